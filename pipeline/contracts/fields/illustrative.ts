// What of a field is an example of ours rather than what the service has published, down to the key that says it.
import type { FieldAspect, Nodes } from '../../../schemas/types.ts';
import { element, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { escapeMarks } from '../../parse/escape-text.ts';
import { type Field, formOf, type Illustrative } from './field-list.ts';
import type { ReportField } from './report-field.ts';

const HAS: Readonly<Record<FieldAspect, (field: Field) => boolean>> = {
  type: () => true,
  required: () => true,
  absent: ({ texts }) => texts.absence !== undefined,
  format: ({ format, item }) => (format ?? item?.format) !== undefined,
  pattern: (field) => (formOf(field).pattern ?? field.propertyNames) !== undefined,
  size: (field) => [field, formOf(field)].some(({ minSize, maxSize }) => (minSize ?? maxSize) !== undefined),
  decimals: (field) => formOf(field).decimals !== undefined,
  minimum: (field) => formOf(field).minimum !== undefined,
  maximum: (field) => formOf(field).maximum !== undefined,
  nullable: ({ nullable, item }) => nullable || (item?.nullable ?? false),
  values: (field) => formOf(field).values !== undefined,
  unit: (field) => formOf(field).unit !== undefined,
  rule: ({ texts, rules }) => texts.rule !== undefined || rules.length > 0,
};

/** Whether anything of a field is. */
export const isIllustrative = ({ illustrative = false }: Pick<Field, 'illustrative'>): boolean =>
  typeof illustrative === 'boolean' ? illustrative : illustrative.length > 0;

/** The fields of a list, each knowing what of it is, once the rules between them are known. */
export function settleIllustrative(
  fields: readonly Field[],
  ofList: Illustrative | undefined,
  problem: ReportField,
): Field[] {
  const met = new Set<FieldAspect>();
  const settle = (field: Field, around: Illustrative | undefined): Field => {
    const { name, illustrative: own, yamlPath } = field;
    const at = [...yamlPath, 'illustrative'];
    if (around === true && own !== undefined && own !== true)
      problem(at, `What "${name}" stands in is illustrative as a whole.`, 'Say it of the fields that are.', 'key');
    const said = around === true ? true : (own ?? around ?? false);
    if (typeof own === 'object')
      for (const [i, aspect] of own.entries())
        if (!HAS[aspect](field)) problem([...at, i], `"${name}" has no "${aspect}".`, 'Remove it.');
    const has = typeof said === 'object' ? said.filter((aspect) => HAS[aspect](field)) : said;
    if (own === undefined && typeof has === 'object') for (const aspect of has) met.add(aspect);
    const within = has === true ? true : ofList;
    return { ...field, illustrative: has, fields: field.fields.map((each) => settle(each, within)) };
  };
  const settled = fields.map((field) => settle(field, ofList));
  if (typeof ofList === 'object')
    for (const [i, aspect] of ofList.entries())
      if (!met.has(aspect)) problem(['illustrative', i], `No field takes its "${aspect}" from here.`, 'Remove it.');
  return settled;
}

const ASPECTS = {
  type: 'aspectType',
  required: 'aspectRequired',
  absent: 'aspectAbsent',
  format: 'aspectFormat',
  pattern: 'aspectPattern',
  size: 'aspectSize',
  decimals: 'aspectDecimals',
  minimum: 'aspectMinimum',
  maximum: 'aspectMaximum',
  nullable: 'aspectNullable',
  values: 'aspectValues',
  unit: 'aspectUnit',
  rule: 'aspectRule',
} as const satisfies Readonly<Record<FieldAspect, keyof Words['data']>>;

/** What of a field is an example, where there is one place for all that is said of it. */
export function illustrativeText(
  { illustrative = false }: Pick<Field, 'illustrative'>,
  { operationIllustrative, data }: Words,
): string | undefined {
  if (!isIllustrative({ illustrative })) return undefined;
  if (typeof illustrative === 'boolean') return operationIllustrative;
  return `${operationIllustrative}: ${illustrative.map((aspect) => data[ASPECTS[aspect]]).join(', ')}`;
}

/** The same in Markdown. */
export const illustrativeMarkdown = (marked: Pick<Field, 'illustrative'>, strings: Words): string | undefined => {
  const said = illustrativeText(marked, strings);
  return said && `*${escapeMarks(said)}*`;
};

/** The same in the words of the page, which shows what is said of a value as its form. */
export function illustrativeMark({ illustrative = false }: Pick<Field, 'illustrative'>, strings: Words): Nodes {
  const words: Readonly<Record<string, string>> = {
    type: strings.fieldType,
    required: strings.fieldObligation,
    absent: strings.fieldObligation,
    values: strings.fieldValues,
    rule: strings.errorRule,
  };
  if (!isIllustrative({ illustrative })) return [];
  const aspects =
    typeof illustrative === 'boolean' ? [] : illustrative.map((each) => words[each] ?? strings.operationFormat);
  const of = [...new Set(aspects)].join(', ').toLowerCase();
  const said = of === '' ? strings.operationIllustrative : `${strings.operationIllustrative}: ${of}`;
  return [text(' '), element('em', {}, [text(`(${said})`)])];
}
