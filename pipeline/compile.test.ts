// The fixtures are the specification of the compiler. A case is a folder: content/, what diagnostics.txt says of it, and,
// where there is a folder expected/, every document and Markdown file it makes.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentPathOf, markdownPathOf } from '../schemas/paths.ts';
import { compileSite } from './compile.ts';
import { formatPretty } from './diagnostics/format-pretty.ts';
import type { Content } from './read/content.ts';
import { readContent } from './read/read-content.ts';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

function textIn(content: Content, sourcePath: string): string | undefined {
  if (sourcePath === 'site.yaml') return content.site.text;
  if (sourcePath === 'sidebar.yaml') return content.sidebar?.text;
  const authored = [...content.pages, ...content.parts.values(), ...content.data.values()];
  return authored.find(({ path }) => path === sourcePath)?.text;
}

for (const name of readdirSync(fixtures).sort()) {
  test(name, async () => {
    const folder = `${fixtures}${name}`;
    const content = await readContent(`${folder}/content`);
    const site = await compileSite(content, { base: '/' });
    const printed = formatPretty(site.diagnostics, {
      color: false,
      displayPath: (sourcePath) => sourcePath,
      textOf: (sourcePath) => textIn(content, sourcePath),
    });
    await expect(printed || 'No problems.\n').toMatchFileSnapshot(`${folder}/diagnostics.txt`);
    const documents = await Promise.all(
      site.routes.map(async (route) => ({ route, document: await site.document(route) })),
    );
    if (!existsSync(`${folder}/expected`)) return;
    for (const { route, document } of documents) {
      const text = `${JSON.stringify(document, null, 1)}\n`;
      await expect(text).toMatchFileSnapshot(`${folder}/expected/${documentPathOf(route)}`);
      await expect(await site.markdown(route)).toMatchFileSnapshot(`${folder}/expected/${markdownPathOf(route)}`);
    }
    await expect(`${JSON.stringify(site.nav.sidebar, null, 1)}\n`).toMatchFileSnapshot(
      `${folder}/expected/sidebar.json`,
    );
  });
}
