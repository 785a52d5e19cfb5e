import { expect, test } from 'vitest';
import { PACKS } from '../../languages/language.ts';
import { fileOf, listOf, ORDER_LIST } from '../../testing/field-lists.ts';
import { fieldFiles } from './field-files.ts';

/** The rows of a spreadsheet by their headers, none of whose cells breaks a line. */
function csvRows(csv: string, separator: string): Record<string, string>[] {
  const [headers = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`${separator}${line}`.matchAll(new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'g'))].map(
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    );
  return rows.map((row) => Object.fromEntries(headers.map((header, i) => [header, row[i] ?? ''])));
}

test('the CSV is RFC 4180 in UTF-8, one record a field, with everything that is said of it', () => {
  const list = listOf(ORDER_LIST);
  const csv = fileOf(list, 'csv');
  expect(csv.startsWith('\uFEFFcampo,caminho,')).toBe(true);
  const rows = csvRows(csv, ',');
  expect(rows).toHaveLength(7);
  expect(rows[0]?.valores).toBe('NOVO; TROCA: em vez de outro, ou "troca"');
  expect(rows[1]).toMatchObject({ campo: 'dia', caminho: '[].dia', tipo: 'date', descricao: 'Dia, com vírgula' });
  expect(rows[2]).toMatchObject({ tamanho_maximo: '3', minimo: '1', exemplo: '100' });
  expect(rows[3]).toMatchObject({ itens_minimo: '1', tamanho_minimo: '' });
  expect(rows[4]).toMatchObject({ tamanho_maximo: '15', decimais: '2', exemplo: '75500.50' });
  expect(rows[5]).toMatchObject({ obrigatorio: 'condicional', condicao: 'o pedido é uma troca', nulo: 'sim' });
  const semicolons = fieldFiles(list, { base: '/', csvSeparator: ';', strings: PACKS['pt-BR'] })[0];
  expect(csvRows(new TextDecoder('utf-8', { ignoreBOM: true }).decode(semicolons?.bytes()), ';')).toEqual(rows);
});

test('no cell of the CSV is a formula', () => {
  const texts = ['=1+1', '+1', '-1+1', '@SUM(A1)', '-12.50', '-', 'a=1'];
  const fields = texts.map((text, i) => ({ name: `f${i}`, type: 'string', required: 'never', example: text }));
  const list = listOf(JSON.stringify({ title: 'Fórmulas', root: 'object', fields }));
  const shown = csvRows(fileOf(list, 'csv'), ',').map(({ exemplo }) => exemplo);
  expect(shown).toEqual(["'=1+1", "'+1", "'-1+1", "'@SUM(A1)", '-12.50', "'-", 'a=1']);
});
