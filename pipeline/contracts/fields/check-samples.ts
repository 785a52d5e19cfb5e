// Examples that cannot lie: every payload on a page, and every file a contract names, is held to its contract.
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { PageFacts, Sample } from '../../parse/parsed-page.ts';
import type { Content } from '../../read/content.ts';
import { checkPayload, type PayloadOptions } from './check-payload.ts';
import { REASONS } from './check-scalar.ts';
import { type DecodedFile, decodeFile } from './decode-file.ts';
import { everyField, type Field, type FieldList, fieldAt } from './field-list.ts';
import { checkFileName } from './file-name.ts';
import { findContract, findExample } from './find-contract.ts';
import type { FieldLists } from './load-field-lists.ts';
import { type ReadPayload, readPayload } from './read-payload.ts';
import { sampleBody } from './sample-body.ts';

export function checkSamples(pages: readonly PageFacts[], { files }: Content, lists: FieldLists, report: Report): void {
  for (const { samples, sourcePath, frontmatter, frontmatterRanges } of pages) {
    for (const sample of samples) checkSample(sample, lists, report);
    const range = frontmatterRanges.contracts ?? WHOLE_FILE;
    for (const name of frontmatter.contracts ?? []) findContract(name, lists, { sourcePath, range }, report);
  }
  for (const loaded of lists.byPath.values()) {
    for (const { file, expect = 'valid', direction, range } of loaded?.list.examples ?? []) {
      const found = loaded && findExample(file, files, { sourcePath: loaded.list.sourcePath, range }, report);
      if (!found) continue;
      const { sourcePath } = found;
      const isFile = !file.endsWith('.json');
      const decoded = decodeFile(found.bytes(), isFile ? loaded.list.layout : undefined);
      const lines = lineIndex(decoded.text);
      const rangeOf = (start: number, end: number): Range => lines.range(start, end);
      judge(
        {
          list: loaded.list,
          text: decoded.text,
          isFile,
          file: { name: file.slice(file.lastIndexOf('/') + 1), decoded },
          expect,
          direction,
          sourcePath,
          rangeOf,
          expectRange: WHOLE_FILE,
        },
        report,
      );
    }
  }
}

function checkSample(sample: Sample, lists: FieldLists, report: Report): void {
  const { contract, contractRange, expect, expectRange, language, sourcePath } = sample;
  const [name = '', path] = contract.split('#', 2);
  const loaded = findContract(name, lists, { sourcePath, range: contractRange }, report);
  if (!loaded) return;
  const { list } = loaded;
  const part = path === undefined ? undefined : fieldAt(list, path);
  if (path !== undefined && !part) {
    const hint = didYouMean(
      path,
      [...everyField(list.fields)].map((field) => field.path),
    );
    const message = `The contract "${name}" has no field "${path}".`;
    report({ rule: 'contract-unknown', message, sourcePath, range: contractRange, hint });
    return;
  }
  const known: readonly string[] = [...REASONS, ...new Set(list.rules.map(({ code }) => code))];
  const strange = reasonsOf(expect).find((reason) => !known.includes(reason));
  if (strange !== undefined) {
    const message = `Nothing is invalid for the reason "${strange}".`;
    report({
      rule: 'code-meta-invalid',
      message,
      sourcePath,
      range: expectRange,
      hint: `Known: ${known.join(', ')}.`,
    });
    return;
  }
  const { text, start: from, isFile } = sampleBody(sample);
  if (isFile && !list.layout) {
    report({
      rule: 'code-meta-invalid',
      message: `Code in "${language || 'no language'}" cannot be held to "${name}".`,
      sourcePath,
      range: contractRange,
      hint: `JSON can, alone or in a message of HTTP, and files where "${list.sourcePath}" has a "layout:".`,
    });
    return;
  }
  const lines = lineIndex(sample.text);
  const rangeOf = (start: number, end: number): Range => placeInFile(sample, lines, from + start, from + end);
  judge({ list, part, text, isFile, expect, sourcePath, rangeOf, expectRange }, report);
}

const reasonsOf = (expect: string): string[] => /^invalid\((.*)\)$/.exec(expect)?.[1]?.split(',') ?? [];

interface Case {
  readonly list: FieldList;
  readonly part?: Field | undefined;
  readonly text: string;
  /** Whether the text is a file of the list's layout; JSON otherwise. */
  readonly isFile: boolean;
  /** The file on disk that it is. */
  readonly file?: { readonly name: string; readonly decoded: DecodedFile };
  readonly expect: string;
  readonly direction?: PayloadOptions['direction'];
  readonly sourcePath: string;
  readonly rangeOf: (start: number, end: number) => Range;
  /** Where it says what to expect. */
  readonly expectRange: Range;
}

function judge(judged: Case, report: Report): void {
  const { list, part, expect, direction, sourcePath, rangeOf, expectRange } = judged;
  const reasons = reasonsOf(expect);
  const { payload, faults: unread, isWhole } = readSample(judged);
  const faults = [
    ...unread,
    ...(payload ? checkPayload(list, payload, { part, direction, isPartial: expect === 'partial', isWhole }) : []),
  ];
  for (const fault of faults) {
    if (reasons.includes(fault.reason)) continue;
    report({
      rule: 'example-invalid',
      message: fault.message,
      sourcePath,
      range: rangeOf(fault.start, fault.end),
      hint: fault.hint ?? `The contract is "${list.sourcePath}".`,
    });
  }
  const reason = reasons.find((each) => !faults.some((fault) => fault.reason === each));
  if (reason === undefined) return;
  const instead = [...new Set(faults.map((fault) => fault.reason))];
  report({
    rule: 'example-invalid',
    message: `This example of "${list.name}" should be invalid for "${reason}", and ${instead.length > 0 ? 'is not' : 'is valid'}.`,
    sourcePath,
    range: expectRange,
    hint:
      instead.length > 0
        ? `It is invalid for: ${instead.join(', ')}.`
        : 'Break the rule it shows, or write expect=valid.',
  });
}

/** A text that is no file of its own has no name and no bytes. */
function readSample({ list, text, isFile, file }: Case): ReadPayload {
  if (!file) return readPayload(text, list, isFile);
  const { decoded, name } = file;
  if (!decoded.isRight) return { payload: undefined, faults: decoded.faults, isWhole: false };
  const read = readPayload(text, list, isFile);
  const named = read.payload && isFile ? checkFileName(name, list, read.payload) : [];
  return { ...read, faults: [...decoded.faults, ...named, ...read.faults] };
}

/** From offsets in the code to a place in the file that holds it. */
function placeInFile({ firstLine, indents }: Sample, lines: LineIndex, start: number, end: number): Range {
  const place = (offset: number) => {
    const { line, column } = lines.positionAt(offset);
    return { line: firstLine + line - 1, column: column + (indents[line - 1] ?? 0) };
  };
  return { start: place(start), end: place(end) };
}
