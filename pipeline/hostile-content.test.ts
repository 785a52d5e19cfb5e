// What content must not bring to a reader never reaches any output, whatever the severity of the rules that say so: as
// errors they end the run and nothing is written, and otherwise what is written is without it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Nav, PageDocument } from '../schemas/types.ts';
import { type CompiledSite, compileSite } from './compile.ts';
import { RULES } from './diagnostics/rules.ts';
import { contentFrom } from './read/content.ts';
import { dangersInHtml, dangersInMarkdown, dangersInNodes } from './testing/dangers.ts';
import {
  DEFINITIONS,
  HOSTILE_BLOCKS,
  HOSTILE_LINES,
  HOSTILE_PARTS,
  PLACES,
  randomHostile,
} from './testing/hostile-texts.ts';
import { workspace } from './testing/run-binary.ts';

const compile = (files: Readonly<Record<string, string>>): Promise<CompiledSite> =>
  compileSite(contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)]))));

const rulesAs = (severity: string): string =>
  `rules:\n${Object.keys(RULES)
    .map((rule) => `  ${rule}: ${severity}\n`)
    .join('')}`;

const SITE = `title: T\n${rulesAs('off')}`;

/** What comes to life of texts: in their Markdown, in their document, and in their Markdown compiled again. */
async function dangersOf(texts: readonly string[]): Promise<string[]> {
  const pages = texts.map((text, i) => [`pages/p${i}.md`, `${text}\n\n${DEFINITIONS}\n`] as const);
  const site = await compile({ 'site.yaml': SITE, ...HOSTILE_PARTS, ...Object.fromEntries(pages) });
  const published = await Promise.all(texts.map((_, i) => site.markdown(`/p${i}`)));
  const documents = await Promise.all(texts.map((_, i) => site.document(`/p${i}`)));
  const again = await compile({
    'site.yaml': 'title: T',
    ...Object.fromEntries(published.map((text, i) => [`pages/p${i}.md`, text])),
  });
  const left = again.diagnostics.filter(({ rule }) => rule === 'html-removed' || rule === 'url-unsafe');
  return texts
    .flatMap((text, i) => {
      const dangers = [
        ...dangersInMarkdown(published[i] ?? ''),
        ...dangersInNodes(documents[i]?.body.children ?? []),
        ...left.flatMap(({ sourcePath, message }) => (sourcePath === `pages/p${i}.md` ? [message] : [])),
      ];
      return dangers.length > 0 ? [{ text, published: published[i], dangers }] : [];
    })
    .map((found) => JSON.stringify(found, null, 1));
}

describe('nothing comes to life of', () => {
  test.each(PLACES)('a line at %j', async (place) => {
    expect(await dangersOf(Object.values(HOSTILE_LINES).map((line) => place.replaceAll('§', () => line)))).toEqual([]);
  });

  test('a block, alone, between others and in a quote', async () => {
    const texts = Object.values(HOSTILE_BLOCKS).flatMap((block) => [
      block,
      `a\n\n${block}\n\nb`,
      `> ${block.replaceAll('\n', '\n> ')}`,
    ]);
    expect(await dangersOf(texts)).toEqual([]);
  });

  test('what chance makes of them', async () => {
    expect(await dangersOf(Array.from({ length: 400 }, (_, seed) => randomHostile(seed)))).toEqual([]);
  });
});

test('what is code stays as it is written', async () => {
  const code =
    '`<script>` ``[a](javascript:x)``\n\n```html\n<script onclick="x">\n[a](javascript:x)\n```\n\n    <script>\n';
  const site = await compile({ 'site.yaml': SITE, 'pages/index.md': `# T\n\n<b>a</b> ${code}` });
  expect(await site.markdown('/')).toBe(`# T\n\na ${code}`);
});

