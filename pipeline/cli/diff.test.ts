// What has changed between two sites, by the program.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesData, Element, Nodes, PageDocument } from '../../schemas/types.ts';
import { ORDER_LIST } from '../testing/field-lists.ts';
import { BEFORE, NOW, TOLD } from '../testing/planted-changes.ts';
import { SMALL_SITE, type Workspace, workspace } from '../testing/run-binary.ts';
import { xmlProblems } from '../testing/xml/validate-xml.ts';

let site: Workspace;
beforeAll(async () => {
  site = workspace({ ...SMALL_SITE, 'content/fields/pedido.yaml': ORDER_LIST });
  expect(await site.call('build', '--out', 'old')).toMatchObject({ code: 0 });
  site.write({ 'content/fields/pedido.yaml': ORDER_LIST.replace('size: 15', 'size: 12') });
  expect(await site.call('build')).toMatchObject({ code: 0 });
});
afterAll(() => site.remove());

test('two sites with the same contracts', async () => {
  expect(await site.call('diff', 'old', 'old')).toEqual({ code: 0, stdout: '0 changes, 0 breaking.\n', stderr: '' });
});

test('a change that breaks senders ends with 1', async () => {
  expect(await site.call('diff', 'old')).toEqual({
    code: 1,
    stdout: 'pedido\n  [].itens[].valor  digits: at most 15 → at most 12  breaks senders\n\n1 change, 1 breaking.\n',
    stderr: '',
  });
});

test('one that gives room breaks nobody who sends', async () => {
  expect(await site.call('diff', 'dist', 'old')).toMatchObject({
    code: 0,
    stdout: 'pedido\n  [].itens[].valor  digits: at most 12 → at most 15\n\n1 change, 0 breaking.\n',
  });
});

test('for programs', async () => {
  const { code, stdout } = await site.call('diff', 'old', '--format', 'json');
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      schemaVersion: 1,
      contracts: [
        {
          file: 'data/fields/pedido.json',
          contract: 'pedido',
          title: 'Pedido',
          changes: [
            {
              at: '[].itens[].valor',
              kind: 'digits',
              message: 'digits: at most 15 → at most 12',
              breaks: ['sender'],
            },
          ],
        },
      ],
      summary: { changes: 1, breaking: 1 },
    },
  ]);
});

test('a release keeps the contracts, and is compared like a site', async () => {
  expect(await site.call('release', '2.1.0', '--date', '2026-11-22')).toEqual({
    code: 0,
    stdout: '1 contract kept in "content/releases/2.1.0.json".\n',
    stderr: '',
  });
  expect(JSON.parse(site.read('content/releases/2.1.0.json'))).toMatchObject({ name: '2.1.0', date: '2026-11-22' });
  expect(await site.call('diff', 'content/releases/2.1.0.json')).toMatchObject({ code: 0 });
  expect(await site.call('diff', 'old', 'content/releases/2.1.0.json')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 change, 1 breaking.'),
  });
  expect(await site.call('release', '2.1.0')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is a release "2.1.0" already: "content/releases/2.1.0.json". Choose another name.\n',
  });
});

test('a release of faulty content is not kept', async () => {
  site.write({ 'content/pages/docs/guia.md': '[Nada](/nada)\n' });
  const { code, stdout } = await site.call('release', '2.2.0');
  expect([code, stdout]).toEqual([1, expect.stringContaining('Nothing was kept.')]);
  expect(() => site.read('content/releases/2.2.0.json')).toThrow(/ENOENT/);
});

test.each([
  [['release', '../fora'], /"\.\.\/fora" is no name of a release/],
  [['release', 'a', '--date', '2026-02-30'], /"2026-02-30" is no day/],
  [['diff', 'content/site.json'], /^There is no release "content\/site\.json"\.$/m],
  [['diff', 'dist/nav.json'], /^"dist\/nav\.json" is no release/],
])('%j is refused', async (args, said) => {
  expect(await site.call(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(said) });
});

