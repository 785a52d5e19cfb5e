import { describe, expect, test } from 'vitest';
import type { Finding } from './diagnostic.ts';
import { type Silence, settle } from './settle.ts';

const at = (line: number, column = 1) => ({ start: { line, column }, end: { line, column: column + 1 } });
const finding = (rule: Finding['rule'], line: number, more: Partial<Finding> = {}): Finding => ({
  rule,
  message: `${rule} on ${line}.`,
  sourcePath: 'pages/a.md',
  range: at(line),
  ...more,
});
const silence = (line: number, ...rules: string[]): Silence => ({
  sourcePath: 'pages/a.md',
  line,
  rules,
  range: at(line - 1),
});
const places = (found: readonly { rule: string; sourcePath: string; range: Finding['range'] }[]): string[] =>
  found.map(({ rule, sourcePath, range }) => `${sourcePath}:${range.start.line}:${range.start.column} ${rule}`);

describe('severity', () => {
  test('is the rule’s own, unless site.yaml sets another', () => {
    const findings = [finding('link-empty', 1), finding('image-alt-missing', 2)];
    expect(settle(findings, []).map(({ severity }) => severity)).toEqual(['error', 'warning']);
    const settings = { 'link-empty': 'warning', 'image-alt-missing': 'error' } as const;
    expect(settle(findings, [], settings).map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });

  test('off takes the rule out', () => {
    expect(settle([finding('link-empty', 1)], [], { 'link-empty': 'off' })).toEqual([]);
  });

  test('each diagnostic names the page of its rule', () => {
    expect(settle([finding('link-empty', 1)], [])[0]?.url).toBe('docs/pages/rules/link-empty.md');
  });
});

describe('what may come of another file', () => {
  const consequence = finding('file-missing', 1, { causedBy: ['fields/a.yaml'] });
  const cause = finding('fields-invalid', 2, { sourcePath: 'fields/a.yaml' });

  test('is reported unless that file has an error', () => {
    expect(places(settle([consequence, cause], []))).toEqual(['fields/a.yaml:2:1 fields-invalid']);
    expect(places(settle([consequence], []))).toEqual(['pages/a.md:1:1 file-missing']);
    expect(settle([consequence, cause], [], { 'fields-invalid': 'warning' })).toHaveLength(2);
  });

  test('says nothing of where it may come from', () => {
    expect(settle([consequence], [])[0]).not.toHaveProperty('causedBy');
  });
});

describe('order', () => {
  const findings = [
    finding('url-unsafe', 2),
    finding('link-empty', 2),
    finding('link-empty', 10),
    finding('link-empty', 2, { range: at(2, 9) }),
    finding('link-empty', 2, { sourcePath: 'pages/B.md' }),
    finding('link-empty', 2, { message: 'A.' }),
  ];

  test('is by file, line, column, rule and message', () => {
    expect(places(settle(findings, []))).toEqual([
      'pages/B.md:2:1 link-empty',
      'pages/a.md:2:1 link-empty',
      'pages/a.md:2:1 link-empty',
      'pages/a.md:2:1 url-unsafe',
      'pages/a.md:2:9 link-empty',
      'pages/a.md:10:1 link-empty',
    ]);
  });

  test('does not depend on the order in which things were found', () => {
    expect(settle(findings.toReversed(), [])).toEqual(settle(findings, []));
  });

  test('what a part says once for every page is reported once', () => {
    const same = finding('link-empty', 2);
    expect(settle([same, { ...same }, finding('link-empty', 3)], [])).toEqual(
      settle([same, finding('link-empty', 3)], []),
    );
  });
});

describe('silences', () => {
  test('silence their rules on their line, in their file, and nothing else', () => {
    const findings = [
      finding('link-empty', 3),
      finding('link-empty', 3, { range: at(3, 9) }),
      finding('url-unsafe', 3),
      finding('link-empty', 4),
      finding('link-empty', 3, { sourcePath: 'pages/b.md' }),
    ];
    expect(places(settle(findings, [silence(3, 'link-empty')]))).toEqual([
      'pages/a.md:3:1 url-unsafe',
      'pages/a.md:4:1 link-empty',
      'pages/b.md:3:1 link-empty',
    ]);
  });

  test('one that silences nothing is reported at the comment', () => {
    const found = settle(
      [finding('link-empty', 3)],
      [silence(3, 'link-empty', 'url-unsafe'), silence(9, 'link-empty')],
    );
    expect(places(found)).toEqual(['pages/a.md:2:1 silence-invalid', 'pages/a.md:8:1 silence-invalid']);
    expect(found[0]?.message).toBe('Nothing on the next line breaks the rule "url-unsafe".');
  });

  test('one that names no rule is reported with the nearest', () => {
    expect(settle([], [silence(3, 'link-emty')])).toMatchObject([
      { message: 'There is no rule "link-emty" to silence.', hint: 'Did you mean "link-empty"?' },
    ]);
  });

  test('one that names none is reported', () => {
    expect(settle([], [silence(3)])).toMatchObject([{ rule: 'silence-invalid', range: at(2) }]);
  });

  test('one in a part is used when any page that includes the part needs it', () => {
    expect(settle([finding('link-empty', 3)], [silence(3, 'link-empty'), silence(3, 'link-empty')])).toEqual([]);
  });

  test('one for a rule that only other hosts can break is never idle', () => {
    expect(settle([], [silence(3, 'link-external-broken')])).toEqual([]);
  });
});
