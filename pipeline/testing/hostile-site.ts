// A site of nothing but hostile texts: in every place that a text of an author can stand in.
import { RULES } from '../diagnostics/rules.ts';
import { DEFINITIONS, HOSTILE_BLOCKS, HOSTILE_LINES, HOSTILE_PARTS } from './hostile-texts.ts';

/** Lines of site.yaml that give every rule a severity. */
export const rulesAs = (severity: string): string =>
  `rules:\n${Object.keys(RULES)
    .map((rule) => `  ${rule}: ${severity}\n`)
    .join('')}`;

const lines = Object.values(HOSTILE_LINES).filter((line) => !line.includes('\n'));
const texts = [...lines, ...Object.values(HOSTILE_BLOCKS)].map((text) => JSON.stringify(text));
const title = JSON.stringify(lines.join(' '));
const [text] = texts;

/** Words of a diagram: mermaid reads labels as Markdown or HTML of its own. */
const labels = lines.map((line, i) => `  a${i}["${line.replaceAll('"', '#quot;')}"] --> b`).join('\n');

const DIAGRAMS = [
  `flowchart LR\n${labels}\n  click b href "javascript:alert(1)"`,
  'sequenceDiagram\n  participant A as <img src=x onerror=alert(1)>\n  A->>A: <script>alert(1)</script>',
  'classDiagram\n  class A["<img src=x onerror=alert(1)>"]\n  link A "javascript:alert(1)"',
  'pie title <img src=x onerror=alert(1)>\n  "<script>alert(1)</script>" : 1',
];

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><rect width="9" height="9"/></a></svg>\n';

const pages = [...Object.values(HOSTILE_LINES), ...Object.values(HOSTILE_BLOCKS)].map(
  (each, i) => [`content/pages/p${i}.md`, `---\ntitle: ${title}\n---\n\n${each}\n\n${DEFINITIONS}\n`] as const,
);

const silenced = lines.map(
  (line) => `<!-- docs-build-disable-next-line html-removed url-unsafe -->\n${line.split('\n', 1)[0]}`,
);

const fields = texts.map((each, i) => `  - { name: a${i}, type: string, required: never, description: ${each} }\n`);
const parameters = texts.map((each, i) => `{ name: a${i}, in: query, type: string, description: ${each} }`);
const requests = texts.map(
  (each, i) => `{ "name": ${each}, "request": { "method": "POST", "url": "{{a}}/v${i}", "description": ${each} } }`,
);

/** Files by path, all but site.yaml. */
export const HOSTILE_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(HOSTILE_PARTS).map(([name, part]) => [`content/${name}`, part])),
  ...Object.fromEntries(pages),
  'content/pages/calado.md': `---\nstatus: s\n---\n\n# Calado\n\n${silenced.join('\n\n')}\n`,
  'content/pages/frente.md': `---
title: ${text}
description: ${title}
sidebar_label: ${title}
keywords: [${texts.join(', ')}]
image: "javascript:alert(1)"
---

# ${lines.find((line) => line.includes('<script>'))}
`,
  'content/pages/diagramas.md': `# Diagramas\n\n${DIAGRAMS.map((each) => `\`\`\`mermaid\n${each}\n\`\`\``).join('\n\n')}\n`,
  'content/pages/figura.md':
    '# Figura\n\n![a](./figura.svg)\n\n::download[a]{src="/<img src=x onerror=alert(1)>.txt"}\n',
  'content/pages/figura.svg': SVG,
  'content/static/<img src=x onerror=alert(1)>.txt': 'x',
  'content/pages/dados.md': `# Dados

::field-list{src="/fields/a.yaml"}

::error-list{src="/fields/a.yaml"}

::operation{src="/operations/a.yaml" id="o"}

- ::postman{src="/postman/a.json"}
`,
  'content/fields/a.yaml': `title: ${title}
description: ${text}
root: object
fields:
  - name: a
    type: string
    required: { when: ${text} }
    rule: ${text}
    format: ${text}
    example: ${text}
    deprecated: ${text}
    values: [{ value: ${text}, meaning: ${text} }]
${fields.join('')}errors:
${texts.map((each, i) => `  - { code: A${i}, name: ${each}, rule: ${each}, action: ${each} }\n`).join('')}`,
  'content/examples/a.json': '{ "a": "<script>" }',
  'content/operations/a.yaml': `title: ${title}
description: ${text}
server: { address: "<hub>", variable: HUB, example: https://hub.example, description: ${text} }
operations:
  - id: o
    title: ${title}
    method: POST
    path: /v1
    description: ${text}
    parameters: [${parameters.join(', ')}]
    request: { contract: a, description: ${text}, example: a.json }
    answers: [{ status: 200, description: ${text} }]
    errors: [{ status: 404, cause: ${text}, action: ${text} }, { status: ${title}, cause: a, action: b }]
    limits: [{ name: ${text}, value: ${text}, description: ${text} }]
`,
  'content/postman/a.json': `{ "info": { "name": ${title}, "schema": "v2.1", "description": ${text} },
"variable": [{ "key": "a", "value": "x", "description": ${text} }], "item": [${requests.join(', ')}] }`,
  'content/sidebar.yaml': `- label: ${title}\n  index: /categoria\n  description: ${title}\n  items: [/p0, /p1]\n`,
};

/** The site.yaml of these, with the severity that every rule has. */
export const hostileSite = (severity: string): string => `title: ${title}
tagline: ${title}
url: https://docs.example.com
announcement: { id: a, text: ${text} }
statuses: { s: { kind: note, title: ${title}, text: ${JSON.stringify(lines.join(' '))} } }
footer: { copyright: ${title}, notice: ${title}, links: [{ label: ${title}, to: "javascript:x" }] }
strings: { operationCode: ${title}, fieldName: ${title} }
${rulesAs(severity)}`;
