// The examples in docs/pages/rules/ are compiled: a wrong one breaks its rule, a right one does not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { RULES, type RuleId } from './rules.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>';

/** What the examples refer to. */
const WORLD: Readonly<Record<string, string>> = {
  'site.yaml': 'title: Hub',
  'pages/index.md': '# Home\n\n::test-data{contract=order}',
  'pages/guide.md': '# Guide',
  'pages/limits.md': '# Limits\n\n## Per client',
  'pages/_limits.md': '<!-- #region per-client -->\nSixty.\n<!-- #endregion -->',
  'pages/docs/registration.md': '# Registration',
  'pages/docs/files/daily.md': '# Daily',
  'pages/images/logo.png': SVG,
  'pages/flow.svg': SVG,
  'pages/line.svg': SVG,
  'pages/empty.svg': '',
  'pages/active.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" onload="track()"/>',
  'postman/hub.json':
    '{ "info": { "name": "Hub", "schema": "v2.1" }, "item": [{ "name": "Create", "request": "https://hub.example/v1" }] }',
  'fields/order.yaml':
    'title: Order\nroot: object\nfields:\n  - { name: amount, type: number, required: always }\n  - { name: amount_total, type: number, required: never }\n',
  'releases/2.0.0.json': JSON.stringify({
    schemaVersion: 1,
    name: '2.0.0',
    date: '2025-11-03',
    fields: {
      order: { title: 'Order', root: 'object', fields: [{ name: 'amount', type: 'number', required: 'always' }] },
    },
    operations: {
      orders: {
        title: 'Orders',
        server: { address: '<hub>', variable: 'HUB_BASE_URL', example: 'https://hub.example' },
        operations: [
          {
            id: 'create',
            title: 'Create',
            method: 'GET',
            path: '/v1',
            answers: [{ status: 200, description: 'Yes.' }],
          },
        ],
      },
    },
  }),
  'operations/orders.yaml': `title: Orders
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
operations:
  - { id: create, title: Create, method: GET, path: /v1, answers: [{ status: 200, description: Yes. }] }
`,
};

/** Rules whose examples show files or other hosts rather than what stands in one file. */
const NOT_ONE_FILE: readonly RuleId[] = [
  'encoding-invalid',
  'file-misplaced',
  'file-too-slow',
  'include-circular',
  'link-external-broken',
  'link-external-unknown',
  'nesting-too-deep',
  'output-collision',
  'page-orphan',
  'page-too-large',
  'route-case-collision',
  'route-duplicate',
  'status-unknown',
  'symbolic-link-invalid',
];

const SIDEBAR: readonly RuleId[] = ['category-empty', 'sidebar-duplicate', 'sidebar-invalid', 'sidebar-page-missing'];
const SITE: readonly RuleId[] = [
  'colour-contrast',
  'redirect-shadows-page',
  'redirect-target-missing',
  'site-invalid',
  'yaml-duplicate-key',
  'yaml-invalid',
];

const FIELDS: readonly RuleId[] = [
  'breaking-change-unexplained',
  'change-unexplained',
  'fields-invalid',
  'test-data-missing',
];
const OPENAPI: readonly RuleId[] = ['openapi-invalid', 'openapi-unsaid'];
const OPERATIONS: readonly RuleId[] = ['operation-without-request', 'operations-invalid'];

/** Rules whose examples are a collection. */
const POSTMAN: readonly RuleId[] = [
  'postman-invalid',
  'postman-request-differs',
  'postman-request-unknown',
  'postman-secret',
  'postman-variable-undefined',
];

function fileOf(id: RuleId, example: string): [string, string] {
  if (SIDEBAR.includes(id)) return ['sidebar.yaml', example];
  if (SITE.includes(id)) return ['site.yaml', example.startsWith('title') ? example : `title: Hub\n${example}`];
  if (id === 'release-invalid') return ['releases/2.1.0.json', example];
  if (FIELDS.includes(id)) return ['fields/order.yaml', example];
  if (POSTMAN.includes(id)) return ['postman/orders.postman_collection.json', example];
  if (OPENAPI.includes(id)) return ['openapi/api.yaml', example];
  if (OPERATIONS.includes(id)) return ['operations/orders.yaml', example];
  const isWhole = example.startsWith('---\n') || example.startsWith('# ') || id === 'heading-level-skipped';
  return ['pages/index.md', isWhole ? example : `# Home\n\n${example}`];
}

const exampleIn = (page: string, heading: string): string =>
  new RegExp(`\\n## ${heading}\\n\\n(\`{3,})\\w+\\n([\\s\\S]*?)\\n\\1\\n`).exec(page)?.[2] ?? '';

async function rulesBrokenBy(id: RuleId, example: string): Promise<string[]> {
  const files = new Map(Object.entries({ ...WORLD, ...Object.fromEntries([fileOf(id, example)]) }));
  const content = contentFrom(new Map([...files].map(([path, text]) => [path, () => Buffer.from(text)])));
  const { diagnostics } = await compileSite(content);
  return diagnostics.map(({ rule }) => rule);
}

test.each((Object.keys(RULES) as RuleId[]).filter((id) => !NOT_ONE_FILE.includes(id)))('%s', async (id) => {
  const page = readFileSync(new URL(`../../docs/pages/rules/${id}.md`, import.meta.url), 'utf8');
  expect(await rulesBrokenBy(id, exampleIn(page, 'Wrong'))).toContain(id);
  expect(await rulesBrokenBy(id, exampleIn(page, 'Right'))).not.toContain(id);
});
