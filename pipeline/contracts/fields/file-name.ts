// What a file is called: a template whose parts in braces are dates, digits, or digits and capitals, and may say the field
// that has the same values.

import type { Span } from '../../diagnostics/line-index.ts';
import type { Said } from '../../languages/say.ts';
import { writtenAs } from './check-scalar.ts';
import { type FieldList, type FileRecord, fieldAt, holdsFields } from './field-list.ts';
import { DATE_FORMS, type DateForm, formedDate, isoDate, PLAIN_DATES } from './file-dates.ts';
import type { FileObject } from './parse-file.ts';
import type { JsonNode, ObjectNode } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';
import type { ReportField } from './report-field.ts';

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

/** Paths of the fields whose values the name of a file says. */
export const namedFields = ({ layout }: FieldList): string[] =>
  partsOf(layout?.fileName ?? '').flatMap(({ path }) => path ?? []);

/** A name of the form of a template; where that says the value of a field, the one given for it. */
export const formedName = (template: string, number: number, said: (path: string) => string | undefined): string =>
  template.replace(PART, (_, form: string, path?: string) => {
    const value = path === undefined ? undefined : said(path);
    const date = dateFormOf(form);
    if (date) return formedDate(value ?? SOME_DAY, date);
    return (value ?? String(number)).slice(-form.length).padStart(form.length, '0');
  });

const SOME_DAY = '2025-11-21';

/** Holds the name of a file to its form, and the values in it to the name. */
export interface NameCheck {
  look(line: FileObject): void;
  /** What is wrong with the name, or with the first value that differs from it. */
  fault(): PayloadFault | undefined;
}

export function nameCheck(name: string, list: FieldList): NameCheck {
  const template = list.layout?.fileName;
  if (template === undefined) return { look: () => undefined, fault: () => undefined };
  const parts = partsOf(template);
  const found = patternOf(template).exec(name)?.slice(1);
  const dates = parts.map(({ form }, i) => isoDate(found?.[i] ?? '', dateFormOf(form) ?? PLAIN_DATES));
  const fault = (said: Said, { start, end }: Span): PayloadFault => ({
    reason: 'fileName',
    path: '',
    said,
    start,
    end,
  });
  if (!found || parts.some(({ form }, i) => dateFormOf(form) && dates[i] === undefined)) {
    const said: Said = { word: 'fileName', values: { name, form: shownFileName(template) } };
    return { look: () => undefined, fault: () => fault(said, { start: 0, end: 1 }) };
  }
  const differing = new Map<NamePart, PayloadFault>();
  return {
    look({ node, record }) {
      for (const [i, part] of parts.entries()) {
        const { form, path } = part;
        if (path === undefined || differing.has(part)) continue;
        const value = valueIn(node, record, path);
        const own = value?.kind === 'string' ? value.value : value?.kind === 'number' ? value.raw : undefined;
        const wanted = dates[i] ?? found[i] ?? '';
        if (!value || own === undefined || own === wanted || (/^N/.test(form) && Number(own) === Number(wanted)))
          continue;
        const named: Said = { word: 'asName', values: { value: wanted } };
        const values = { subject: `"${path}"`, wanted: named, found: writtenAs(value) };
        differing.set(part, fault({ word: 'be', values }, value));
      }
    },
    fault: () => parts.flatMap((part) => differing.get(part) ?? [])[0],
  };
}

/** The value of a line at the path of a field, where it has that field. */
function valueIn({ members }: ObjectNode, { path }: FileRecord, wanted: string): Written | undefined {
  const around = path.map(({ name }) => `${name}.`).join('');
  const value = members.find(({ key }) => around + key === wanted)?.value;
  return value && value.kind !== 'object' && value.kind !== 'array' ? value : undefined;
}

type Written = Exclude<JsonNode, { kind: 'object' | 'array' }>;

function patternOf(template: string): RegExp {
  const text = template.split(/(\{[^{}]*\})/).map((piece) => {
    const [, form] = /^\{([^={}]*)/.exec(piece) ?? [];
    if (form === undefined) return piece.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
    if (/^X/.test(form)) return `([0-9A-Z]{${form.length}})`;
    return `(${form.replace(/[AYMDN]/g, String.raw`\d`).replaceAll('/', String.raw`\/`)})`;
  });
  return new RegExp(`^${text.join('')}$`);
}