describe('a site of nothing else', () => {
  /** Workers take longer to start than these pages to parse. */
  const ALONE = ['--jobs', '1'];
  const lines = Object.values(HOSTILE_LINES).filter((line) => !line.includes('\n'));
  const texts = [...lines, ...Object.values(HOSTILE_BLOCKS)].map((text) => JSON.stringify(text));
  const title = JSON.stringify(lines.join(' '));
  const pages = [...Object.values(HOSTILE_LINES), ...Object.values(HOSTILE_BLOCKS)].map(
    (text, i) => [`content/pages/p${i}.md`, `---\ntitle: ${title}\n---\n\n${text}\n\n${DEFINITIONS}\n`] as const,
  );
  const silenced = lines.map(
    (line) => `<!-- docs-build-disable-next-line html-removed url-unsafe -->\n${line.split('\n', 1)[0]}`,
  );
  const [text] = texts;
  const fields = texts.map((text, i) => `  - { name: a${i}, type: string, required: never, description: ${text} }\n`);
  const parameters = texts.map((text, i) => `{ name: a${i}, in: query, type: string, description: ${text} }`);
  const requests = texts.map(
    (text, i) => `{ "name": ${text}, "request": { "method": "POST", "url": "{{a}}/v${i}", "description": ${text} } }`,
  );
  const files = {
    ...Object.fromEntries(Object.entries(HOSTILE_PARTS).map(([name, text]) => [`content/${name}`, text])),
    ...Object.fromEntries(pages),
    'content/pages/calado.md': `---\nstatus: s\n---\n\n# Calado\n\n${silenced.join('\n\n')}\n`,
    'content/pages/dados.md': `# Dados

::field-list{src="/fields/a.yaml"}

::error-list{src="/fields/a.yaml"}

::operation{src="/operations/a.yaml" id="o"}

- ::postman{src="/postman/a.json"}
`,
    'content/fields/a.yaml': `title: ${title}
description: ${text}
root: object
fields:
  - name: a
    type: string
    required: { when: ${text} }
    rule: ${text}
    format: ${text}
    example: ${text}
    deprecated: ${text}
    values: [{ value: ${text}, meaning: ${text} }]
${fields.join('')}errors:
${texts.map((text, i) => `  - { code: A${i}, name: ${text}, rule: ${text}, action: ${text} }\n`).join('')}`,
    'content/examples/a.json': '{ "a": "<script>" }',
    'content/operations/a.yaml': `title: ${title}
description: ${text}
server: { address: "<hub>", variable: HUB, example: https://hub.example, description: ${text} }
operations:
  - id: o
    title: ${title}
    method: POST
    path: /v1
    description: ${text}
    parameters: [${parameters.join(', ')}]
    request: { contract: a, description: ${text}, example: a.json }
    answers: [{ status: 200, description: ${text} }]
    errors: [{ status: 404, cause: ${text}, action: ${text} }, { status: ${title}, cause: a, action: b }]
    limits: [{ name: ${text}, value: ${text}, description: ${text} }]
`,
    'content/postman/a.json': `{ "info": { "name": ${title}, "schema": "v2.1", "description": ${text} },
"variable": [{ "key": "a", "value": "x", "description": ${text} }], "item": [${requests.join(', ')}] }`,
    'content/sidebar.yaml': `- label: ${title}\n  index: /categoria\n  description: ${title}\n  items: [/p0, /p1]\n`,
  };
  const site = (severity: string): string => `title: ${title}
tagline: ${title}
url: https://docs.example.com
announcement: { id: a, text: ${text} }
statuses: { s: { kind: note, title: ${title}, text: ${JSON.stringify(lines.join(' '))} } }
footer: { copyright: ${title}, notice: ${title}, links: [{ label: ${title}, to: "javascript:x" }] }
strings: { operationCode: ${title}, fieldName: ${title} }
${rulesAs(severity)}`;

  test('is written without all that, and not at all where that is an error', async () => {
    const { call, write, hashes, remove, folder } = workspace(files);
    try {
      write({ 'content/site.yaml': site('off') });
      expect(await call('build', ...ALONE)).toMatchObject({ code: 0, stderr: '' });
      const dist = hashes('dist');
      const dangers = Object.keys(dist).flatMap((file) =>
        dangersInFile(file, readFileSync(path.join(folder, 'dist', file), 'utf8')).map(
          (danger) => `${file}: ${danger}`,
        ),
      );
      expect(dangers).toEqual([]);
      write({ 'content/site.yaml': site('warning') });
      expect((await call('build', ...ALONE, '--out', 'warnings')).code).toBe(0);
      expect(hashes('warnings')).toEqual(dist);
      write({ 'content/site.yaml': site('error') });
      expect((await call('build', ...ALONE, '--out', 'errors')).code).toBe(1);
      expect(existsSync(path.join(folder, 'errors'))).toBe(false);
    } finally {
      remove();
    }
  });
});

/** What of a published file comes to life, where its kind is shown as Markdown or HTML. */
function dangersInFile(file: string, text: string): string[] {
  if (file.endsWith('.md')) return dangersInMarkdown(text);
  if (file.endsWith('.html')) return dangersInHtml(text);
  if (!file.endsWith('.json') || /^(?:assets|schemas|data\/(?:postman|examples))\//.test(file)) return [];
  const json = JSON.parse(text);
  // Descriptions of schemas and of OpenAPI are plain text.
  if (/\.schema\.json$|^data\/openapi\//.test(file)) return [];
  // What search shows of its index is text, too.
  if (file.startsWith('data/search/')) return [];
  if (file.startsWith('data/')) return textsIn(json).flatMap(dangersInMarkdown);
  const { body, status, announcement } = json as Partial<PageDocument & Nav>;
  return dangersInNodes([...(body?.children ?? []), ...(status?.body ?? []), ...(announcement?.body ?? [])]);
}

/** Every text in data but those that are values of fields, parameters and payloads. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const isValue = (key: string): boolean => /^(?:address|examples?|values?|title|format|path|name|status)$/.test(key);
  return Object.entries(value).flatMap(([key, each]) => (isValue(key) ? [] : textsIn(each)));
}
