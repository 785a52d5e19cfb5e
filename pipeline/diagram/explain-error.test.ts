import { describe, expect, test } from 'vitest';
import { failed } from '../testing/drawn-diagrams.ts';

const from = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
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
    ['too many nodes', `flowchart LR\n${from(301, (i) => `n${i}`)}`, 302, '"n300" is one of more than 300 nodes.'],
    [
      'lines across too many rows',
      `flowchart LR\n${from(80, (i) => `n${i} --> n${i + 1}`)}\n${from(40, (i) => `n${i} --> n${i + 31}`)}`,
      2,
      'The line from "n0" to "n31" and the others pass over 1320 rows of nodes, more than 1000.',
    ],
    ['too many groups', `flowchart LR\n${DEEP}`, 32, '"s30" is in more than 30 groups.'],
  ])('%s', async (_name, source, line, message) => {
    const error = await failed(source);
    expect(error.line).toBe(line);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('\n');
  });
});
