// A field list as TypeScript declarations.
import type { Field, FieldList, FieldType, ItemType } from './field-list.ts';
import { plainText } from './plain-text.ts';
import { ruleTexts } from './rule-texts.ts';
import { singleQuoted } from './string-literal.ts';
import { textFormOf } from './text-forms.ts';

/** Declares the type of a payload, and one for each object in it. */
export function toTypeScript(list: FieldList): string {
  const names = new Set<string>();
  const declarations: string[] = [];
  const nameFor = (wanted: string): string => {
    let name = wanted;
    for (let i = 2; names.has(name); i++) name = wanted + i;
    names.add(name);
    return name;
  };
  const declare = (name: string, fields: readonly Field[], about: string): string => {
    const members: string[] = [];
    const position = declarations.push('') - 1;
    for (const field of fields) {
      const type = typeOf(field, () =>
        declare(nameFor(name + pascal(field.name)), field.fields, field.texts.description ?? field.shownPath),
      );
      const mark = field.obligation === 'always' ? '' : '?';
      members.push(`${comment(aboutField(field), '  ')}  ${keyOf(field.name)}${mark}: ${type};\n`);
    }
    declarations[position] = `${comment([plainText(about)], '')}export interface ${name} {\n${members.join('')}}\n`;
    return name;
  };
  const whole = nameFor(pascal(list.name));
  if (list.root === 'object') declare(whole, list.fields, list.title);
  else {
    const item = declare(nameFor(`${whole}Item`), list.fields, list.title);
    declarations.unshift(`${comment([plainText(list.title)], '')}export type ${whole} = ${item}[];\n`);
  }
  return declarations.join('\n');
}

function typeOf(field: Field, declareObject: () => string): string {
  const scalar = (type: FieldType | ItemType): string => {
    if (field.values) return field.values.map(({ value }) => literal(value)).join(' | ');
    if (type === 'integer') return 'number';
    return textFormOf(type) ? 'string' : type;
  };
  const plain = (): string => {
    if (field.fields.length > 0) return field.type === 'array' ? `${declareObject()}[]` : declareObject();
    if (field.type !== 'array') return scalar(field.type);
    const item = scalar(field.itemType ?? 'string');
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  };
  return field.nullable && field.type !== 'null' ? `${plain()} | null` : plain();
}

function aboutField(field: Field): string[] {
  const { texts, format, example, deprecated } = field;
  return [
    ...[texts.description, ...ruleTexts(field), texts.condition, format].map((text) => plainText(text ?? '')),
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
