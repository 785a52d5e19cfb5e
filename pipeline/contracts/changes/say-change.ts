// A change in the words of a language.
import type { Nodes } from '../../../schemas/types.ts';
import { code, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { plainText } from '../fields/plain-text.ts';
import type { ChangeValue, ContractChange } from './contract-change.ts';

interface Piece {
  readonly text: string;
  /** It is what somebody wrote, rather than words of ours. */
  readonly isValue: boolean;
}

type Told = Pick<ContractChange, 'kind' | 'was' | 'is'>;

/** What has changed, as a sentence. */
export const changeText = (change: Told, words: Words): string =>
  piecesOf(change, words)
    .map((piece) => piece.text)
    .join('')
    .trim();

/** The same for a page, with values as code in the place of quotes. */
export const changeNodes = (change: Told, words: Words): Nodes =>
  piecesOf(change, words).map(({ text: said, isValue }, i, all) => {
    if (isValue) return code(said);
    const withoutEnd = all[i + 1]?.isValue ? said.replace(/"$/, '') : said;
    return text(all[i - 1]?.isValue ? withoutEnd.replace(/^"/, '') : withoutEnd);
  });

function piecesOf({ kind, was, is }: Told, words: Words): Piece[] {
  const values = { '{was}': was, '{is}': is };
  return words.changeKinds[kind]
    .split(/(\{was\}|\{is\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece === '{was}' || piece === '{is}' ? valuePiece(values[piece], words) : { text: piece, isValue: false },
    );
}

function valuePiece(value: ChangeValue | undefined, words: Words): Piece {
  if (typeof value === 'string') return { text: value, isValue: true };
  return { text: valueText(value, words), isValue: false };
}

function valueText(value: Exclude<ChangeValue, string> | undefined, { changes, data }: Words): string {
  if (value === undefined) return changes.any;
  if ('prose' in value) return plainText(value.prose);
  if ('word' in value) return value.word === 'yes' || value.word === 'no' ? data[value.word] : changes[value.word];
  const { least, most } = value;
  const fill = (template: string): string =>
    template
      .replace('{minimum}', String(least))
      .replace('{maximum}', String(most))
      .replace('{first}', String(least))
      .replace('{last}', String(most));
  if (least === most) return String(most);
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? changes.any : fill(data.atLeast);
  return least === 0 ? fill(data.atMost) : fill(data.range);
}
