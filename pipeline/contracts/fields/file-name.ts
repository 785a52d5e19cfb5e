// What a file is called: a template whose parts in braces are dates, digits, or digits and capitals, and may say the field
// that has the same values.

import type { Span } from '../../diagnostics/line-index.ts';
import { writtenAs } from './check-scalar.ts';
import { type FieldList, fieldAt, holdsFields } from './field-list.ts';
import { DATE_FORMS, type DateForm, isoDate, PLAIN_DATES } from './file-dates.ts';
import type { JsonNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import type { ReportField } from './report-field.ts';
import { valuesAt } from './values-at.ts';

interface NamePart {
  /** YYYYMMDD, NNN, XXX. */
  readonly form: string;
  /** The field whose values it is. */
  readonly path?: string;
}

const PART = /\{([^{}=]*)(?:=([^{}]*))?\}/g;

const partsOf = (template: string): NamePart[] =>
  [...template.matchAll(PART)].map(([, form = '', path]) => ({ form, ...(path !== undefined && { path }) }));

const dateFormOf = (form: string): DateForm | undefined => DATE_FORMS.find((each) => each === form);

/** The template as a reader sees it. */
export const shownFileName = (template: string): string => template.replace(PART, '$1');

export function checkNameTemplate(list: FieldList, problem: ReportField): void {
  const template = list.layout?.fileName ?? '';
  const wrong = (message: string, hint: string): void => problem(['layout', 'fileName'], message, hint);
  if (/[{}]/.test(template.replace(PART, ''))) wrong(`"${template}" has a brace alone.`, 'Write a part as {YYYYMMDD}.');
  for (const { form, path } of partsOf(template)) {
    const date = dateFormOf(form);
    if (!date && !/^(?:N+|X+)$/.test(form))
      wrong(
        `"{${form}}" is no part of a name.`,
        `Write N or X for each character, or one of: ${DATE_FORMS.join(', ')}.`,
      );
    if (path === undefined) continue;
    const field = fieldAt(list, path);
    if (!field)
      wrong(`"${path}" is no field of "${list.name}".`, 'Write the names from the outermost with dots between.');
    else if (holdsFields(field)) wrong(`"${path}" has no value.`, 'Name a field of a line.');
    else if (date && field.type !== 'date') wrong(`"${path}" is no date.`, 'Name a field of type: date.');
  }
}

/** What is wrong with the name of a file, or with the first value that differs from it. */
export function checkFileName(name: string, list: FieldList, payload: JsonNode): PayloadFault[] {
  const template = list.layout?.fileName;
  if (template === undefined) return [];
  const parts = partsOf(template);
  const found = patternOf(template).exec(name)?.slice(1);
  const dates = parts.map(({ form }, i) => isoDate(found?.[i] ?? '', dateFormOf(form) ?? PLAIN_DATES));
  const fault = (message: string, at: Span): PayloadFault[] => [
    { reason: 'fileName', path: '', message, start: at.start, end: at.end },
  ];
  if (!found || parts.some(({ form }, i) => dateFormOf(form) && dates[i] === undefined))
    return fault(`The name "${name}" does not have the form "${shownFileName(template)}".`, { start: 0, end: 1 });
  for (const [i, { form, path }] of parts.entries()) {
    if (path === undefined) continue;
    const said = found[i] ?? '';
    const wanted = dates[i] ?? said;
    for (const { value } of valuesAt(payload, path.split('.'))) {
      const own = value.kind === 'string' ? value.value : value.kind === 'number' ? value.raw : undefined;
      if (own === undefined || own === wanted || (/^N/.test(form) && Number(own) === Number(wanted))) continue;
      const written = value.kind === 'object' || value.kind === 'array' ? '' : writtenAs(value);
      return fault(`"${path}" must be "${wanted}", as the name of the file says, not ${written}.`, value);
    }
  }
  return [];
}

function patternOf(template: string): RegExp {
  const text = template.split(/(\{[^{}]*\})/).map((piece) => {
    const [, form] = /^\{([^={}]*)/.exec(piece) ?? [];
    if (form === undefined) return piece.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
    if (/^X/.test(form)) return `([0-9A-Z]{${form.length}})`;
    return `(${form.replace(/[AMDN]/g, String.raw`\d`).replaceAll('/', String.raw`\/`)})`;
  });
  return new RegExp(`^${text.join('')}$`);
}
