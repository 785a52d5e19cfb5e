import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Element, Node } from '../../schemas/types.ts';
import { type Diagram, type DiagramError, drawDiagram } from './draw-diagram.ts';

const schema: object = JSON.parse(readFileSync(new URL('../../schemas/page.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv2020({ strict: false, discriminator: true }).compile(schema);

async function drawn(source: string): Promise<Diagram & { svg: Element }> {
  const result = await drawDiagram(source);
  if ('error' in result) throw new Error(`${result.error.line}: ${result.error.message}`);
  const { svg } = result.diagram;
  if (!svg) throw new Error('Nothing was drawn');
  return { ...result.diagram, svg };
}

async function failed(source: string): Promise<DiagramError> {
  const result = await drawDiagram(source);
  if ('diagram' in result) throw new Error('No error');
  return result.error;
}

/** Each text of the drawing, its lines joined by spaces as they are read. */
function texts(node: Node): string[] {
  if (node.type === 'text') return [node.value];
  const inside = node.children.flatMap(texts);
  return node.tagName === 'text' ? [inside.join(' ')] : inside;
}

function elements(node: Node): Element[] {
  return node.type === 'text' ? [] : [node, ...node.children.flatMap(elements)];
}

function withClass(svg: Element, name: string): Element[] {
  return elements(svg).filter(({ properties }) => properties.className?.includes(name));
}

/** What any drawing must be: valid in a page, of finite numbers, with semantic classes and without ids. */
function expectSound(svg: Element): void {
  validate({
    schemaVersion: 1,
    route: '/x',
    title: 'x',
    description: '',
    sourcePath: 'pages/x.md',
    layout: 'doc',
    toc: [],
    body: { type: 'root', children: [svg] },
  });
  expect(validate.errors).toBeNull();
  const all = elements(svg);
  for (const { properties } of all) {
    expect(properties).not.toHaveProperty('id');
    expect(properties.className?.every((name) => name.startsWith('d-')) ?? true).toBe(true);
  }
  const text = JSON.stringify(all.map(({ properties }) => properties));
  expect(text).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{3}/);
  const [left = 0, top = 0, width = 0, height = 0] = String(svg.properties.viewBox).split(' ').map(Number);
  expect(svg.properties).toMatchObject({ width, height });
  for (const { tagName, properties } of all) {
    if (tagName !== 'rect') continue;
    expect(Number(properties.x)).toBeGreaterThanOrEqual(left);
    expect(Number(properties.y)).toBeGreaterThanOrEqual(top);
    expect(Number(properties.x) + Number(properties.width)).toBeLessThanOrEqual(left + width);
    expect(Number(properties.y) + Number(properties.height)).toBeLessThanOrEqual(top + height);
  }
}

const SEQUENCE = `sequenceDiagram
  accTitle: Registro de ativo
  accDescr {
    O participante envia
    e recebe o protocolo
  }
  autonumber
  participant P as Participante<br/>(instituição)
  actor O as Operador
  participant H as Hub
  P->>+H: Envia o arquivo
  H-->>P: Recebido
  Note over P,H: O token vale por 60 minutos
  alt arquivo válido
    H->>H: Valida
    H-->>-P: Protocolo
  else arquivo inválido
    H--xP: Lista de erros
  end
  opt consulta
    loop a cada 15 minutos
      P-)H: Situação?
    end
  end
  par um
    O->>H: Acompanha
  and outro
    O->>P: Avisa
  end
  critical conexão
    P->H: Liga
  option falha
    H-->P: Desliga
  end
  activate O
  O->>P: Encerra
  deactivate O
  Note right of O: Fim do dia`;

const FLOWCHART = `flowchart TD
  A([Início]) --> B[Recebe o<br/>arquivo]
  B --> C{Leiaute válido?}
  C -->|sim| D[(Base)]
  C -- não --> E[[Devolve erros]]
  E -.-> B
  subgraph noite [Processamento noturno]
    D ==> F((OK))
  end
  F --> G{{Notifica}}
  A@{ shape: stadium }
  H[/Entrada/] --- I[\\Saída\\]
  J[/Base maior\\] x--x K[\\Topo maior/]
  L>Bandeira] --o M(((Duplo)))`;

const STATES = `stateDiagram-v2
  [*] --> Rascunho
  Rascunho --> Analise : envia
  Analise : Em análise
  state decide <<choice>>
  Analise --> decide
  decide --> Registrado : aprovado
  decide --> Rascunho : devolvido
  state Registrado {
    direction LR
    [*] --> Ativo
    Ativo --> Liquidado
  }
  Registrado --> [*]
  note right of Analise
    Até o fim
    do dia útil
  end note`;

const CLASSES = `classDiagram
  class Fundo~T~ {
    <<interface>>
    +String cnpj
    #List~Classe~ classes
    +calcularCota(data Date)* Decimal
    -contador()$ int
  }
  Fundo "1" *-- "1..*" Classe : possui
  Classe <|-- Subclasse
  Fundo ..> Cota : calcula
  note for Cota "Divulgada em D+1"`;

const ENTITIES = `erDiagram
  FUNDO ||--o{ CLASSE : possui
  GESTOR }o..o| FUNDO : "é de"
  FUNDO {
    string cnpj PK "14 dígitos"
    date inicio
  }
  CLASSE {
    string cnpj FK
  }`;

const ALL: Record<string, string> = { SEQUENCE, FLOWCHART, STATES, CLASSES, ENTITIES };

describe('drawings', () => {
  test.each(Object.entries(ALL))('%s is valid, and the same each time', async (_name, source) => {
    const first = await drawn(source);
    expectSound(first.svg);
    expect(JSON.stringify(await drawn(source))).toBe(JSON.stringify(first));
  });

  test('diagrams asked for at once do not mix', async () => {
    const alone = await drawn(FLOWCHART);
    const together = await Promise.all([FLOWCHART, SEQUENCE, FLOWCHART, STATES].map(drawn));
    expect(together[0]).toEqual(alone);
    expect(together[2]).toEqual(alone);
    expect(together.map(({ type }) => type)).toEqual(['flowchart-v2', 'sequence', 'flowchart-v2', 'stateDiagram']);
  });

  test('a sequence shows actors, messages, notes, frames and numbers', async () => {
    const { type, title, description, svg } = await drawn(SEQUENCE);
    expect(type).toBe('sequence');
    expect(title).toBe('Registro de ativo');
    expect(description).toBe('O participante envia e recebe o protocolo');
    const words = texts(svg);
    const expected = [
      'Participante (instituição)',
      'Operador',
      'Envia o arquivo',
      'Lista de erros',
      'O token vale por 60 minutos',
      'Fim do dia',
      ...['alt', 'arquivo válido', 'else', 'arquivo inválido', 'opt', 'loop', 'a cada 15 minutos'],
      ...['par', 'um', 'and', 'outro', 'critical', 'conexão', 'option', 'falha'],
      ...['1', '10', '11'],
    ];
    expect(words).toEqual(expect.arrayContaining(expected));
    expect(words.join(' ')).not.toContain('Registro de ativo');
    expect(withClass(svg, 'd-message')).toHaveLength(11);
    expect(withClass(svg, 'd-note')).toHaveLength(2);
    expect(withClass(svg, 'd-frame')).toHaveLength(5);
    expect(withClass(svg, 'd-activation')).toHaveLength(2);
    expect(withClass(svg, 'd-lifeline')).toHaveLength(3);
    expect(withClass(svg, 'd-figure').length).toBeGreaterThan(0);
  });

  test('numbers start and step as told', async () => {
    const { svg } = await drawn(`sequenceDiagram
      A->>B: sem
      autonumber 10 5
      A->>B: dez
      B->>A: quinze
      autonumber off
      A->>B: sem de novo`);
    expect(withClass(svg, 'd-number').flatMap(texts)).toEqual(['10', '15']);
  });

  test('a colour before the name of a box is no part of the name', async () => {
    const colours = ['cyan', 'Aqua', 'transparent', 'rgb(33,66,99)', 'rgba(0, 0, 0, 0.5)', 'hsl(120, 50%, 50%)'];
    const boxes = [...colours.map((each, i) => `${each} Nome ${i}`), 'Instituição parceira', 'Parceira'];
    const { svg } = await drawn(
      `sequenceDiagram\n${boxes.map((each, i) => `box ${each}\nparticipant P${i}\nend`).join('\n')}\nP0->>P1: x`,
    );
    const names = [...colours.map((_, i) => `Nome ${i}`), 'Instituição parceira', 'Parceira'];
    expect(withClass(svg, 'd-group-label').flatMap(texts)).toEqual(names);
  });

  test('boxes, shades and types of participants', async () => {
    const { svg, title } = await drawn(`sequenceDiagram
      title Visão geral
      box rgb(240,240,240) Instituição
        participant A
        participant D@{ "type": "database", "alias": "Banco" }
      end
      rect rgb(200, 220, 255)
        A<<->>D: troca
      end`);
    expectSound(svg);
    expect(title).toBe('Visão geral');
    expect(texts(svg)).toEqual(expect.arrayContaining(['Visão geral', 'Instituição', '«database»', 'Banco', 'troca']));
    expect(withClass(svg, 'd-shade')).toHaveLength(1);
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
  });

  test('a flowchart shows nodes, labels of edges and groups', async () => {
    const { svg } = await drawn(FLOWCHART);
    const words = ['Início', 'Recebe o arquivo', 'Leiaute válido?', 'sim', 'não', 'Base', 'Devolve erros', 'OK'];
    expect(texts(svg)).toEqual(expect.arrayContaining([...words, 'Processamento noturno', 'Notifica', 'Bandeira']));
    expect(withClass(svg, 'd-node')).toHaveLength(13);
    expect(withClass(svg, 'd-edge')).toHaveLength(10);
    expect(withClass(svg, 'd-dotted')).toHaveLength(1);
    expect(withClass(svg, 'd-thick')).toHaveLength(1);
    expect(withClass(svg, 'd-group')).toHaveLength(1);
  });

  test('a group may run in a direction of its own', async () => {
    const { svg } = await drawn(`flowchart LR
      subgraph a [Um]
        direction TB
        x[Primeiro] --> y[Segundo]
        subgraph b [Dentro]
          y --> z
        end
      end
      a -->|lote| Fim`);
    expectSound(svg);
    const [primeiro, segundo] = withClass(svg, 'd-shape').map(({ properties }) => properties);
    expect(Number(segundo?.y)).toBeGreaterThan(Number(primeiro?.y) + Number(primeiro?.height));
  });

  test('a state diagram shows states, transitions, composites and notes', async () => {
    const { svg } = await drawn(STATES);
    const words = ['Rascunho', 'Em análise', 'envia', 'aprovado', 'devolvido', 'Registrado', 'Ativo', 'Liquidado'];
    expect(texts(svg)).toEqual(expect.arrayContaining([...words, 'Até o fim do dia útil']));
    expect(texts(svg).join(' ')).not.toContain('decide');
    expect(withClass(svg, 'd-start')).toHaveLength(3);
    expect(withClass(svg, 'd-end-ring')).toHaveLength(1);
  });

  test('a class diagram shows members, relations and cardinalities', async () => {
    const { svg } = await drawn(CLASSES);
    const members = [
      '+String cnpj',
      '#List<Classe> classes',
      '+calcularCota(data Date) : Decimal',
      '-contador() : int',
    ];
    const words = ['«interface»', 'Fundo<T>', ...members, '1', '1..*', 'possui', 'calcula', 'Divulgada em D+1'];
    expect(texts(svg)).toEqual(expect.arrayContaining(words));
    expect(withClass(svg, 'd-abstract')).toHaveLength(1);
    expect(withClass(svg, 'd-static')).toHaveLength(1);
  });

  test('an ER diagram shows entities, attributes and relations', async () => {
    const { svg } = await drawn(ENTITIES);
    const words = ['FUNDO', 'CLASSE', 'GESTOR', 'possui', 'é de', 'string', 'cnpj', 'PK', 'FK', '14 dígitos', 'inicio'];
    expect(texts(svg)).toEqual(expect.arrayContaining(words));
    expect(withClass(svg, 'd-edge')).toHaveLength(2);
  });

  test('labels are text: entities, comparisons, breaks', async () => {
    const { svg } = await drawn(`sequenceDiagram
      A->>B: #quot;x#quot; é < 10 & > 5 #35; #lt;b#gt;
      B->>A: Envia <arquivo><br>e List<String>`);
    const words = texts(svg).join('|');
    expect(words).toContain('"x" é < 10 & > 5 # <b>');
    expect(words).toContain('Envia <arquivo> e List<String>');
  });

  test('front matter gives the title', async () => {
    const { title, svg } = await drawn('---\ntitle: Olá\n---\nflowchart LR\n  A --> B');
    expect(title).toBe('Olá');
    expect(texts(svg)).toContain('Olá');
  });
});

describe('types that take a browser are checked, not drawn', () => {
  test.each([
    ['gantt', 'gantt\n  title Prazos\n  dateFormat YYYY-MM-DD\n  section A\n  T1 :a1, 2024-01-01, 3d', 'Prazos'],
    ['pie', 'pie title Partes\n  "A" : 10\n  "B" : 5', 'Partes'],
    ['mindmap', 'mindmap\n  raiz\n    a\n    b', undefined],
    ['gitGraph', 'gitGraph\n  commit\n  branch x\n  commit', undefined],
    ['sequence', 'sequenceDiagram\n  A->>B: a\n  create participant C\n  B->>C: b', undefined],
    ['flowchart-v2', 'flowchart LR\n  A["$$x^2$$"] --> B', undefined],
    ['flowchart-v2', 'flowchart LR\n  A@{ shape: doc, label: "x" } --> B', undefined],
    // ELK gives up: notes at a state and at one around it.
    [
      'stateDiagram',
      `stateDiagram-v2
  Q --> P
  note right of P : nota
  note right of a : nota
  state P {
    e --> a
  }
  c --> P
  a --> Q : t
  d --> b`,
      undefined,
    ],
  ])('%s', async (type, source, title) => {
    const result = await drawDiagram(source);
    expect(result).toEqual({ diagram: { type, ...(title ? { title } : {}) } });
  });
});

const DEEP = `${Array.from({ length: 40 }, (_, i) => `subgraph s${i}`).join('\n')}\na --> b${'\nend'.repeat(40)}`;

describe('errors stand at their line', () => {
  test.each([
    ['sequence', 'sequenceDiagram\n  A->>B: oi\n  A->>\n  B->>A: x', 3, '"A->>" is not complete.'],
    ['sequence, arrow', 'sequenceDiagram\n  A->>B: oi\n  A-!>B: x', 3, 'Unexpected ">" in "A-!>B: x".'],
    [
      'sequence, check',
      'sequenceDiagram\n  A->>B: a\n\n  deactivate B\n  A->>B: b',
      4,
      /inactive participant \(B\)\.$/,
    ],
    ['sequence, no end', 'sequenceDiagram\n  alt x\n  A->>B: oi\n', 2, 'The block "alt x" has no "end".'],
    ['flowchart', 'flowchart TD\n  A --> B\n  B --> [C\n  C --> D', 3, 'Unexpected "[" in "B --> [C".'],
    ['flowchart, blank line after a brace', 'flowchart TD\n  A{x}\n\n\n  B --> [C', 5, /^Unexpected "\["/],
    ['flowchart, direction', 'flowchart XX\n  A --> B', 1, 'Cannot read "flowchart XX".'],
    ['flowchart, shape', 'flowchart TD\n  A --> B\n  A@{ shape: nada }', 3, 'No such shape: nada.'],
    ['state', 'stateDiagram-v2\n  [*] --> A\n  A -> B\n  B --> C', 3, 'Unexpected "-" in "A -> B".'],
    ['class', 'classDiagram\n  A <|-- B\n  A <|!- C\n  C --> D', 3, 'Unexpected "!" in "A <|!- C".'],
    ['class, no brace', 'classDiagram\n  A <|-- B\n  class A {\n    +x\n', 3, 'The block "class A {" has no "}".'],
    ['er', 'erDiagram\n  A ||--o{ B : x\n  A ||--o( C : y', 3, 'Unexpected "o" in "A ||--o( C : y".'],
    ['gantt', 'gantt\n  title x\n  section A\n  T1 2024\n  T2 :a, 2024-01-01, 3d', 4, '"T1 2024" is not complete.'],
    ['pie', 'pie title x\n  "A" : 1\n  "B" 2', 3, 'Unexpected "2".'],
    ['pie, check', 'pie title x\n  "A" : 1\n  "B" : -2\n  "C" : 1', 3, '"B" has invalid value: -2.'],
    ['git', 'gitGraph\n  commit\n  checkout nada\n  commit', 3, /^Trying to checkout branch/],
    ['comments', '%% um\n\n%% dois\nsequenceDiagram\n  %% três\n  A->>B: oi\n  A-)', 7, '"A-)" is not complete.'],
    ['directive', '%%{init: {\n "theme": "dark"\n}}%%\nflowchart TD\n  B --> [C', 5, /^Unexpected/],
    ['front matter', '---\ntitle: x\n---\nsequenceDiagram\n  A-)', 5, '"A-)" is not complete.'],
    ['carriage returns', 'sequenceDiagram\r\n  A->>B: oi\r\n  A->>\r\n', 3, '"A->>" is not complete.'],
    ['unknown type', '\nfluxograma TD\n  A --> B', 2, '"fluxograma" is not a type of diagram that mermaid knows.'],
    ['empty', ' \n', 1, 'The diagram is empty.'],
    ['a group in itself', 'flowchart LR\n  S1 --> E\n  subgraph S1\n    S1 --> E\n  end', 3, '"S1" is inside itself.'],
    ['nobody at work', 'sequenceDiagram\n  A->>B: x\n  activate C', 3, '"C" is no participant.'],
    ['too many groups', `flowchart LR\n${DEEP}`, 32, '"s30" is in more than 30 groups.'],
  ])('%s', async (_name, source, line, message) => {
    const error = await failed(source);
    expect(error.line).toBe(line);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
  });

  test('the column is that of the word', async () => {
    expect(await failed('sequenceDiagram\n  Note oveer A: x')).toMatchObject({ line: 2, column: 8 });
  });
});

describe('what a source may try', () => {
  test('links, scripts, styles and directives do not reach the drawing', async () => {
    const { svg } =
      await drawn(`%%{init: {"securityLevel": "loose", "themeCSS": "* { fill: red }", "htmlLabels": true}}%%
flowchart TD
  A["<script>alert(1)</script>Olá<img src=x onerror=alert(1)>"] --> B["<a href='javascript:alert(1)'>link</a>"]
  click A "javascript:alert(1)" "dica"
  click B call alert(1)
  style A fill:#f00
  classDef erro fill:#f96
  class B erro
  linkStyle 0 stroke:#f00`);
    expectSound(svg);
    const allowed = ['svg', 'g', 'rect', 'path', 'circle', 'line', 'text', 'tspan'];
    expect(elements(svg).every(({ tagName }) => allowed.includes(tagName))).toBe(true);
    const properties = JSON.stringify(elements(svg).map((each) => each.properties));
    expect(properties).not.toMatch(/javascript|alert|#f|href|style|url/i);
    expect(texts(svg).join(' ')).toMatch(/Olá.*link/);
    expect(withClass(svg, 'd-class-erro')).toHaveLength(1);
  });

  test('menus of links at an actor, and pictures in nodes, are left out and the rest is drawn', async () => {
    const { svg } = await drawn('sequenceDiagram\n  participant A\n  link A: x @ javascript:alert(1)\n  A->>A: a');
    expect(JSON.stringify(svg)).not.toContain('javascript');
    const picture = await drawn('flowchart LR\n  A@{ img: "https://example.com/x.png", label: "Foto" } --> B');
    expect(texts(picture.svg)).toEqual(['Foto', 'B']);
    expect(JSON.stringify(picture.svg)).not.toContain('example.com');
  });

  test('of the markup in labels the words are left', async () => {
    const label = `<script>alert(1)</script>Um <img src='x'>dois<iframe src='y'></iframe> <b>três</b> <arquivo>`;
    const { svg } = await drawn(`flowchart LR\n  A["${label}"] --> B`);
    expect(texts(svg)[0]).toBe('Um dois três <arquivo>');
  });

  test('nothing is left behind in the process', async () => {
    await drawn(FLOWCHART);
    await failed('flowchart TD\n  A --> [');
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
  });
});
