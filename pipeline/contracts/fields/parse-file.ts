// A file as the payload it holds: lines are objects, and every value knows where it stands, so that one check serves JSON
// and files alike. An empty field is one that is not there.
import type { FileLayout } from '../../../schemas/types.ts';
import type { PayloadFault } from './check-payload.ts';
import { type Field, type FieldList, type FileRecord, recordsOf } from './field-list.ts';
import type { JsonMember, JsonNode } from './parse-json.ts';

export interface ParsedFile {
  readonly payload: JsonNode;
  /** What is wrong with lines as such; these hold no values. */
  readonly faults: readonly PayloadFault[];
}

interface Line {
  readonly number: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Cell {
  readonly text: string;
  readonly start: number;
}

export function parseFile(text: string, list: FieldList, layout: FileLayout): ParsedFile {
  const faults: PayloadFault[] = [];
  const fault = (reason: PayloadFault['reason'], { number, start, end }: Line, problem: string, hint?: string): void =>
    void faults.push({ reason, path: '', message: `Line ${number} ${problem}.`, start, end, hint });
  const lines = linesOf(text);
  const records = recordsOf(list);
  const { separator = ';' } = layout;
  if (layout.format === 'delimited' && layout.header) {
    const [header] = lines.splice(0, 1);
    const wanted = (records[0]?.fields ?? []).map(({ name }) => name).join(separator);
    if (header && header.text !== wanted)
      fault('header', header, 'is not the header of the layout', `Write "${wanted}".`);
  }
  const rows: { readonly record: FileRecord; readonly node: JsonNode }[] = [];
  for (const line of lines) {
    const cells = layout.format === 'delimited' ? split(line, separator) : undefined;
    const record = records.find(({ fields }) => isOf(fields, line, cells));
    if (!record) {
      fault('unknown', line, `is no line of "${list.name}"`);
      continue;
    }
    const { fields } = record;
    const length = lengthOf(fields);
    if (cells && cells.length !== fields.length) {
      fault('columns', line, `must have ${fields.length} columns, not ${cells.length}`);
    } else if (!cells && line.text.length !== length) {
      fault('columns', line, `must have ${length} characters, not ${line.text.length}`);
    } else {
      const members = fields.flatMap((field) => member(field, cellOf(field, line, cells), layout) ?? []);
      rows.push({ record, node: { kind: 'object', members, start: line.start, end: line.end } });
    }
  }
  const whole = { start: 0, end: text.length };
  if (list.root === 'array')
    return { payload: { kind: 'array', items: rows.map(({ node }) => node), ...whole }, faults };
  return { payload: { kind: 'object', members: groupRows(records, rows), ...whole }, faults };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/([^\r\n]*)(?:\r\n|\n|\r|$)/g)) {
    const [, line = ''] = match;
    if (match.index >= text.length) break;
    lines.push({ number: lines.length + 1, text: line, start: match.index, end: match.index + line.length });
  }
  return lines;
}

function split({ text, start }: Line, separator: string): Cell[] {
  let at = start;
  return text.split(separator).map((cell) => {
    const placed = { text: cell, start: at };
    at += cell.length + separator.length;
    return placed;
  });
}

const lengthOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, { position }) => sum + (position && 'length' in position ? position.length : 0), 0);

function cellOf({ position }: Field, line: Line, cells: readonly Cell[] | undefined): Cell | undefined {
  if (!position) return undefined;
  if ('column' in position) return cells?.[position.column - 1];
  const from = position.start - 1;
  return { text: line.text.slice(from, from + position.length), start: line.start + from };
}

/** A kind of line is known by its fields that allow one value only. */
function isOf(fields: readonly Field[], line: Line, cells: readonly Cell[] | undefined): boolean {
  return fields.every((field) => {
    const [only, ...others] = field.values ?? [];
    if (!only || others.length > 0) return true;
    const cell = cellOf(field, line, cells);
    return cell !== undefined && bare(field, cell).text === String(only.value);
  });
}

/** A value without what fills it up. */
function bare({ position }: Field, cell: Cell): Cell {
  if (!position || 'column' in position) return cell;
  const { align, padding } = position;
  let { text, start } = cell;
  if (align === 'left') while (text.endsWith(padding)) text = text.slice(0, -1);
  else {
    // The last zero of a number is the number.
    const least = padding === '0' ? 1 : 0;
    while (text.length > least && text.startsWith(padding)) {
      text = text.slice(1);
      start += 1;
    }
  }
  return { text, start };
}

function member(field: Field, cell: Cell | undefined, layout: FileLayout): JsonMember | undefined {
  if (!cell) return undefined;
  const { text, start } = bare(field, cell);
  if (text.trim() === '') return undefined;
  const place = { start, end: start + text.length };
  return { key: field.name, place, value: jsonValue(field, text, place, layout) };
}

function jsonValue(field: Field, text: string, place: { start: number; end: number }, layout: FileLayout): JsonNode {
  if (field.type === 'number' || field.type === 'integer') {
    const raw = numberText(text, field.decimals ?? 0, layout.decimalMark ?? '.');
    return raw === undefined ? { kind: 'string', value: text, ...place } : { kind: 'number', raw, ...place };
  }
  if (field.type === 'boolean' && /^(?:true|false)$/.test(text))
    return { kind: 'boolean', value: text === 'true', ...place };
  return { kind: 'string', value: text, ...place };
}

/** A number as JSON writes it; undefined for what is none. */
function numberText(text: string, decimals: number, mark: '.' | ',' | 'none'): string | undefined {
  if (mark === 'none') {
    if (!/^-?\d+$/.test(text)) return undefined;
    if (decimals === 0) return text;
    const digits = text.replace('-', '').padStart(decimals + 1, '0');
    return `${text.startsWith('-') ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  }
  const pattern = mark === '.' ? /^-?\d+(?:\.\d+)?$/ : /^-?\d+(?:,\d+)?$/;
  return pattern.test(text) ? text.replace(',', '.') : undefined;
}

function groupRows(
  records: readonly FileRecord[],
  rows: readonly { readonly record: FileRecord; readonly node: JsonNode }[],
): JsonMember[] {
  return records.flatMap((record) => {
    const { field } = record;
    const nodes = rows.filter((row) => row.record === record).map(({ node }) => node);
    const [first] = nodes;
    if (!field || !first) return [];
    if (field.type === 'object') return nodes.map((node) => ({ key: field.name, place: node, value: node }));
    const array: JsonNode = { kind: 'array', items: nodes, start: first.start, end: first.end };
    return [{ key: field.name, place: first, value: array }];
  });
}
