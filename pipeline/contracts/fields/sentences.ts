// Texts of a field joined for where there is one place for all of them: a cell, a comment, a description. Each reads as a
// sentence of its own.
import type { Field } from './field-list.ts';

/** Texts as sentences, one after the other: each begins with a capital and ends with one mark. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => (text === undefined || text.trim() === '' ? [] : [text.trim()]))
    .map((text) => (/[.!?…:]['"`)\]]*$/u.test(text) ? text : `${text.replace(/[;,]+$/, '')}.`))
    .join(' ');

/** When a field is required, as text. */
export const requiredWhen = (condition: string | undefined): string | undefined =>
  condition === undefined ? undefined : `Obrigatório quando: ${condition}`;

/** When a field is forbidden, as text. */
export const absentWhen = (absence: string | undefined): string | undefined =>
  absence === undefined ? undefined : `Ausente quando: ${absence}`;

/** Who gets a field that goes one way only. */
export const directionText = ({ readOnly, writeOnly }: Field): string | undefined =>
  readOnly ? 'Só recebido' : writeOnly ? 'Só enviado' : undefined;
