// Texts of a field joined for where there is one place for all of them: a cell, a comment, a description. Each reads as a
// sentence of its own.
import { fillIn } from '../../../schemas/fill-in.ts';
import type { Words } from '../../languages/words.ts';
import type { Field } from './field-list.ts';

/** Texts as sentences, one after the other: each begins with a capital and ends with one mark. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text.trim()]))
    .map((text) => (/[.!?…:]['"`)\]]*$/u.test(text) ? text : `${text.replace(/[;,]+$/, '')}.`))
    .join(' ');

/** When a field is required, as text. */
export const requiredWhen = (condition: string | undefined, { data }: Words): string | undefined =>
  condition === undefined ? undefined : fillIn(data.requiredWhen, { condition });

/** When a field is forbidden, as text. */
export const absentWhen = (absence: string | undefined, { fieldAbsence }: Words): string | undefined =>
  absence === undefined ? undefined : `${fieldAbsence} ${absence}`;

/** Who gets a field that goes one way only. */
export const directionText = ({ readOnly, writeOnly }: Field, strings: Words): string | undefined =>
  readOnly ? capital(strings.fieldReadOnly) : writeOnly ? capital(strings.fieldWriteOnly) : undefined;

/** Words of a mark at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a field is required, in a word. */
export const obligationText = ({ obligation }: Field, { data, fieldWhen }: Words): string =>
  ({ always: data.yes, never: data.no, when: fieldWhen })[obligation];
