// What programs may ask of a site. Every answer is text: Markdown of a page, JSON of all else.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { currentSearch } from '../../schemas/search/current-search.ts';
import type { Result } from '../../schemas/search/find.ts';
import type { BuiltSite } from '../built-site/built-site.ts';
import { listPages, readPage } from '../built-site/pages.ts';
import {
  errorCodesOf,
  fieldListsOf,
  operationsOf,
  readError,
  readFieldList,
  readOperation,
} from '../built-site/published-data.ts';
import { noSiteIn } from '../read/usage-error.ts';

/** Entries in one answer of `list`. */
const MOST_LISTED = 500;

const text = (said: string): CallToolResult => ({ content: [{ type: 'text', text: said }] });
const json = (value: unknown): CallToolResult => text(JSON.stringify(value));

/** Nothing is changed by any tool, and nothing but the site is asked. */
const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** Adds the tools of a site to a server. */
export function addTools(server: McpServer, site: BuiltSite): void {
  addSearch(server, site);
  addList(server, site);
  addReaders(server, site);
}

function addSearch(server: McpServer, site: BuiltSite): void {
  const search = currentSearch(async (path) => {
    const content = await site.read(path);
    if (content === undefined) throw noSiteIn(site.place);
    return content;
  });
  server.registerTool(
    'search',
    {
      description:
        'Searches the documentation as its readers do: pages, sections, fields, operations, error codes and files, the best first. With or without accents, singular or plural; misspellings are forgiven.',
      inputSchema: {
        query: z.string().min(1).max(1000).describe('A few words, the name of a field, a path, a code.'),
        limit: z.number().int().min(1).max(100).default(10).describe('Most results in the answer.'),
        near: z.string().optional().describe('Route of the page at hand: its topic counts a little more.'),
      },
      annotations: READS,
    },
    async ({ query, limit, near }) => {
      await site.nav();
      const { results, total, nearest } = await search.find(query, { limit, near, isFresh: true });
      return json({ total, ...(nearest !== undefined && { nearest }), results: results.map(toPlain) });
    },
  );
}

/** A result without marks: programs know what they asked for. */
const toPlain = ({ title, detail, extract, ...result }: Result): object => ({
  ...result,
  title: title.join(''),
  detail: detail?.join(''),
  extract: extract?.join(''),
});

const LISTS = {
  pages: listPages,
  'field-lists': async (site: BuiltSite) => (await fieldListsOf(site)).map(({ name, title }) => ({ name, title })),
  operations: async (site: BuiltSite) =>
    (await operationsOf(site)).map(({ api, operation: { id, title, method, path } }) => ({
      id,
      title,
      method,
      path,
      api,
    })),
  errors: async (site: BuiltSite) => (await errorCodesOf(site)).map((code) => ({ code })),
} as const satisfies Readonly<Record<string, (site: BuiltSite) => Promise<readonly object[]>>>;

const KINDS = ['pages', 'field-lists', 'operations', 'errors'] as const satisfies readonly (keyof typeof LISTS)[];

function addList(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'list',
    {
      description:
        'Lists what the documentation has: pages by route, field lists by name, operations by id, error codes. The names are those that the tools which read take.',
      inputSchema: {
        kind: z.enum(KINDS).default('pages').describe('What to list.'),
        offset: z.number().int().min(0).default(0).describe(`Where to begin: an answer has at most ${MOST_LISTED}.`),
      },
      annotations: READS,
    },
    async ({ kind, offset }) => {
      const all: readonly object[] = await LISTS[kind](site);
      return json({ total: all.length, offset, items: all.slice(offset, offset + MOST_LISTED) });
    },
  );
}

function addReaders(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'read_page',
    {
      description: 'Reads a page as Markdown.',
      inputSchema: { route: z.string().min(1).describe('Route of the page, such as /docs/guia, or its address.') },
      annotations: READS,
    },
    async ({ route }) => text((await readPage(site, route)).markdown),
  );
  server.registerTool(
    'read_field_list',
    {
      description:
        'Reads a field list or file layout as JSON: its fields with type, size, obligation and allowed values, and the codes of its errors. It obeys schemas/fields.schema.json.',
      inputSchema: { name: z.string().min(1).describe('Name of the field list, as "list" gives it.') },
      annotations: READS,
    },
    async ({ name }) => json(await readFieldList(site, name)),
  );
  server.registerTool(
    'read_operation',
    {
      description:
        'Reads an operation of an API as JSON: method, path, parameters, request, answers, what may go wrong, and the server and authorization of its API.',
      inputSchema: { id: z.string().min(1).describe('Id of the operation, as "list" gives it.') },
      annotations: READS,
    },
    async ({ id }) => json(await readOperation(site, id)),
  );
  server.registerTool(
    'read_error',
    {
      description:
        'Reads what an error code means and what to do, as JSON: a status of HTTP in each operation that gives it, or a code of a contract.',
      inputSchema: { code: z.string().min(1).describe('A status such as 404, or a code, as "list" gives it.') },
      annotations: READS,
    },
    async ({ code }) => json(await readError(site, code)),
  );
}
