// Two states of a site's contracts with a change of every kind between them, and what is to be told of each.

/** A field before and now, as it stands in a list, and what is told: where, what, and whom it breaks. */
type Planted = readonly [
  was: string,
  is: string,
  ...told: readonly (readonly [at: string, message: string, breaks?: string])[],
];

const BOTH = 'receiver, sender';

const FIELDS: readonly Planted[] = [
  [
    '{ name: tipo, type: string, required: always, values: [A, B] }',
    '{ name: tipo, type: string, required: always, values: [B, C] }',
    ['tipo', 'no longer has the value "A"', 'sender'],
    ['tipo', 'has the new value "C"'],
  ],
  [
    '{ name: valor, type: number, size: 15, required: always }',
    '{ name: valor, type: number, size: 12, required: always }',
    ['valor', 'digits: at most 15 → at most 12', 'sender'],
  ],
  [
    '{ name: taxa, type: number, decimals: 2, required: always }',
    '{ name: taxa, type: number, decimals: 4, required: always }',
    ['taxa', 'decimals: 2 → 4', 'receiver'],
  ],
  [
    '{ name: cotas, type: number, minimum: 0, required: always }',
    '{ name: cotas, type: number, minimum: 1, required: always }',
    ['cotas', 'minimum: 0 → 1', 'sender'],
  ],
  [
    '{ name: dias, type: integer, maximum: 9, required: always }',
    '{ name: dias, type: integer, maximum: 99, required: always }',
    ['dias', 'maximum: 9 → 99', 'receiver'],
  ],
  [
    '{ name: nome, type: string, required: always }',
    "{ name: nome, type: string, pattern: '[A-Z]+', required: always }",
    ['nome', 'pattern: any → [A-Z]+', 'sender'],
  ],
  [
    '{ name: fundo, type: string, required: always }',
    '{ name: fundo_cnpj, was: fundo, type: string, required: always }',
    ['fundo_cnpj', 'was "fundo"', BOTH],
  ],
  [
    '{ name: codigo, type: string, required: always }',
    '{ name: codigo, type: date, required: always }',
    ['codigo', 'is of type date, no longer string', BOTH],
  ],
  [
    '{ name: total, type: integer, required: always }',
    '{ name: total, type: number, required: always }',
    ['total', 'is of type number, no longer integer', 'receiver'],
  ],
  [
    '{ name: livre, type: string, required: always }',
    '{ name: livre, type: string, values: [A], required: always }',
    ['livre', 'takes the values of a list only', 'sender'],
  ],
  [
    '{ name: lista, type: string, values: [A], required: always }',
    '{ name: lista, type: string, required: always }',
    ['lista', 'takes any value, no longer those of a list', 'receiver'],
  ],
  [
    '{ name: cheio, type: string, required: always }',
    '{ name: cheio, type: string, nullable: true, required: always }',
    ['cheio', 'may be null', 'receiver'],
  ],
  [
    '{ name: vazio, type: string, nullable: true, required: always }',
    '{ name: vazio, type: string, required: always }',
    ['vazio', 'must not be null', 'sender'],
  ],
  [
    '{ name: preco, type: number, unit: reais, required: always }',
    '{ name: preco, type: number, unit: centavos, required: always }',
    ['preco', 'unit: reais → centavos', BOTH],
  ],
  [
    '{ name: um, type: string, required: never }',
    '{ name: um, type: string, required: always }',
    ['um', 'is required', 'sender'],
  ],
  [
    '{ name: dois, type: string, required: always }',
    '{ name: dois, type: string, required: never }',
    ['dois', 'is optional', 'receiver'],
  ],
  [
    '{ name: tres, type: string, required: never }',
    '{ name: tres, type: string, required: { when: é B, if: { tipo: B } } }',
    ['tres', 'is required at times', 'sender'],
  ],
  [
    '{ name: quatro, type: string, required: { when: nunca } }',
    '{ name: quatro, type: string, required: { when: é B, if: { tipo: B } } }',
    ['quatro', 'is required at other times: é B', BOTH],
  ],
  [
    '{ name: cinco, type: string, required: never }',
    '{ name: cinco, type: string, required: never, absent: { when: é B, if: { tipo: B } } }',
    ['cinco', 'must not be there: é B', 'sender'],
  ],
  [
    '{ name: seis, type: string, required: never, absent: { when: é B, if: { tipo: B } } }',
    '{ name: seis, type: string, required: never }',
    ['seis', 'may always be there', 'receiver'],
  ],
  [
    '{ name: sete, type: string, required: never }',
    '{ name: sete, type: string, required: never, readOnly: true }',
    ['sete', 'must not be sent', 'sender'],
  ],
  [
    '{ name: oito, type: string, required: never }',
    '{ name: oito, type: string, required: never, writeOnly: true }',
    ['oito', 'is never received', 'receiver'],
  ],
  [
    '{ name: nove, type: string, required: never }',
    '{ name: nove, type: string, required: never, deprecated: true }',
    ['nove', 'is deprecated'],
  ],
  [
    '{ name: texto, type: string, size: 20, required: never }',
    '{ name: texto, type: string, size: 14, required: never }',
    ['texto', 'size: 20 → 14', BOTH],
  ],
  [
    "{ name: mapa, type: map, items: string, propertyNames: '[A-Z]', required: never }",
    "{ name: mapa, type: map, items: string, propertyNames: '[a-z]', required: never }",
    ['mapa', 'keys: [A-Z] → [a-z]', BOTH],
  ],
  [
    '{ name: marcas, type: array, items: { type: string, size: { max: 9 } }, required: never }',
    '{ name: marcas, type: array, items: { type: string, size: { max: 5 } }, required: never }',
    ['marcas', 'size: at most 9 → at most 5', 'sender'],
  ],
  [
    '{ name: itens, type: array, required: never, fields: [{ name: a, type: string, required: never }] }',
    '{ name: itens, type: array, required: never, fields: [{ name: a, type: string, required: always }] }',
    ['itens[].a', 'is required', 'sender'],
  ],
  ['', '{ name: novo, type: string, required: never }', ['novo', 'is new']],
  ['', '{ name: exigido, type: string, required: always }', ['exigido', 'is new and required', 'sender']],
  [
    '{ name: igual, type: string, required: always, description: Um }',
    '{ name: igual, type: string, required: always, description: Outro }',
  ],
  // What is removed comes last.
  ['{ name: antigo, type: string, required: never }', '', ['antigo', 'is removed', BOTH]],
];

