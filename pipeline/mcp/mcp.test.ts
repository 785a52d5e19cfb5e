// Programs ask the compiled binary through the client that the protocol's keepers publish.
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldListData, OperationData } from '../../schemas/types.ts';
import { BINARY, SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';

const open: (Workspace | Client)[] = [];
afterAll(async () => {
  for (const each of open.reverse()) await ('remove' in each ? each.remove() : each.close());
});

interface Asked {
  readonly said: string;
  readonly isError: boolean;
}

interface Asking {
  readonly client: Client;
  /** Calls a tool; its answer is one text. */
  call(name: string, input?: Readonly<Record<string, unknown>>): Promise<Asked>;
  /** The same, of a tool that answers with JSON. */
  json<Value>(name: string, input?: Readonly<Record<string, unknown>>): Promise<Value>;
}

async function ask(cwd: string, out = 'dist'): Promise<Asking> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  open.push(client);
  const errors: Error[] = [];
  // Whatever is not the protocol arrives here.
  client.onerror = (error) => errors.push(error);
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BINARY, 'mcp', '--out', out], cwd }),
  );
  const call: Asking['call'] = async (name, input = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    expect(errors).toEqual([]);
    const [first] = content as readonly { readonly type: string; readonly text: string }[];
    return { said: first?.text ?? '', isError: isError === true };
  };
  return {
    client,
    call,
    json: async (name, input) => {
      const { said, isError } = await call(name, input);
      expect(isError, said).toBe(false);
      return JSON.parse(said);
    },
  };
}

interface Listed {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, string>>[];
}

interface Searched {
  readonly total: number;
  readonly nearest?: string;
  readonly results: readonly Readonly<Record<string, string>>[];
}

describe('a site with APIs and contracts', () => {
  let site: Workspace;
  let asking: Asking;
  beforeAll(async () => {
    site = workspace();
    open.push(site);
    const fixture = fileURLToPath(new URL('../fixtures/error-codes/content', import.meta.url));
    cpSync(fixture, path.join(site.folder, 'content'), { recursive: true });
    site.write({ 'content/pages/acentuação.md': '# Acentuação\n\nA movimentação de cotas.\n' });
    expect(await site.call('build')).toMatchObject({ code: 0 });
    asking = await ask(site.folder);
  });

  test('every tool says what it takes and changes nothing', async () => {
    const { tools } = await asking.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'list',
      'read_page',
      'read_field_list',
      'read_operation',
      'read_error',
    ]);
    for (const { description, inputSchema, annotations } of tools) {
      expect(description).toMatch(/\.$/);
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      for (const property of Object.values(inputSchema.properties ?? {})) {
        expect(property).toMatchObject({ description: expect.stringMatching(/\.$/) });
      }
    }
  });

  test('search finds what readers find: accents and plurals folded, codes by what is said of them', async () => {
    const first = async (query: string): Promise<unknown> =>
      (await asking.json<Searched>('search', { query })).results[0];
    expect(await first('movimentacoes')).toMatchObject({
      kind: 'page',
      route: '/acentuação',
      title: 'Acentuação',
      extract: expect.stringContaining('A movimentação de cotas.'),
    });
    expect(await first('valor')).toMatchObject({ kind: 'code', title: '400' });
    const nothing = await asking.json<Searched>('search', { query: 'zzyzx' });
    expect(nothing).toMatchObject({ total: 0, results: [] });
    expect((await asking.json<Searched>('search', { query: 'cadastro', limit: 1 })).results).toHaveLength(1);
  });

  test('list gives the names that the others take', async () => {
    const named = async (kind: string): Promise<Listed> => asking.json<Listed>('list', { kind });
    expect((await asking.json<Listed>('list')).items).toContainEqual({ route: '/acentuação', title: 'Acentuação' });
    const lists = await named('field-lists');
    expect(lists.items.map(({ name }) => name)).toEqual(['erro', 'pedido-aceito', 'pedido']);
    for (const { name } of lists.items) {
      expect((await asking.json<FieldListData>('read_field_list', { name })).fields.length).toBeGreaterThan(0);
    }
    const operations = await named('operations');
    expect(operations.items).toContainEqual({
      id: 'cadastro',
      title: 'Cadastro',
      method: 'POST',
      path: '/v1/pedidos',
      api: 'pedidos',
    });
    for (const { id } of operations.items) {
      const { operation } = await asking.json<{ operation: OperationData }>('read_operation', { id });
      expect(operation.id).toBe(id);
    }
    const codes = await named('errors');
    expect(codes.items).toContainEqual({ code: 'sem resposta' });
    for (const { code } of codes.items) {
      expect((await asking.json<{ errors: unknown[] }>('read_error', { code })).errors.length).toBeGreaterThan(0);
    }
    const rest = await asking.json<Listed>('list', { kind: 'errors', offset: codes.total - 1 });
    expect(rest).toEqual({ total: codes.total, offset: codes.total - 1, items: codes.items.slice(-1) });
  });

  test('an operation comes with its API and what may go wrong in it', async () => {
    expect(await asking.json('read_operation', { id: 'cadastro' })).toMatchObject({
      api: { name: 'pedidos', title: 'API de pedidos', server: { variable: 'HUB_BASE_URL' } },
      operation: { method: 'POST', request: { contract: 'pedido' } },
      errors: expect.arrayContaining([
        expect.objectContaining({ operation: 'cadastro', status: 400, action: expect.any(String) }),
      ]),
    });
  });

  test('a page is Markdown, by its route or its address, with or without what browsers add', async () => {
    const markdown = site.read('dist/acentuação.md');
    for (const route of [
      '/acentuação',
      'acentuação',
      '/acentua%C3%A7%C3%A3o/',
      '/acentuação.md',
      '/acentuação#titulo',
    ]) {
      expect(await asking.call('read_page', { route })).toEqual({ said: markdown, isError: false });
    }
  });

  test('pages are resources', async () => {
    const { resources } = await asking.client.listResources();
    const uri = 'page:///acentua%C3%A7%C3%A3o';
    expect(resources).toContainEqual({
      uri,
      name: 'Acentuação',
      mimeType: 'text/markdown',
      description: 'A page of the documentation as Markdown.',
    });
    expect(await asking.client.readResource({ uri })).toEqual({
      contents: [{ uri, mimeType: 'text/markdown', text: site.read('dist/acentuação.md') }],
    });
    await expect(asking.client.readResource({ uri: 'page:///nada' })).rejects.toThrow('There is no page at "/nada"');
  });

  test('an unknown name is answered with the nearest, and nothing outside the site is read', async () => {
    const { folder } = site;
    site.write({
      'segredo.json': '{"route":"/segredo"}',
      'segredo.md': 'segredo',
      'dist/nota.md': 'x',
      'dist/nota.json': '{}',
    });
    symlinkSync(path.join(folder, 'segredo.md'), path.join(folder, 'dist/segredo.md'));
    symlinkSync(path.join(folder, 'segredo.json'), path.join(folder, 'dist/segredo.json'));
    const refused: readonly (readonly [tool: string, input: Record<string, string>, said: string])[] = [
      ['read_page', { route: '/cadatro' }, 'There is no page at "/cadatro". Did you mean "/cadastro"?'],
      ['read_field_list', { name: 'pedidos' }, 'There is no field list "pedidos". Did you mean "pedido"?'],
      ['read_operation', { id: 'cadastrar' }, 'There is no operation "cadastrar". Did you mean "cadastro"?'],
      ['read_error', { code: '40' }, 'There is no error code "40". Did you mean "400"?'],
      [
        'read_error',
        { code: 'xyz' },
        'There is no error code "xyz". The tool "list" with the kind "errors" gives all.',
      ],
      ...['../segredo', '/../segredo', '/segredo', '/nota', '/%2e%2e/segredo', '../../../../etc/passwd', '/a\0b'].map(
        (route) => ['read_page', { route }, `There is no page at ${JSON.stringify(route)}.`] as const,
      ),
      ['read_page', { route: `/${'a'.repeat(5000)}` }, 'There is no page at "/aaaa'],
      ['read_field_list', { name: '../../segredo' }, 'There is no field list "../../segredo".'],
      ['read_field_list', {}, 'Invalid arguments for tool read_field_list'],
    ];
    for (const [tool, input, said] of refused) {
      expect(await asking.call(tool, input)).toEqual({ said: expect.stringContaining(said), isError: true });
    }
  });
});

