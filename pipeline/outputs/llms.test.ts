import { expect, test } from 'vitest';
import { type CompiledSite, compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { outputText } from '../testing/output-text.ts';

const compile = (files: Readonly<Record<string, string>>): Promise<CompiledSite> =>
  compileSite(contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)]))), {
    base: '/x/',
  });

/** Reads llms.txt in the order and the forms that https://llmstxt.org gives, and nothing else. */
function readLlms(text: string) {
  const [head = '', ...sections] = text.split(/^## /m);
  const found = /^# (?<title>[^\n]+)\n\n(?:> (?<summary>[^\n]+)\n\n)?(?<details>(?:[^#>][^\n]*\n|\n)+)$/.exec(head);
  const read = sections.map((section) => {
    const [name = '', blank, ...lines] = section.trimEnd().split('\n');
    expect(blank).toBe('');
    const links = lines.map((line) => {
      const link = /^- \[(?<name>[^[\]]+)\]\((?<address>[^()\s]+)\)(?:: (?<about>.+))?$/.exec(line);
      return link?.groups ?? expect.unreachable(`"${line}" is no link of a file list.`);
    });
    return { name, links };
  });
  return { ...(found?.groups ?? expect.unreachable(`"${head}" is no head of llms.txt.`)), sections: read };
}

const SITE = {
  'site.yaml': 'title: Site *um*\ntagline: Para quem integra.\nurl: https://docs.example.com',
  'sidebar.yaml': [
    '- /sobre',
    '- { label: Guia, index: /guia, description: Os passos., items: [/guia/a, { label: Mais, items: [/guia/mais/b] }] }',
    '- { label: APIs, items: [/apis/v1/c, /apis/v2/d] }',
  ].join('\n'),
  'pages/index.md': '# Início',
  'pages/sobre.md': '# Sobre',
  'pages/guia/a.md': '---\ndescription: "Um [nome] > outro\\n# assim"\n---\n\n# Página [a]',
  'pages/guia/mais/b.md': '# B\n\nTexto de b: [a](../a.md).',
  'pages/apis/v1/c.md': '# C',
  'pages/apis/v2/d.md': '# D',
  'pages/solta.md': '---\nunlisted: true\n---\n\n# Solta',
};

test('llms.txt has the form of the proposal, and names every listed page once, by its Markdown', async () => {
  const site = await compile(SITE);
  const text = outputText(site, 'llms.txt');
  const { sections, ...head } = readLlms(text);
  expect(head).toMatchObject({ title: 'Site &#42;um&#42;', summary: 'Para quem integra.' });
  expect(head).toMatchObject({ details: expect.stringContaining('(https://docs.example.com/x/guia/llms.txt)') });
  expect(sections.map(({ name, links }) => [name, links.map((link) => link.name)])).toEqual([
    ['Guia', ['Guia', 'Página &#91;a&#93;', 'Mais › B']],
    ['APIs', ['C', 'D']],
    ['Outras páginas', ['Início', 'Sobre']],
  ]);
  const paths = sections.flatMap(({ links }) => links.map(({ address = '' }) => new URL(address).pathname.slice(3)));
  expect(paths.filter((path) => site.outputs.get(path)?.kind !== 'page')).toEqual([]);
  expect(new Set(paths)).toHaveLength(site.routes.length - 1);
});

test('a section has a pair of its own: at the address of its page, or of the folder that holds all of its pages', async () => {
  const site = await compile(SITE);
  const pairs = [...site.outputs.keys()].filter((path) => /llms(?:-full)?\.txt$/.test(path));
  expect(pairs.sort()).toEqual([
    'apis/llms-full.txt',
    'apis/llms.txt',
    'guia/llms-full.txt',
    'guia/llms.txt',
    'llms-full.txt',
    'llms.txt',
  ]);
  const { sections, ...head } = readLlms(outputText(site, 'guia/llms.txt'));
  expect(head).toMatchObject({ title: 'Guia | Site &#42;um&#42;', summary: 'Os passos.' });
  expect(sections.map(({ links }) => links.map(({ name }) => name))).toEqual([
    ['Guia', 'Página &#91;a&#93;', 'Mais › B'],
  ]);
});

test('what would stand in the root, or where another section does, has no pair; without a host addresses begin with the base', async () => {
  const site = await compile({
    'site.yaml': 'title: T',
    'sidebar.yaml': '- { label: A, items: [/a, /g/b] }\n- { label: B, items: [/g/c] }\n- { label: C, items: [/g/d] }',
    'pages/index.md': '# T',
    ...Object.fromEntries(['a', 'g/b', 'g/c', 'g/d'].map((name) => [`pages/${name}.md`, `# ${name}`])),
  });
  expect([...site.outputs.keys()].filter((path) => path.endsWith('/llms.txt'))).toEqual(['g/llms.txt']);
  expect(readLlms(outputText(site, 'g/llms.txt')).sections[0]?.links[0]).toMatchObject({ address: '/x/g/c.md' });
});

test('llms-full.txt is the Markdown of the pages, in the order of llms.txt, each under its address', async () => {
  const site = await compile(SITE);
  const full = site.outputs.get('guia/llms-full.txt');
  const parts = full?.kind === 'joined' ? [...full.parts()] : [];
  expect(parts).toEqual([
    '<!-- https://docs.example.com/x/guia -->\n\n',
    { route: '/guia' },
    '\n---\n\n<!-- https://docs.example.com/x/guia/a -->\n\n',
    { route: '/guia/a' },
    '\n---\n\n<!-- https://docs.example.com/x/guia/mais/b -->\n\n',
    { route: '/guia/mais/b' },
  ]);
});