const rule = (total: number): string =>
  `errors: [{ code: P1, rule: Poucos itens, check: { count: { of: [itens], max: ${total} } } }]\n`;

const listOf = (side: 0 | 1): string => {
  const fields = FIELDS.flatMap((planted) => (planted[side] === '' ? [] : `  - ${planted[side]}\n`));
  return `title: Pedido\nroot: object\ndirection: both\nfields:\n${fields.join('')}${rule(side === 0 ? 9 : 5)}`;
};

const fileOf = (separator: string, ...names: readonly string[]): string =>
  `title: Arquivo\nroot: array\nlayout: { format: delimited, encoding: UTF-8, separator: "${separator}" }\nfields:\n${names.map((name) => `  - { name: ${name}, type: string, required: always }\n`).join('')}`;

const apiOf = (version: string, rest: string): string => `title: Pedidos
version: "${version}"
server: { address: "<hub>", variable: HUB, example: https://hub.example }
operations:
  - id: consulta
    title: Consulta
    method: GET
${rest}`;

const lone = 'title: Só\nroot: object\nfields:\n  - { name: a, type: string, required: never }\n';

/** The files of the two states. A contract that is no longer there has no text. */
export const BEFORE: Readonly<Record<string, string>> = {
  'content/fields/pedido.yaml': listOf(0),
  'content/fields/arquivo.yaml': fileOf(';', 'a', 'b'),
  'content/fields/velho.yaml': lone,
  'content/operations/pedidos.yaml': apiOf(
    '1.0',
    `    path: /v1/pedidos
    parameters: [{ name: pagina, in: query, type: integer, example: 1 }, { name: ordem, in: query, type: string, example: a }]
    answers: [{ status: 200, description: Sim. }, { status: 206, description: Parte. }]
`,
  ),
};
export const NOW: Readonly<Record<string, string>> = {
  'content/fields/pedido.yaml': listOf(1),
  'content/fields/arquivo.yaml': fileOf('|', 'b', 'a', 'c'),
  'content/fields/recente.yaml': lone,
  'content/operations/pedidos.yaml': apiOf(
    '2.0',
    `    path: /v2/pedidos
    parameters: [{ name: pagina, in: query, type: integer, example: 1, required: always }]
    answers: [{ status: 200, description: Sim. }, { status: 202, description: Depois. }]
`,
  ),
};

/** What is told, by contract and in order: where, what, whom it breaks. */
export const TOLD: readonly (readonly [contract: string, at: string, message: string, breaks: string])[] = [
  ['arquivo', '', 'separator: ; → |', 'sender'],
  ['arquivo', '[].b', 'stands in another order', 'sender'],
  ['arquivo', '[].a', 'stands in another order', 'sender'],
  ['arquivo', '[].c', 'is a new column', 'sender'],
  ...FIELDS.flatMap(([, , ...told]) =>
    told.map(([at, message, breaks = '']) => ['pedido', at, message, breaks] as const),
  ),
  ['pedido', 'P1', 'is a rule that has changed: Poucos itens', 'sender'],
  ['recente', '', 'is new', ''],
  ['velho', '', 'is removed', 'sender'],
  ['pedidos', '', 'version: 1.0 → 2.0', ''],
  ['pedidos', 'consulta', 'call: GET /v1/pedidos → GET /v2/pedidos', 'sender'],
  ['pedidos', 'consulta query pagina', 'is required', 'sender'],
  ['pedidos', 'consulta query ordem', 'is removed', 'sender'],
  ['pedidos', 'consulta 202', 'is a new answer', ''],
  ['pedidos', 'consulta 206', 'is an answer no longer', 'receiver'],
];