test('a site that is not there', async () => {
  expect(await site.call('diff', 'nowhere')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'There is no site in "nowhere". Run "docs-build build" first, or name where there is one.\n',
  });
});

const OWN_SITE = {
  'content/site.yaml':
    'title: Hub\nlang: en\nurl: https://docs.example.com\nrules: { breaking-change-unexplained: off, change-unexplained: off }\n',
  'content/pages/index.md': '# Orders\n\n::field-list{src="/fields/pedido.yaml"}\n',
  'content/pages/changes.md': '# Changes\n\n::contract-changes\n',
};

const textOf = (nodes: Nodes): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children))).join('');

const within = (nodes: Nodes, ...tags: readonly string[]): Element[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    return tags.includes(node.tagName) ? [node] : within(node.children, ...tags);
  });

/** What a page tells, as TOLD has it; values are code in the place of quotes. */
function toldOn({ body }: PageDocument): string[][] {
  let contract = '';
  return within(body.children, 'h2', 'h3', 'table').flatMap(({ tagName, children }) => {
    if (tagName !== 'table') contract = textOf(within(children, 'code'));
    if (tagName !== 'table' || contract === '') return [];
    return within(children, 'tbody')
      .flatMap((rows) => within(rows.children, 'tr'))
      .map((row) => [contract, ...within(row.children, 'td').map((cell) => textOf(cell.children))]);
  });
}

test('changes of every kind are told completely and the same by the page, the data and diff', async () => {
  const planted = workspace({ ...OWN_SITE, ...BEFORE });
  try {
    expect(await planted.call('release', '1.0', '--date', '2025-11-03')).toMatchObject({ code: 0 });
    planted.write({ ...NOW, 'content/fields/velho.yaml': null });
    expect(await planted.call('build')).toMatchObject({ code: 0 });
    const { stdout } = await planted.call('diff', 'content/releases/1.0.json', '--format', 'json');
    const { contracts }: ChangesData['releases'][number] = JSON.parse(stdout);
    expect(TOLD.length).toBeGreaterThan(40);
    const told = contracts.flatMap(({ contract, changes }) =>
      changes.map(({ at, message, breaks }) => [contract, at, message, breaks.join(', ')]),
    );
    expect(told).toEqual(TOLD);
    const { releases }: ChangesData = JSON.parse(planted.read('dist/data/changes.json'));
    expect(releases).toEqual([{ contracts }]);
    const sides = {
      '': 'nobody',
      sender: 'senders',
      receiver: 'receivers',
      'receiver, sender': 'senders and receivers',
    };
    expect(toldOn(JSON.parse(planted.read('dist/changes.json')))).toEqual(
      TOLD.map(([contract, at, message, breaks]) => [
        contract,
        at || 'the whole',
        message.replaceAll('"', ''),
        sides[breaks as keyof typeof sides],
      ]),
    );
    // With the next release the same is history, which feeds tell.
    expect(await planted.call('release', '2.0', '--date', '2026-11-22')).toMatchObject({ code: 0 });
    expect(await planted.call('build')).toMatchObject({ code: 0 });
    const released: ChangesData = JSON.parse(planted.read('dist/data/changes.json'));
    expect(released.releases).toEqual([{ name: '2.0', date: '2026-11-22', contracts }]);
    const feed = planted.read('dist/data/fields/pedido.atom.xml');
    expect(await xmlProblems(feed, 'atom')).toEqual([]);
    expect(feed).toContain(
      '<link rel="alternate" type="text/html" href="https://docs.example.com/changes#change-2.0-pedido"/>',
    );
    expect(await xmlProblems(planted.read('dist/data/changes.atom.xml'), 'atom')).toEqual([]);
    const head = planted.read('dist/index.html');
    expect(head).toContain('type="application/atom+xml" title="Pedido: changes" href="/data/fields/pedido.atom.xml"');
    expect(head).toContain('changed in <a href="/changes#change-2.0-pedido-valor">2.0</a>');
  } finally {
    planted.remove();
  }
});
