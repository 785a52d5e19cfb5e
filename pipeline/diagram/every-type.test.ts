// The program that is installed parses with mermaid as it was bundled; every other test here does with mermaid as npm has it.
import mermaid from 'mermaid';
import { expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import { workspace } from '../testing/run-binary.ts';

/** By mermaid's name; a type that is not here fails the first test. */
const SOURCES: Readonly<Record<string, string>> = {
  architecture: 'architecture-beta\n  group api(cloud)[API]\n  service db(database)[Banco] in api',
  block: 'block-beta\n  columns 2\n  a["A"] b\n  a --> b',
  c4: 'C4Context\n  Person(a, "Ana")\n  System(b, "B")\n  Rel(a, b, "usa")',
  class: 'classDiagram\n  A <|-- B : é',
  classDiagram: 'classDiagram-v2\n  A <|-- B : é',
  cynefin: 'cynefin-beta\n  title C\n  complex\n    "item"',
  er: 'erDiagram\n  A ||--o{ B : tem',
  eventmodeling: 'eventmodeling\n\ntf 01 ui Tela\ntf 02 cmd Pedir',
  flowchart: 'graph LR\n  A --> B',
  'flowchart-elk': 'flowchart-elk LR\n  A --> B',
  'flowchart-v2': 'flowchart LR\n  A["`**x**`"] --> B',
  gantt: 'gantt\n  dateFormat YYYY-MM-DD\n  section A\n  T1 :a1, 2024-01-01, 3d',
  gitGraph: 'gitGraph\n  commit id: "a"\n  branch x',
  info: 'info',
  ishikawa: 'ishikawa\n  Problema\n    Causa',
  journey: 'journey\n  title Dia\n  section A\n    Café: 5: Eu',
  kanban: 'kanban\n  todo[A fazer]\n    t1[Tarefa]',
  mindmap: 'mindmap\n  raiz\n    a',
  packet: 'packet-beta\n  0-15: "A"',
  pie: 'pie title Partes\n  "A" : 1',
  quadrantChart: 'quadrantChart\n  title T\n  P1: [0.3, 0.6]',
  radar: 'radar-beta\n  axis a["A"], b\n  curve x["X"]{1, 2}',
  railroad: 'railroad-beta\n  a = sequence(terminal("x"), nonterminal("b"));',
  railroadAbnf: 'railroad-abnf-beta\n  a = "x" / b ;',
  railroadEbnf: 'railroad-ebnf-beta\n  a = "x" | b ;',
  railroadPeg: 'railroad-peg-beta\n  a <- "x" / b ;',
  requirement:
    'requirementDiagram\n  requirement r {\n    id: 1\n    text: um\n    risk: high\n    verifymethod: test\n  }',
  sankey: 'sankey-beta\n\nA,B,10',
  sequence: 'sequenceDiagram\n  box cyan Nome\n  participant A\n  end\n  A->>B: <arquivo>',
  state: 'stateDiagram\n  a --> b',
  stateDiagram: 'stateDiagram-v2\n  a --> b',
  swimlane: 'swimlane-beta LR\n  subgraph a [Um]\n  x --> y\n  end',
  timeline: 'timeline\n  2002 : a',
  treeView: 'treeView-beta\n  "raiz"\n    "a"',
  treemap: 'treemap-beta\n"A"\n    "B": 10',
  venn: 'venn-beta\n  set A["Um"]:10\n  set B\n  union A,B["Ambos"]',
  wardley: 'wardley-beta\ntitle Mapa\ncomponent Cha [0.8, 0.6]',
  xychart: 'xychart-beta\n  x-axis [jan, fev]\n  bar [1, 2]',
};

test('every type that mermaid has is among them', () => {
  mermaid.initialize({ startOnLoad: false });
  const types = mermaid.getRegisteredDiagramsMetadata().map(({ id }) => id);
  expect(Object.keys(SOURCES).sort()).toEqual(types.filter((id) => !/^(?:error|---)$/.test(id)).sort());
});

test('the built program reads and draws every type as its source does', async () => {
  const fences = Object.values(SOURCES).map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`);
  const files = { 'site.yaml': 'title: T', 'pages/index.md': `# Tudo\n\n${fences.join('\n')}` };
  const built = workspace(Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])));
  try {
    const content = contentFrom(new Map(Object.entries(files).map(([name, text]) => [name, () => Buffer.from(text)])));
    const [run, site] = await Promise.all([built.call('build', '--no-cache', '--strict'), compileSite(content)]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(built.read('dist/index.json'))).toEqual(await site.document('/'));
  } finally {
    built.remove();
  }
});
