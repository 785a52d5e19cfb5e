// What people write into the cells of a spreadsheet of fields, as values of ours.
import type { FieldEntry } from '../../../schemas/types.ts';
import { plainHead } from './csv-heads.ts';

type Type = Exclude<FieldEntry['type'], null>;

const TYPES: Readonly<Record<Type, string>> = {
  string: 'string texto text char varchar alfanumerico caractere an a x str',
  number: 'number numero numerico numeric num n decimal float double valor moeda money real',
  integer: 'integer inteiro int long bigint',
  boolean: 'boolean booleano bool logico',
  date: 'date data dt',
  datetime: 'datetime date_time data_hora data_e_hora timestamp',
  time: 'time hora',
  cnpj: 'cnpj',
  cpf: 'cpf',
  isin: 'isin',
  uuid: 'uuid guid',
  email: 'email e_mail',
  uri: 'uri url link',
  object: 'object objeto estrutura',
  array: 'array lista list vetor',
  map: 'map mapa dicionario',
  null: 'null',
  any: 'any qualquer',
};

const BY_WORD: ReadonlyMap<string, Type> = new Map(
  Object.entries(TYPES).flatMap(([type, words]) => words.split(' ').map((word) => [word, type as Type] as const)),
);

export interface ReadType {
  readonly type: Type;
  /** What an array or a map holds, as our own CSV says it: `array (string)`. */
  readonly held?: Type | undefined;
  readonly size?: number | undefined;
  readonly decimals?: number | undefined;
}

/** `varchar(30)`, `N(15,2)`, `array (string)`; undefined for what names no type. */
export function readType(cell: string): ReadType | undefined {
  const [, word = '', first = '', second] =
    /^([^(]+?)\s*(?:\(\s*([^,)]*?)\s*(?:,\s*(\d+)\s*)?\))?$/.exec(cell.trim()) ?? [];
  const type = BY_WORD.get(plainHead(word));
  if (!type) return undefined;
  if (/^\d+$/.test(first))
    return { type, size: Number(first), decimals: second === undefined ? undefined : Number(second) };
  return { type, held: BY_WORD.get(plainHead(first)) };
}

const YES = /^(?:s|sim|x|y|yes|true|1|obrigatorio|required|mandatory|always|sempre)$/;
const NO = /^(?:|n|nao|no|false|0|opcional|optional|facultativo|never|nunca)$/;

export const isYes = (cell: string): boolean => YES.test(plainHead(cell));

/** What is neither yes nor no says when. */
export function readRequired(cell: string, condition: string): FieldEntry['required'] {
  if (condition !== '') return { when: condition };
  if (isYes(cell)) return 'always';
  return NO.test(plainHead(cell)) || /^-+$/.test(cell) ? 'never' : { when: cell };
}

/** `10`, `1-10`, `até 10`, `max. 10`, and of numbers `15,2`. */
export function readSize(
  cell: string,
): { readonly min?: number; readonly max?: number; readonly decimals?: number } | undefined {
  const text = cell.trim();
  const range = /^(\d+)\s*(?:-|–|\.\.|a|to)\s*(\d+)$/i.exec(text);
  if (range) return { min: Number(range[1]), max: Number(range[2]) };
  const number = /^(\d+)\s*[,.]\s*(\d+)$/.exec(text);
  if (number) return { max: Number(number[1]), decimals: Number(number[2]) };
  const [, upTo, digits] = /^(até|ate|max\.?|máx\.?|up to)?\s*(\d+)$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return upTo === undefined ? { min: Number(digits), max: Number(digits) } : { max: Number(digits) };
}

/** `A=Ativo; I=Inativo`, `A: Ativo`, one in a line, or with bars between. */
export function readValues(cell: string, isNumber: boolean): NonNullable<Exclude<FieldEntry['values'], string>> {
  const separator = [/\r?\n/, /;/, /\|/, /,/].find((each) => each.test(cell)) ?? /;/;
  const values = cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, written = part, meaning] = /^(.+?)\s*(?:=|:|–| - )\s*(.+)$/.exec(part) ?? [];
      const value = isNumber && /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
      return meaning === undefined ? value : { value, meaning };
    });
  return values as NonNullable<Exclude<FieldEntry['values'], string>>;
}

/** A number with a decimal mark of either country. */
export const readNumber = (cell: string): number | undefined => {
  const plain = /,\d+$/.test(cell) ? cell.replaceAll('.', '').replace(',', '.') : cell.replaceAll(',', '');
  return plain.trim() !== '' && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
};
