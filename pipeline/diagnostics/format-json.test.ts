import { expect, test } from 'vitest';
import { validate } from '../validate/validator.ts';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticsReport } from './format-json.ts';

const broken: Diagnostic = {
  rule: 'link-page-missing',
  severity: 'error',
  message: 'There is no page at "/a,b: 100%".',
  sourcePath: 'pages/peças/a b.md',
  range: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
  hint: 'Did you mean "/a"?',
  url: 'docs/pages/rules/link-page-missing.md',
};
const folded: Diagnostic = {
  rule: 'image-alt-missing',
  severity: 'warning',
  message: 'The image "![]\n(a)" has no text alternative.',
  sourcePath: 'pages/a.md',
  range: { start: { line: 1, column: 3 }, end: { line: 2, column: 4 } },
  url: 'docs/pages/rules/image-alt-missing.md',
};

test('is as its schema has it, with what a program needs to find the place', () => {
  const report = diagnosticsReport([broken, folded], 7);
  expect(validate('diagnostics', report)).toEqual([]);
  expect(report).toEqual({
    schemaVersion: 1,
    diagnostics: [broken, folded],
    summary: { pages: 7, errors: 1, warnings: 1 },
  });
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test('a report with nothing in it is one, too', () => {
  expect(diagnosticsReport([], 1)).toEqual({
    schemaVersion: 1,
    diagnostics: [],
    summary: { pages: 1, errors: 0, warnings: 0 },
  });
});
