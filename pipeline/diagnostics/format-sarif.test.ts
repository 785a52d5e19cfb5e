import { readFileSync } from 'node:fs';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Finding } from './diagnostic.ts';
import { sarifLog } from './format-sarif.ts';
import { RULES, type RuleId } from './rules.ts';
import { settle } from './settle.ts';

// The official schema, as Microsoft's SARIF SDK for JavaScript carries it.
const schema = JSON.parse(
  readFileSync(
    new URL('../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', import.meta.url),
    'utf8',
  ),
);
// One of its patterns is no regular expression in Unicode mode.
const ajv = new AjvDraft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

const finding = (rule: RuleId, sourcePath: string, hint?: string): Finding => ({
  rule,
  message: `“${rule}”: [x](/docs) {0} %`,
  sourcePath,
  range: { start: { line: 2, column: 3 }, end: { line: 2, column: 3 } },
  ...(hint !== undefined && { hint }),
});
const log = (...findings: Finding[]) =>
  sarifLog(settle(findings, []), '2.4.3', (sourcePath) => `content/${sourcePath}`);

test('is valid against the official schema: without a result, and with one of every rule', () => {
  const every = (Object.keys(RULES) as RuleId[]).map((rule) => finding(rule, 'pages/índice #1?.md', 'Do this.'));
  for (const made of [log(), log(...every)]) {
    expect(validate(made), JSON.stringify(validate.errors)).toBe(true);
  }
});

test('and the schema would have noticed', () => {
  const broken = log(finding('link-empty', 'pages/a.md'));
  expect(validate(JSON.parse(JSON.stringify(broken).replace('"level":"error"', '"level":"fatal"')))).toBe(false);
});

test('names the program, and every rule with its sentence and level', () => {
  const { runs } = log() as unknown as { readonly runs: readonly [{ readonly tool: { readonly driver: object } }] };
  expect(runs[0].tool.driver).toMatchObject({
    name: 'docs-build',
    semanticVersion: '2.4.3',
    rules: Object.entries(RULES).map(([id, { severity, summary }]) => ({
      id,
      shortDescription: { text: summary },
      defaultConfiguration: { level: severity },
    })),
  });
});

test('a warning is one', () => {
  expect(log(finding('image-alt-missing', 'pages/a.md'))).toMatchObject({
    runs: [{ results: [{ ruleId: 'image-alt-missing', level: 'warning' }] }],
  });
});

test('a result names its rule, its place and what to do', () => {
  const made = log(finding('link-empty', 'pages/a.md', 'Give it an address.'));
  expect(made).toMatchObject({
    runs: [
      {
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'link-empty',
            ruleIndex: Object.keys(RULES).indexOf('link-empty'),
            level: 'error',
            message: { text: '“link-empty”: [x](/docs) {0} % Give it an address.' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'content/pages/a.md' },
                  region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 3 },
                },
              },
            ],
          },
        ],
      },
    ],
  });
});

test('a path is an address in which nothing means anything else', () => {
  const text = JSON.stringify(log(finding('link-empty', 'pages/ção #1?.md')));
  expect(text).toContain('"uri":"content/pages/%C3%A7%C3%A3o%20%231%3F.md"');
});
