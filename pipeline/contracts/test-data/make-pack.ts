// The test data of a contract: each file is made, and then held to the contract by the code that holds any file to it. One that
// does not do what it is for is not published.
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import { fileCheck } from '../fields/check-file.ts';
import { fieldAtPlace } from '../fields/field-at-place.ts';
import { type FieldList, fieldAt } from '../fields/field-list.ts';
import { formedName, namedFields } from '../fields/file-name.ts';
import type { PayloadFault } from '../fields/payload-fault.ts';
import { valuesAt } from '../fields/values-at.ts';
import { byteCases } from './byte-cases.ts';
import { encodeText } from './encode-text.ts';
import { fieldCases } from './field-cases.ts';
import { type Maker, makerFor, NoValue } from './maker.ts';
import { ruleCases } from './rule-cases.ts';
import { settle } from './settle.ts';
import type { Attempt, ByteCase, TestCase, Tested } from './test-case.ts';
import { testIds } from './test-ids.ts';
import { copyOf, nodeOf, type Value, writtenPath } from './value.ts';
import { writeValue } from './write-value.ts';

/** What is wrong with a file, and meant. */
export interface Expected {
  readonly finding: Finding;
  readonly fault: PayloadFault;
}

export interface TestFile {
  readonly id: string;
  readonly tested: Tested;
  /** What it is called, without folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: readonly Expected[];
}

export interface Pack {
  readonly files: readonly TestFile[];
  /** What no file could be made for. */
  readonly untested: readonly Tested[];
  /** Why there are none, or not all; with the path of the field that is in the way, where there is one. */
  readonly problem?: { readonly message: string; readonly path?: string | undefined };
}

const MOST_FILES = 1000;
const MOST_BYTES = 20_000_000;

type Checked = Omit<TestFile, 'id' | 'tested'>;

export function makePack(list: FieldList): Pack {
  const maker = makerFor(list);
  const { base: smallest, problem } = baseOf('smallest', maker);
  if (!smallest) return { files: [], untested: [], ...(problem && { problem }) };
  const { base: full } = baseOf('full', maker);
  const bases = full ? [smallest, full] : [smallest];
  const ids = testIds();
  const files: TestFile[] = [];
  const untested: Tested[] = [];
  let bytes = 0;
  for (const { tested, make } of makeAll(bases, full, maker)) {
    if (files.length + untested.length >= MOST_FILES || bytes > MOST_BYTES) {
      const message = `There is more to test of "${list.name}" than ${MOST_FILES} files, or ${MOST_BYTES / 1e6} MB, hold`;
      return { files, untested, problem: { message } };
    }
    maker.begin();
    const id = ids(tested);
    const made = make(id, files.length + 1);
    if (made === 'unsayable') continue;
    if (made) {
      files.push({ id, tested, ...made });
      bytes += made.bytes.length;
    } else untested.push(tested);
  }
  return { files, untested };
}

function baseOf(extent: 'smallest' | 'full', maker: Maker): { base?: Value; problem?: Pack['problem'] } {
  const { list } = maker;
  const none = `No file was found that obeys "${list.name}"`;
  try {
    maker.begin();
    const base = maker.root(extent);
    const fault = settle(base, { pins: [] }, maker);
    if (!fault) return { base };
    const path = fieldAtPlace(list)(fault.path);
    return { problem: { message: `${none}: of the last one ${sayInEnglish(fault.said)}`, path } };
  } catch (error) {
    if (error instanceof NoValue) return { problem: { message: `${none}. ${error.message}`, path: error.field.path } };
    throw error;
  }
}

interface Making {
  readonly tested: Tested;
  readonly make: (id: string, number: number) => Checked | 'unsayable' | undefined;
}

function* makeAll(bases: readonly Value[], full: Value | undefined, maker: Maker): Iterable<Making> {
  const [smallest] = bases;
  if (!smallest) return;
  const { list } = maker;
  const naming = { list, smallest };
  const ofCase = ({ tested, ways }: TestCase): Making => ({
    tested,
    make: (id, number) => tryWays(tested, ways, { ...naming, maker, id, number }),
  });
  yield ofCase({ tested: { kind: 'smallest' }, ways: [() => ({ root: copyOf(smallest), pins: [] })] });
  yield ofCase({ tested: { kind: 'full' }, ways: full ? [() => ({ root: copyOf(full), pins: [] })] : [] });
  for (const each of fieldCases(bases, maker)) yield ofCase(each);
  for (const each of ruleCases(bases, maker)) yield ofCase(each);
  for (const each of byteCases(list))
    yield { tested: each.tested, make: (id, number) => changeBytes(each, bases, { ...naming, id, number }) };
}

interface Naming {
  readonly list: FieldList;
  readonly smallest: Value;
  readonly id: string;
  readonly number: number;
}

