// Field lists from their text, and what is published of them.
import { readFileSync } from 'node:fs';
import { fieldFiles } from '../contracts/fields/field-files.ts';
import type { FieldList } from '../contracts/fields/field-list.ts';
import { readFieldList } from '../contracts/fields/read-field-list.ts';
import { PACKS } from '../languages/language.ts';

/** A list of some fields, one of each common kind. */
export const ORDER_LIST = `
title: Pedido
root: array
fields:
  - name: tipo
    type: string
    required: always
    values: [NOVO, { value: TROCA, meaning: "em vez de outro, ou \\"troca\\"" }]
  - { name: dia, type: date, required: always, description: "Dia, com vírgula", example: "2025-11-23" }
  - { name: page-size, type: integer, required: never, size: 3, minimum: 1, example: 100 }
  - name: itens
    type: array
    size: { min: 1 }
    required: always
    fields:
      - { name: valor, type: number, required: always, size: 15, decimals: 2, example: 75500.50 }
      - name: anterior
        type: string
        size: 14
        required: { when: o pedido é uma troca, if: { tipo: TROCA } }
        nullable: true
        deprecated: Use o *novo*
  - { name: marcas, type: array, items: string, required: never }
`;

/** The list that a text is; throws where it is faulty. */
export function listOf(text: string, name = 'pedido-novo'): FieldList {
  const list = readFieldList({ path: `fields/${name}.yaml`, text }, (finding) => {
    throw new Error(finding.message);
  });
  if (!list) throw new Error('The list cannot be read.');
  return list;
}

/** The text of a file that is published of a list, by what its name ends in. */
export function fileOf(list: FieldList, ending: string): string {
  const file = fieldFiles(list, { base: '/', csvSeparator: ',', strings: PACKS['pt-BR'] }).find(
    ({ outputPath }) => outputPath === `data/fields/${list.name}.${ending}`,
  );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file?.bytes());
}

/** A list with a field of every kind, and the list that it names. */
export function listOfEveryType(): FieldList {
  const folder = new URL('../fixtures/field-types/content/fields/', import.meta.url);
  const lists = new Map<string, FieldList>();
  for (const name of ['conta', 'pedido']) {
    const list = readFieldList(
      { path: `fields/${name}.yaml`, text: readFileSync(new URL(`${name}.yaml`, folder), 'utf8') },
      ({ message }) => {
        throw new Error(message);
      },
      { lists },
    );
    if (list) lists.set(name, list);
  }
  const list = lists.get('pedido');
  if (!list) throw new Error('There is no list.');
  return list;
}
