// Pages as resources, for clients in which a person picks what a model is to read.
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { decodePath, encodePath } from '../../schemas/paths.ts';
import type { BuiltSite } from '../built-site/built-site.ts';
import { listPages, readPage } from '../built-site/pages.ts';

const MARKDOWN = 'text/markdown';

/** Adds the pages of a site to a server. */
export function addPages(server: McpServer, site: BuiltSite): void {
  const list = async (): Promise<{ resources: { uri: string; name: string; mimeType: string }[] }> => ({
    resources: (await listPages(site)).map(({ route, title }) => ({
      uri: `page://${encodePath(route)}`,
      name: title,
      mimeType: MARKDOWN,
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate('page://{+route}', { list }),
    { description: 'A page of the documentation as Markdown.', mimeType: MARKDOWN },
    async (uri, { route }) => {
      const { markdown } = await readPage(site, decodePath(String(route)));
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: markdown }] };
    },
  );
}
