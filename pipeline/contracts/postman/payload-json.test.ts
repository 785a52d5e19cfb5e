import { expect, test } from 'vitest';
import { parseJson } from '../fields/parse-json.ts';
import { embeddedText } from './embedded-text.ts';
import { isFilledIn, payloadJson } from './payload-json.ts';

/** A payload as the only value of a file. */
function payloadOf(text: string) {
  const file = ` ${JSON.stringify(text)} `;
  const node = parseJson(file);
  if (node.kind !== 'string') throw new Error('A text is a text.');
  return { file, payload: { ...embeddedText(file, node), isJson: true } };
}

test('a place in a payload is one in its file, whatever is escaped there', () => {
  const text = '{\n\t"a": "\\"ç🚀\u2028"\n}';
  const { file, payload } = payloadOf(text);
  expect(payload.text).toBe(text);
  for (let start = 0; start < text.length; start++) {
    const place = payload.placeOf(start, start + 1);
    expect(JSON.parse(`"${file.slice(place.start, place.end)}"`)).toBe(text[start]);
  }
  const end = payload.placeOf(text.length, text.length);
  expect(file.slice(end.start)).toBe('" ');
});

test('a variable stands for a value, and leaves all else where it is', () => {
  const { payload } = payloadOf('{ "a": {{valor}}, "b": "{{texto}} e {{outro}}", "c": [1] }');
  const { node } = payloadJson(payload);
  if (node?.kind !== 'object') throw new Error('This is an object.');
  const [a, b, c] = node.members.map(({ value }) => value);
  expect(a && payload.text.slice(a.start, a.end)).toBe('{{valor}}');
  expect(c && payload.text.slice(c.start, c.end)).toBe('[1]');
  expect([a, b, c].map((value) => value && isFilledIn(payload, value))).toEqual([true, true, false]);
});

test('what is no JSON says where it ends to be', () => {
  const { payload } = payloadOf('{ "a": {{valor} }');
  const { fault } = payloadJson(payload);
  expect(fault?.message).toMatch(/^This is not JSON: .+\.$/);
  expect(fault?.at).toBeGreaterThan(6);
});
