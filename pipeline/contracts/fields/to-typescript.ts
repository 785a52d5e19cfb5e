// A field list as TypeScript declarations.
import { fillIn } from '../../../schemas/fill-in.ts';
import type { Words } from '../../languages/words.ts';
import { type ContractPart, namedIn, partHeld } from './contract-part.ts';
import { type Field, type FieldList, formOf } from './field-list.ts';
import { illustrativeText } from './illustrative.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';
import { absentWhen, directionText, requiredWhen } from './sentences.ts';
import { sizeText } from './size-text.ts';
import { singleQuoted } from './string-literal.ts';
import { textFormOf } from './text-forms.ts';
import { type ValueForm, writtenPattern } from './value-form.ts';
import { fieldsOf, variantsIn } from './variants.ts';

/** What has been declared so far. */
interface Declared {
  readonly texts: string[];
  readonly names: Set<string>;
  /** Names of the types of contracts that a field names, by list and path. */
  readonly parts: Map<string, string>;
}

interface Scope {
  readonly list: FieldList;
  readonly strings: Words;
  readonly declared: Declared;
}

/** Declares the type of a payload, and one for each object in it. */
export function toTypeScript(list: FieldList, strings: Words): string {
  const declared: Declared = { texts: [], names: new Set(), parts: new Map() };
  const scope = { list, strings, declared };
  const whole = nameFor(pascal(list.name), declared);
  if (list.root === 'object') {
    declared.parts.set(`${list.name}#`, whole);
    declareObject(whole, list.fields, titleOf(scope), scope);
    return declared.texts.join('\n');
  }
  const item = nameFor(`${whole}Item`, declared);
  declared.parts.set(`${list.name}#`, item);
  declareObject(item, list.fields, titleOf(scope), scope);
  return [`${comment([plainText(titleOf(scope))], '')}export type ${whole} = ${item}[];\n`, ...declared.texts].join(
    '\n',
  );
}

const titleOf = ({ list: { title, illustrative }, strings }: Pick<Scope, 'list' | 'strings'>): string =>
  illustrative ? fillIn(strings.data.illustrativeTitle, { title }) : title;

function nameFor(wanted: string, { names }: Declared): string {
  let name = wanted;
  for (let i = 2; names.has(name); i++) name = wanted + i;
  names.add(name);
  return name;
}

/** An object, or each of the variants that it may be. */
function declareObject(name: string, fields: readonly Field[], about: string, scope: Scope): void {
  const { declared } = scope;
  const variants = variantsIn(fields);
  if (!variants) {
    declareInterface(name, fields, about, scope);
    return;
  }
  const position = declared.texts.push('') - 1;
  const names = variants.values.map(({ value, title }) => {
    const own = nameFor(name + pascal(value), declared);
    const narrowed = fieldsOf(fields, value).map((field) =>
      field === variants.discriminator ? { ...field, values: [{ value, meaning: title }] } : field,
    );
    declareInterface(own, narrowed, `${plainText(about)}: ${title}`, scope);
    return own;
  });
  declared.texts[position] = `${comment([plainText(about)], '')}export type ${name} = ${names.join(' | ')};\n`;
}

function declareInterface(name: string, fields: readonly Field[], about: string, scope: Scope): void {
  const { declared } = scope;
  const position = declared.texts.push('') - 1;
  const members = fields.map((field) => {
    const mark = field.obligation === 'always' && !field.readOnly && !field.writeOnly ? '' : '?';
    return `${comment(aboutField(field, scope), '  ')}  ${keyOf(field.name)}${mark}: ${typeOf(field, name, scope)};\n`;
  });
  declared.texts[position] = `${comment([plainText(about)], '')}export interface ${name} {\n${members.join('')}}\n`;
}

function typeOf(field: Field, holder: string, scope: Scope): string {
  const held = heldType(field, holder, scope);
  const plain =
    field.type === 'array'
      ? held.includes('|')
        ? `(${held})[]`
        : `${held}[]`
      : field.type === 'map'
        ? `Record<string, ${held}>`
        : held;
  return field.nullable && field.type !== 'null' ? `${plain} | null` : plain;
}

/** The type of one of the things that a field holds, or of its value. */
function heldType(field: Field, holder: string, scope: Scope): string {
  if (field.item) return valueType(field.item) + (field.item.nullable ? ' | null' : '');
  const part = partHeld(field, scope.list);
  if (part) return partType(field.contract ?? '', part, scope);
  if (field.contract !== undefined) return 'object';
  if (field.fields.length === 0) return valueType(field);
  const name = nameFor(holder + pascal(field.name), scope.declared);
  scope.declared.parts.set(`${scope.list.name}#${field.path}`, name);
  declareObject(name, field.fields, field.texts.description ?? field.shownPath, scope);
  return name;
}

/** A contract is declared once, however often it is named. */
function partType(contract: string, part: ContractPart, { declared, strings }: Scope): string {
  const { path = '' } = namedIn(contract);
  const key = `${part.list.name}#${path}`;
  const known = declared.parts.get(key);
  if (known !== undefined) return known;
  const name = nameFor(pascal(`${part.list.name} ${path}`), declared);
  declared.parts.set(key, name);
  const scope = { list: part.list, strings, declared };
  declareObject(name, part.fields, titleOf(scope), scope);
  return name;
}

function valueType({ type, values }: ValueForm): string {
  if (values) return values.map(({ value }) => literal(value)).join(' | ');
  if (type === 'integer') return 'number';
  if (type === 'any') return 'unknown';
  return textFormOf(type) ? 'string' : type;
}

function aboutField(field: Field, { list, strings }: Scope): string[] {
  const { texts, format, example, deprecated } = field;
  const { unit, pattern } = formOf(field);
  return [
    ...[
      texts.description,
      ...ruleTexts(field),
      requiredWhen(texts.condition, strings),
      absentWhen(texts.absence, strings),
      format,
    ].map((text) => plainText(text ?? '')),
    ...[
      format === undefined && pattern ? writtenPattern(pattern) : '',
      format === undefined ? sizeText(field.item ?? field, strings) : '',
      unit === undefined ? '' : fillIn(strings.data.unit, { unit }),
      directionText(field, strings) ?? '',
      list.illustrative ? '' : (illustrativeText(field, strings) ?? ''),
    ],
    ...(example === undefined ? [] : [`@example ${example}`]),
    ...(deprecated ? [`@deprecated ${plainText(texts.deprecated ?? '')}`] : []),
  ];
}

function comment(lines: readonly string[], indent: string): string {
  const texts = lines.map((line) => line.replace(/\s+/g, ' ').trim().replaceAll('*/', '*\\/')).filter(Boolean);
  if (texts.length === 0) return '';
  if (texts.length === 1) return `${indent}/** ${texts[0]} */\n`;
  return `${indent}/**\n${texts.map((text) => `${indent} * ${text}\n`).join('')}${indent} */\n`;
}

const literal = (value: unknown): string => (typeof value === 'string' ? singleQuoted(value) : String(value));

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));

function pascal(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '');
  const words = ascii.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : `T${joined}`;
}