test('a site that is built, and built again, while the server runs; below a base, with what has moved', async () => {
  const site = workspace(SMALL_SITE);
  open.push(site);
  const asking = await ask(site.folder);
  expect(await asking.call('list')).toEqual({
    said: 'There is no site in "dist". Run "docs-build build" first, or name where there is one.',
    isError: true,
  });
  expect(await site.call('build', '--base', '/base/')).toMatchObject({ code: 0 });
  const guide = { said: site.read('dist/docs/guia.md'), isError: false };
  for (const route of [
    '/docs/guia',
    '/antigo',
    '/base/docs/guia/',
    'https://docs.example.com/base/docs/guia#passo-a-passo',
  ]) {
    expect(await asking.call('read_page', { route })).toEqual(guide);
  }
  const passo = { kind: 'section', route: '/docs/guia', anchor: 'passo-a-passo', page: 'Guia', title: 'Passo a passo' };
  expect((await asking.json<Searched>('search', { query: 'passo' })).results[0]).toMatchObject(passo);
  site.write({ 'content/pages/novidade.md': '# Novidade\n\n[Guia](docs/guia.md)\n' });
  expect(await site.call('build', '--base', '/base/')).toMatchObject({ code: 0 });
  expect((await asking.json<Searched>('search', { query: 'novidades' })).results[0]).toMatchObject({
    route: '/novidade',
  });
  site.write({ 'dist/nav.json': '{"schemaVersion":2}' });
  expect(await asking.call('read_page', { route: '/' })).toEqual({
    said: expect.stringContaining('"nav.json" in "dist" was not written by this version of docs-build.'),
    isError: true,
  });
});

test('ends when its client does, and takes nothing but its options', () => {
  const site = workspace();
  open.push(site);
  expect(site.run('mcp')).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(site.run('mcp', 'dist')).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('too many') });
});
