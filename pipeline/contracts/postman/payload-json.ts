// A payload of a collection as JSON: a variable stands for a value that is not known yet.
import { sayInEnglish } from '../../languages/say-in-english.ts';
import { JsonError, type JsonNode, parseJson } from '../fields/parse-json.ts';
import type { Payload } from './collection.ts';

export type PayloadJson =
  | { readonly node: JsonNode; readonly fault?: undefined }
  | { readonly fault: { readonly message: string; readonly at: number }; readonly node?: undefined };

const TEXT_OR_VARIABLE = /"(?:[^"\\]|\\.)*"|\{\{[^{}]*\}\}/g;

export function payloadJson({ text }: Payload): PayloadJson {
  // As long as what it takes the place of: what stands after it stays where it is.
  const json = text.replace(TEXT_OR_VARIABLE, (found) => (found.startsWith('{') ? `"${found.slice(1, -1)}"` : found));
  try {
    return { node: parseJson(json) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { fault: { message: `${sayInEnglish(error.said)}.`, at: error.at } };
  }
}

/** Whether a value is, or holds, what a variable says. */
export const isFilledIn = ({ text }: Payload, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, end).includes('{{');
