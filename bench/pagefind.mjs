// Pagefind over a built site, as an adopter has it: the HTML of each page, of which the article is marked as what to index.
import { createServer } from 'node:http';

const MOST_RESULTS = 10;

/** Opens it; where its program does not start, as on a platform that it has none for, `missing` says why. */
export async function openPagefind(pages) {
  const pagefind = await import('pagefind');
  const made = await pagefind.createIndex().catch((error) => error);
  if (made instanceof Error) return { missing: made.message.split('\n')[0] };
  const files = await filesOf(pages, made.index);
  await pagefind.close();
  // Its search fetches what it needs, which Node does by HTTP alone.
  const server = createServer((request, response) => {
    const content = files.get(new URL(request.url, 'http://localhost').pathname.slice(1));
    response.writeHead(content ? 200 : 404).end(content);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const program = Buffer.from(files.get('pagefind.js')).toString('base64');
  const search = await import(`data:text/javascript;base64,${program}`);
  await search.options({ basePath: `http://127.0.0.1:${server.address().port}/` });
  return {
    async ask(query) {
      const { results } = await search.search(query);
      const shown = await Promise.all(results.slice(0, MOST_RESULTS).map((result) => result.data()));
      // A result is a page, under which stand those of its sections that have the query: it leads to any of them.
      return shown.map(({ url, sub_results }) => [url, ...sub_results.map((section) => section.url)]);
    },
    close: () => server.close(),
  };
}

async function filesOf(pages, index) {
  const said = [];
  for (const { route, html } of pages) {
    const content = html.replace('<article', '<article data-pagefind-body');
    said.push(await index.addHTMLFile({ url: route, content }));
  }
  const made = await index.getFiles();
  const errors = [...said, made].flatMap((each) => each.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return new Map(made.files.map(({ path, content }) => [path, content]));
}
