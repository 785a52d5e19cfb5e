// Data files with something wrong in them, by chance: what a reader of YAML or JSON may be given. The same seed gives the
// same file.
import { parse, stringify } from 'yaml';
import type { Chance } from './chance.ts';

const nested = (levels: number): unknown => (levels === 0 ? [] : [nested(levels - 1)]);
/** As JSON has it: as a key of its own. */
const ofPrototype: unknown = JSON.parse('{"__proto__": {"a": 1}, "constructor": "b", "toString": null}');

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u0007\u001B[2J',
  'um\r\ndois\rtrês',
  '\u2028\u0085\u202E',
  '\uD800',
  '🚀é',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  '/',
  '//evil.example/a',
  '/../..',
  '../../x',
  'a/b.c#d?e',
  'javascript:alert(1)',
  'https://[',
  'https://a b',
  '%zz',
  '{',
  '{a}/{a}',
  '{{a}}',
  '$A',
  '*/ <script> &amp; ]]>',
  '`|`',
  '# x',
  ':::note\n- a\n  # b\n',
  '::field-list{src="/fields/pedido.yaml"}',
  '[a](/nada) ![](x.png) [b][c]',
  '(',
  'a)|(b',
  '\\',
  '2025-13-45',
  '200 a 599',
  'valid',
  'index.html',
];
const VALUES: readonly unknown[] = [
  ...TEXTS,
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e300,
  999_999_999_999,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  nested(30),
  nested(700),
  ofPrototype,
];

/** Those that most readers forget. */
const SHARP: readonly unknown[] = [
  '',
  ' ',
  '\uD800',
  'um\ndois',
  0,
  -1,
  999_999_999_999,
  Number.NaN,
  null,
  [],
  {},
  [[]],
  ofPrototype,
];

/** Where a value stands in what holds it. */
interface Slot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

function slotsIn(value: unknown, found: Slot[] = []): Slot[] {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Slot['holder'];
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    found.push({ holder, key });
    slotsIn(valueIn({ holder, key }), found);
  }
  return found;
}

const valueIn = ({ holder, key }: Slot): unknown => (holder as Record<string | number, unknown>)[key];

const set = ({ holder }: Slot, key: string | number, value: unknown): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

function remove({ holder, key }: Slot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** Each changes one place of a value. */
const CHANGES: readonly ((slot: Slot, others: readonly Slot[], chance: Chance) => void)[] = [
  (slot, _, chance) => set(slot, slot.key, chance.pick(SHARP)),
  (slot, _, chance) => set(slot, slot.key, chance.pick(SHARP)),
  (slot, _, chance) => set(slot, slot.key, chance.pick(VALUES)),
  (slot) => remove(slot),
  (slot, others, chance) => set(slot, slot.key, structuredClone(valueIn(chance.pick(others)))),
  (slot) => set(slot, slot.key, [valueIn(slot), structuredClone(valueIn(slot))]),
  (slot, others, chance) => {
    const value = valueIn(slot);
    const name = chance.happens(0.5) ? chance.pick(TEXTS) : String(chance.pick(others).key);
    if (!Array.isArray(slot.holder)) remove(slot);
    set(slot, Array.isArray(slot.holder) ? slot.holder.length : name, structuredClone(value));
  },
];

/** Pieces of YAML and JSON in which a slip is easily made. */
const SNIPPETS = [
  '\n? [a]\n: b\n',
  '\n&x a: *x\n',
  ' *nada ',
  '\n<<: {a: 1}\n',
  ' !!set {a, b} ',
  ' !!binary "AA==" ',
  '\n---\n',
  '\t',
  '"',
  "'",
  '{',
  '[',
  ']',
  ': ',
  '\n- ',
  '#',
  '\\u0000',
  '\\ud800',
  '\r',
  '\0',
  '\uFEFF',
  '-0',
  '.inf',
  '0x1F',
  '1_000',
  '~',
  '%TAG ! a',
  ',',
];

/** A file with a few of its values or characters changed. Markdown is changed in its front matter. */
export function mutatedData(path: string, text: string, chance: Chance): string {
  if (path.endsWith('.md')) {
    const [, matter = 'title: a\n', rest = text] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? [];
    return `---\n${mutatedData('front.yaml', matter, chance)}---\n${rest}`;
  }
  const times = 1 + chance.upTo(1);
  const isJson = path.endsWith('.json');
  const root = { value: valueOfFile(text, isJson) };
  if (root.value === undefined || chance.happens(0.2)) return mutatedText(text, times, chance);
  for (let i = 0; i < times; i++) {
    const slots = [{ holder: root, key: 'value' }, ...slotsIn(root)];
    chance.pick(CHANGES)(chance.pick(slots), slots, chance);
  }
  return isJson ? JSON.stringify(root.value ?? null) : yamlOf(root.value ?? null);
}

/** JSON is YAML too, and is written at any depth. */
function yamlOf(value: unknown): string {
  try {
    return stringify(value, { aliasDuplicateObjects: false });
  } catch {
    return JSON.stringify(value);
  }
}

/** Without aliases; undefined for what cannot be read. */
function valueOfFile(text: string, isJson: boolean): unknown {
  try {
    return JSON.parse(isJson ? text : JSON.stringify(parse(text)));
  } catch {
    return undefined;
  }
}

function mutatedText(text: string, times: number, chance: Chance): string {
  let changed = text;
  for (let i = 0; i < times; i++) {
    const at = chance.upTo(changed.length);
    const length = chance.happens(0.5) ? 0 : chance.upTo(11);
    changed = changed.slice(0, at) + chance.pick(SNIPPETS) + changed.slice(at + length);
  }
  return changed;
}
