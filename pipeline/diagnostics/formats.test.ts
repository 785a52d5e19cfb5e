import { describe, expect, test } from 'vitest';
import { validate } from '../validate/validator.ts';
import type { Diagnostic } from './diagnostic.ts';
import { formatGithub } from './format-github.ts';
import { diagnosticsReport } from './format-json.ts';
import { formatPretty } from './format-pretty.ts';
import { sarifLog } from './format-sarif.ts';
import { RULES } from './rules.ts';

const broken: Diagnostic = {
  rule: 'link-page-missing',
  severity: 'error',
  message: 'There is no page at "/a,b: 100%".',
  sourcePath: 'pages/peças/a b.md',
  range: { start: { line: 2, column: 9 }, end: { line: 2, column: 12 } },
  hint: 'Did you mean "/a"?',
  url: 'docs/rules/link-page-missing.md',
};
const folded: Diagnostic = {
  rule: 'image-alt-missing',
  severity: 'warning',
  message: 'The image "![]\n(a)" has no text alternative.',
  sourcePath: 'pages/a.md',
  range: { start: { line: 1, column: 3 }, end: { line: 2, column: 4 } },
  url: 'docs/rules/image-alt-missing.md',
};
const inContent = (sourcePath: string): string => `content/${sourcePath}`;

describe('json', () => {
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
});

describe('github', () => {
  test('one workflow command a line, escaped, its end column inclusive', () => {
    expect(formatGithub([broken], inContent)).toBe(
      '::error file=content/pages/peças/a b.md,line=2,endLine=2,col=9,endColumn=11,title=link-page-missing::There is no page at "/a,b: 100%25". Did you mean "/a"?\n',
    );
  });

  test('line ends in a message do not end the command; over several lines there is no end column', () => {
    expect(formatGithub([folded], (path) => `a:b,${path}`)).toBe(
      '::warning file=a%3Ab%2Cpages/a.md,line=1,endLine=2,col=3,title=image-alt-missing::The image "![]%0A(a)" has no text alternative.\n',
    );
  });

  test('nothing found is nothing printed', () => {
    expect(formatGithub([], inContent)).toBe('');
  });
});

describe('sarif', () => {
  const [run] = (sarifLog([broken, folded], '2.4.3', inContent) as { runs: [Record<string, never>] }).runs;

  test('names every rule with its level', () => {
    const { driver } = (run as unknown as { tool: { driver: { rules: unknown[] } } }).tool;
    expect(driver).toMatchObject({ name: 'docs-build', semanticVersion: '2.4.3' });
    expect(driver.rules).toMatchObject(
      Object.entries(RULES).map(([id, { severity, summary }]) => ({
        id,
        shortDescription: { text: summary },
        defaultConfiguration: { level: severity },
      })),
    );
  });

  test('gives each result its rule, level and region in UTF-16 columns, with an encoded path', () => {
    expect(run).toMatchObject({
      columnKind: 'utf16CodeUnits',
      results: [
        {
          ruleId: 'link-page-missing',
          ruleIndex: Object.keys(RULES).indexOf('link-page-missing'),
          level: 'error',
          message: { text: 'There is no page at "/a,b: 100%". Did you mean "/a"?' },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'content/pages/pe%C3%A7as/a%20b.md' },
                region: { startLine: 2, startColumn: 9, endLine: 2, endColumn: 12 },
              },
            },
          ],
        },
        { ruleId: 'image-alt-missing', level: 'warning' },
      ],
    });
  });
});

describe('pretty', () => {
  const print = (diagnostic: Diagnostic, text: string | undefined, color = false): string =>
    formatPretty([diagnostic], { color, displayPath: inContent, textOf: () => text });

  test('place and message, the line with a caret under the token, the hint', () => {
    expect(print(broken, 'um\r\n[é](/a) [b](c)\r\n')).toBe(
      [
        'content/pages/peças/a b.md:2:9  error  There is no page at "/a,b: 100%".  link-page-missing',
        '  2 │ [é](/a) [b](c)',
        '    │         ^^^',
        '  hint: Did you mean "/a"?',
        '',
      ].join('\n'),
    );
  });

  test('tabs before the token are kept, so that the caret stands under it', () => {
    expect(print(broken, 'x\n\t\tabcdefghij')).toContain('  2 │ \t\tabcdefghij\n    │ \t\t      ^^^\n');
  });

  test('a range over several lines is marked on its first', () => {
    expect(print(folded, 'a ![]\n(a)')).toContain('  1 │ a ![]\n    │   ^^^\n');
  });

  test('of a very long line, what is around the token', () => {
    const far: Diagnostic = { ...broken, range: { start: { line: 1, column: 5001 }, end: { line: 1, column: 5004 } } };
    const [, line = '', caret = ''] = print(far, `${'x'.repeat(5000)}abc${'y'.repeat(5000)}`).split('\n');
    expect(line.length).toBeLessThan(200);
    expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('abc');
  });

  test('without the text of the file there is no line, and with no colour no escape', () => {
    expect(print(folded, undefined)).not.toContain('│');
    expect(print(broken, 'a\nb')).not.toContain('\u001b');
    expect(print(broken, 'a\nb', true)).toContain('\u001b[31merror');
  });
});