/** The first file that is wrong in one place, or else the first that does what it is for. */
function tryWays(
  tested: Tested,
  ways: TestCase['ways'],
  scope: Naming & { readonly maker: Maker },
): ReturnType<Making['make']> {
  const { maker, list } = scope;
  let best: Checked | undefined;
  let isSayable = ways.length === 0;
  for (const way of ways) {
    try {
      const attempt = way();
      if (!attempt) {
        isSayable = true;
        continue;
      }
      const { root, pins } = attempt;
      const breaks = tested.kind === 'wrong' && tested.field === undefined ? { breaks: tested.reason } : {};
      const left = settle(root, { pins, ...breaks }, maker);
      const text = writeValue(root, list);
      if (text === undefined) continue;
      isSayable = true;
      if (left && !followersOf(tested, list).has(left.reason)) continue;
      const made = named(text, root, scope, (each) => isMeant(tested, attempt, each, list));
      if (made && new Set(made.expected.map(({ fault }) => fault.path)).size <= 1) return made;
      best ??= made;
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
    }
  }
  return best ?? (isSayable ? undefined : 'unsayable');
}

/** The file under a name that is right for it: which says values as this file has them, or as the smallest has. */
function named(
  text: string,
  root: Value,
  { list, smallest, ...naming }: Naming,
  isRight: (expected: readonly Expected[]) => boolean,
): Checked | undefined {
  const bytes = encodeText(text, list.layout);
  const names = new Set([root, smallest].map((value) => fileNameOf(value, { list, ...naming })));
  for (const name of bytes ? names : []) {
    const expected = expectedOf(list, name, bytes ?? new Uint8Array());
    if (isRight(expected)) return { name, bytes: bytes ?? new Uint8Array(), expected };
  }
  return undefined;
}

function changeBytes(
  { tested, change, name = (right) => right }: ByteCase,
  bases: readonly Value[],
  { list, ...naming }: Naming,
): ReturnType<Making['make']> {
  for (const base of bases) {
    const changed = change(writeValue(base, list) ?? '');
    const bytes = typeof changed === 'string' ? encodeText(changed, list.layout) : changed;
    if (!bytes) continue;
    const own = name(fileNameOf(base, { list, ...naming }));
    const expected = expectedOf(list, own, bytes);
    if (expected.length > 0 && expected.every(({ fault }) => fault.reason === tested.reason))
      return { name: own, bytes, expected };
  }
  return 'unsayable';
}

function fileNameOf(root: Value, { list, id, number }: Omit<Naming, 'smallest'>): string {
  const { layout } = list;
  if (layout?.fileName === undefined)
    return `${id}.${!layout ? 'json' : layout.format === 'delimited' ? 'csv' : 'txt'}`;
  return formedName(layout.fileName, number, (path) => {
    const [found] = valuesAt(nodeOf(root), path.split('.'));
    const { value } = found ?? {};
    return value?.kind === 'string' ? value.value : value?.kind === 'number' ? value.raw : undefined;
  });
}

function expectedOf(list: FieldList, name: string, bytes: Uint8Array): Expected[] {
  const expected: Expected[] = [];
  const check = fileCheck({ list, name, sourcePath: name, say: sayInEnglish }, (finding, fault) => {
    if (fault) expected.push({ finding, fault });
  });
  check.add(bytes);
  check.end();
  return expected;
}

/** What a wrong value of a field may break beside: rules that name it, and the name of the file where that says it. */
function followersOf(tested: Tested, list: FieldList): ReadonlySet<string> {
  if (tested.kind !== 'wrong' || tested.field === undefined) return new Set();
  const codes = fieldAt(list, tested.field)?.rules.map(({ code }) => code) ?? [];
  return new Set(namedFields(list).includes(tested.field) ? [...codes, 'fileName'] : codes);
}

/** Whether what is wrong with a file is what it is to show. */
function isMeant(tested: Tested, { pins }: Attempt, expected: readonly Expected[], list: FieldList): boolean {
  if (tested.kind !== 'wrong') return expected.length === 0;
  const { reason, field } = tested;
  if (!expected.some(({ fault }) => fault.reason === reason)) return false;
  if (field === undefined) return expected.every(({ fault }) => fault.reason === reason);
  const followers = followersOf(tested, list);
  const places = new Set(pins.filter(({ isWrong }) => isWrong).map(({ at }) => writtenPath(at)));
  // Of a day that cannot be read a file says where its line and column are, and no field.
  const isUnread = ({ path, reason: of }: PayloadFault): boolean =>
    path === '' && of === 'format' && expected.length === 1;
  return expected.every(({ fault }) => places.has(fault.path) || followers.has(fault.reason) || isUnread(fault));
}
