import { expect, test, vi } from 'vitest';
import type { Drawn } from '../diagram/drawings.ts';
import { parsePage } from './parse-page.ts';
import type { ParsedPage } from './parsed-page.ts';

const context = { parts: new Map(), strings: { footnotes: 'Notas', backToReference: 'Voltar' }, collectsNames: false };
const parsed = (text: string, drawings?: Map<string, Drawn>): Promise<ParsedPage> =>
  parsePage({ path: 'pages/um.md', text }, context, drawings);
const page = (...diagrams: readonly string[]): string =>
  `# Um\n\n${diagrams.map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`).join('\n')}`;

test('a diagram that is remembered is not drawn again, one that is not is, and one that is gone is forgotten', async () => {
  const drawings = new Map<string, Drawn>();
  const first = await parsed(page('pie\n  "a" : 1', 'sequenceDiagram\n  A->>B'), drawings);
  expect(drawings.get('pages/um.md')?.map(([source]) => source)).toEqual([
    'pie\n  "a" : 1',
    'sequenceDiagram\n  A->>B',
  ]);
  expect(await parsed(page('pie\n  "a" : 1', 'sequenceDiagram\n  A->>B'), drawings)).toEqual(first);

  drawings.set('pages/um.md', [['pie\n  "a" : 1', { diagram: { type: 'pie', title: 'De antes' } }]]);
  const { text } = await parsed(page('pie\n  "a" : 1', 'info'), drawings);
  expect(JSON.stringify(text.body)).toMatch(/De antes.*"diagramType":"info"/);

  await parsed(page('info'), drawings);
  expect(drawings.get('pages/um.md')).toEqual([['info', { diagram: { type: 'info' } }]]);
});

test('an error of the drawing itself is no matter of the page: it comes out, with the place of the diagram', async () => {
  const broken = vi.spyOn(Math, 'hypot').mockImplementation(() => {
    throw new Error('no distances today');
  });
  try {
    const stack = await parsed(page('flowchart LR\n  a --> b')).catch((error: Error) => error.stack);
    expect(stack).toMatch(/^The diagram at pages\/um\.md:4 cannot be drawn\. Error: no distances today\n/);
  } finally {
    broken.mockRestore();
  }
});
