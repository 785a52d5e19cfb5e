import { describe, expect, test } from 'vitest';
import {
  CLASSES,
  drawn,
  ENTITIES,
  elements,
  expectSound,
  FLOWCHART,
  failed,
  SEQUENCE,
  STATES,
  texts,
  withClass,
} from '../testing/drawn-diagrams.ts';
import { drawDiagram } from './draw-diagram.ts';

const ALL = { SEQUENCE, FLOWCHART, STATES, CLASSES, ENTITIES };

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

test('front matter gives the title', async () => {
  const { title, svg } = await drawn('---\ntitle: Olá\n---\nflowchart LR\n  A --> B');
  expect(title).toBe('Olá');
  expect(texts(svg)).toContain('Olá');
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
