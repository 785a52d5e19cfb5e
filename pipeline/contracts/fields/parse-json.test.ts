import { expect, test } from 'vitest';
import { JsonError, type JsonNode, parseJson } from './parse-json.ts';

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'number':
      return Number(node.raw);
    case 'null':
      return null;
    default:
      return node.value;
  }
}

test.each([
  '{}',
  '[]',
  ' [ 1 , -0.5e+3, 0 , "a\\n\\u00e7\\"" , true , false , null , {"a" : [ {} ] } ] \n',
  '{"a":{"b":"ç 🚀"},"":1}',
])('reads what JSON.parse reads: %s', (text) => {
  expect(plain(parseJson(text))).toEqual(JSON.parse(text));
});

test.each([
  ['{"a": 1,}', 8],
  ["{'a': 1}", 1],
  ['[1 2]', 3],
  ['[01]', 2],
  ['[1.]', 1],
  ['"a\nb"', 0],
  ['{"a" 1}', 5],
  ['[1', 2],
  ['', 0],
  ['1 2', 2],
  ['[undefined]', 1],
  ['[1, // um\n2]', 4],
])('refuses %s where it is wrong', (text, at) => {
  expect(() => JSON.parse(text)).toThrow();
  try {
    parseJson(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(JsonError);
    expect((error as JsonError).at).toBe(at);
  }
});

test('knows where each value stands, and how a number is written', () => {
  const text = '{"a": [1.50]}';
  const node = parseJson(text);
  const [member] = node.kind === 'object' ? node.members : [];
  expect(text.slice(member?.place.start, member?.place.end)).toBe('"a"');
  const item = member?.value.kind === 'array' ? member.value.items[0] : undefined;
  expect(item).toEqual({ kind: 'number', raw: '1.50', start: 7, end: 11 });
});

test('what nests without end is refused where it goes too far', () => {
  expect(() => parseJson('['.repeat(100_000))).toThrow(expect.objectContaining({ at: 500 }));
  expect(parseJson(`${'['.repeat(400)}${']'.repeat(400)}`).kind).toBe('array');
});
