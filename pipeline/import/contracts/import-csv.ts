// A spreadsheet of fields as a field list: a row is a field, its columns are told by their heads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'yaml';
import { UsageError } from '../../read/usage-error.ts';
import { gatherLeft, type Import } from '../imported.ts';
import { type Head, headOf } from './csv-heads.ts';
import { type CsvRow, fieldOfRow } from './csv-row.ts';

/** An entry of a list while its fields are being gathered. */
interface Entry {
  readonly name: string;
  type: string;
  fields?: Entry[];
}

export const importCsv: Import = (source) => {
  const rows = rowsOf(source);
  const name = path.basename(source).replace(/\.[^.]+$/, '');
  const { left, leave } = gatherLeft();
  const headRow = rows.findIndex(({ cells }) =>
    cells.some((cell) => headOf(cell) === 'name' || headOf(cell) === 'path'),
  );
  const head = rows[headRow];
  if (!head)
    throw new UsageError(
      `"${source}" has no column of names. Call one of its columns "campo" or "nome", "field" or "name".`,
    );
  const at = (line: number): string => `${path.basename(source)}:${line}`;
  for (const { cells, line } of rows.slice(0, headRow))
    leave('Rows above the heads: they are left out', at(line), cells.filter(Boolean).join('; '));
  const heads = head.cells.map((cell): Head | undefined => {
    const known = headOf(cell);
    if (!known && cell !== '') leave('Columns that say nothing here: they are left out', at(head.line), cell);
    return known;
  });
  const fields: Entry[] = [];
  const isPositional = heads.includes('first');
  for (const { cells, line } of rows.slice(headRow + 1)) {
    const row: CsvRow = new Map(heads.flatMap((each, i) => (each && cells[i] ? [[each, cells[i]]] : [])));
    if (row.size === 0) continue;
    const entry = fieldOfRow(row, isPositional, (cause, text) => leave(cause, at(line), text));
    if (entry)
      place(entry, row, fields, () =>
        leave('Fields of what is no row: they stand outermost', at(line), row.get('path')),
      );
  }
  if (fields.length === 0) throw new UsageError(`"${source}" has no row of a field.`);
  const isArray = rows.slice(headRow + 1).some(({ cells }) => cells[heads.indexOf('path')]?.startsWith('[]'));
  const list = {
    title: name,
    root: isArray || isPositional ? 'array' : 'object',
    ...(isPositional && { layout: { format: 'positional', encoding: 'UTF-8' } }),
    fields: fields.map(settled),
  };
  return { files: new Map([[`fields/${name}.yaml`, stringify(list, { lineWidth: 120 })]]), left };
};

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** What stands between cells is what the first lines have most of. */
function rowsOf(source: string): Row[] {
  const text = new TextDecoder().decode(readFileSync(source));
  const beginning = text.split('\n').slice(0, 5).join('\n');
  const count = (mark: string): number => beginning.split(mark).length;
  const [delimiter = ','] = [';', '\t', ','].sort((a, b) => count(b) - count(a));
  try {
    const options = { bom: true, delimiter, relaxColumnCount: true, relaxQuotes: true, trim: true, info: true };
    // With `info` a record comes with its line, which the types do not know.
    const records = parse(text, options) as unknown as {
      readonly record: string[];
      readonly info: { lines: number };
    }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(`"${source}" is no CSV: ${error.message}`);
    throw error;
  }
}

/** Puts a field into the one that its path names, or else outermost. */
function place(entry: Entry, row: CsvRow, fields: Entry[], isLost: () => void): void {
  const names = (row.get('path') ?? entry.name)
    .replace(/\[\]|\{\}/g, '')
    .split('.')
    .filter(Boolean);
  let holder = fields;
  for (const name of names.slice(0, -1)) {
    const found = holder.find((each) => each.name === name);
    if (!found) {
      isLost();
      holder = fields;
      break;
    }
    found.fields ??= [];
    holder = found.fields;
  }
  holder.push(entry);
}

/** What holds fields is an object or an array of them; what holds nothing may hold anything. */
function settled(entry: Entry): object {
  const { type, fields } = entry;
  const holds = type === 'array' || type === 'map' || type === 'object';
  if (fields) return { ...entry, type: holds ? type : 'object', fields: fields.map(settled) };
  if (type === 'object') return { ...entry, type: 'map', items: 'any' };
  return holds && !('items' in entry) ? { ...entry, items: 'any' } : entry;
}
