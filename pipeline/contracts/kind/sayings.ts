// The names in the texts of data: in code alone, as on pages.
import { namesInSpan, namesInText } from '../../parse/names-in.ts';
import type { AuthoredText } from '../../parse/parse-texts.ts';
import type { Saying } from './known-name.ts';

const SPAN = /(?<!`)`([^`]+)`(?!`)/g;

/** What the code spans of a text say, and the text between them. YAML may fold lines, so a name stands where its text does. */
export function* sayingsIn(
  { text, range }: AuthoredText,
  { sourcePath, contracts }: Pick<Saying, 'sourcePath' | 'contracts'>,
): Iterable<Saying> {
  const spans = [...text.matchAll(SPAN)].flatMap(([, span = '']) => namesInSpan(span));
  for (const name of [...spans, ...namesInText(text.replace(SPAN, ' '))])
    yield { ...name, sourcePath, range, contracts, in: 'text' };
}
