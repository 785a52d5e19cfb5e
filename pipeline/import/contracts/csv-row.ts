// A row of a spreadsheet as an entry of a field list.
import { isYes, readNumber, readRequired, readSize, readType, readValues } from './csv-cells.ts';
import type { Head } from './csv-heads.ts';

/** The cells that say something, by what they say. */
export type CsvRow = ReadonlyMap<Head, string>;

type LeaveCell = (cause: string, text: string) => void;

const NAME = /^[^\s\p{Cc}.[\]#/"'`]+$/u;
const NUMERIC = /^(?:number|integer)$/;
const SIZED = /^(?:string|number|integer|email|uri|array|map)$/;

/** Undefined for a row whose field has no name that a payload can have; what cannot be read is left. */
export function fieldOfRow(
  row: CsvRow,
  isPositional: boolean,
  leave: LeaveCell,
): { name: string; type: string } | undefined {
  const cell = (head: Head): string => row.get(head) ?? '';
  const written =
    cell('name') ||
    (cell('path')
      .split('.')
      .at(-1)
      ?.replace(/\[\]|\{\}/g, '') ??
      '');
  const name = written.replace(/\s+/g, '_');
  if (!NAME.test(name)) {
    if (row.size > 1 || written !== '')
      leave('Rows whose name no field can have: they are left out', [...row.values()].join('; '));
    return undefined;
  }
  if (name !== written) leave('Names with blanks: these are _ now', written);
  const read = readType(cell('type'));
  if (!read && row.has('type')) leave('Types that are none of ours: the field is a string', cell('type'));
  const type = read?.type ?? (row.has('decimals') ? 'number' : 'string');
  const item = read?.held && read.held !== 'object' ? read.held : undefined;
  const values = row.has('values') ? readValues(cell('values'), NUMERIC.test(item ?? type)) : undefined;
  const entry = {
    name,
    type,
    ...(item && { items: item }),
    required: readRequired(cell('required'), cell('condition')),
    ...text(row, 'description'),
    ...text(row, 'format'),
    ...text(row, 'pattern'),
    ...limits(row, type, read, leave),
    ...(values && values.length > 0 && { values }),
    ...text(row, 'unit'),
    ...text(row, 'rule'),
    ...exampleOf(row, type),
    ...(isYes(cell('nullable')) && type !== 'null' && { nullable: true }),
    ...text(row, 'since'),
    ...(row.has('deprecated') && { deprecated: isYes(cell('deprecated')) || cell('deprecated') }),
    ...text(row, 'group'),
    ...(isPositional && positionOf(row, leave)),
  };
  return entry;
}

const text = (row: CsvRow, head: Head): object => (row.has(head) ? { [head]: row.get(head) } : {});

function limits(row: CsvRow, type: string, read: ReturnType<typeof readType>, leave: LeaveCell): object {
  const number = (head: Head): number | undefined => {
    const cell = row.get(head);
    const value = cell === undefined ? undefined : readNumber(cell);
    if (cell !== undefined && value === undefined) leave('Limits that are no numbers: they are left out', cell);
    return value;
  };
  const written = row.get('size');
  const said = written === undefined ? undefined : readSize(written);
  if (written !== undefined && !said) leave('Sizes that cannot be read: they are left out', written);
  const isMany = type === 'array' || type === 'map';
  // Of `varchar(30)` and `N(15,2)` the number is the most.
  const max = number(isMany ? 'maxItems' : 'maxSize') ?? said?.max ?? read?.size;
  const min = number(isMany ? 'minItems' : 'minSize') ?? (NUMERIC.test(type) ? undefined : said?.min);
  const size = SIZED.test(type) && (min || max) ? { size: { ...(min && { min }), ...(max && { max }) } } : {};
  const decimals = type === 'number' ? (number('decimals') ?? said?.decimals ?? read?.decimals) : undefined;
  const minimum = NUMERIC.test(type) ? number('minimum') : undefined;
  const maximum = NUMERIC.test(type) ? number('maximum') : undefined;
  return {
    ...size,
    ...(decimals !== undefined && { decimals }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function exampleOf(row: CsvRow, type: string): object {
  const example = row.get('example');
  if (example === undefined || /^(?:object|array|map|null)$/.test(type)) return {};
  if (type === 'boolean') return { example: isYes(example) };
  return { example: NUMERIC.test(type) ? (readNumber(example) ?? example) : example };
}

/** From the first character to the last, or as many as the size says. */
function positionOf(row: CsvRow, leave: LeaveCell): object {
  const start = readNumber(row.get('first') ?? '');
  const last = readNumber(row.get('last') ?? '');
  const size = readSize(row.get('size') ?? '');
  const length =
    last !== undefined && start !== undefined ? last - start + 1 : (size?.max ?? 0) + (size?.decimals ?? 0);
  if (start !== undefined && length > 0) return { start, length };
  leave(
    'Positions that cannot be read: they are left out',
    [row.get('first'), row.get('last')].filter(Boolean).join('–'),
  );
  return {};
}
