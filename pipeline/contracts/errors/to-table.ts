// What may come back as the table that a page shows: who meets a code finds what it means, what to do, and who raises it.
import type { Element, Node, Nodes } from '../../../schemas/types.ts';
import { code, element, lines, statusCode, table, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks } from '../../parse/escape-text.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { ErrorIds, RaisedError } from './raised-errors.ts';

/** An error as a page shows it. */
export interface ShownError extends ErrorIds {
  readonly error: RaisedError;
  readonly texts: ShownTexts;
  /** Who raises it; without an address where no page shows that. */
  readonly raiser: { readonly title: string; readonly href?: string | undefined };
}

interface Row {
  readonly error: RaisedError;
  readonly texts: ShownTexts;
  /** All that raise the same, for the same cause and with the same remedy. */
  readonly shown: readonly ShownError[];
}

export function toTable(errors: readonly ShownError[], strings: Words): Element {
  const rows = rowsOf(errors).map(({ error, texts, shown }) => {
    const { name, sentence, result, action } = error;
    const inline = (written: string | undefined): Nodes => shownText(texts, written).nodes;
    const id = shown.find(({ ofCode }) => ofCode !== undefined)?.ofCode;
    return [
      [element('span', id === undefined ? {} : { id }, [codeOf(error)])],
      lines([
        name === undefined ? [] : [element('strong', {}, inline(name))],
        inline(sentence),
        result === undefined ? [] : [text(`${strings.errorResult}: `), ...inline(result)],
      ]),
      inline(action),
      lines(shown.map((each) => [raisedBy(each, strings)])),
    ];
  });
  return element('doc-error-codes', {}, [table(headersOf(strings), rows)]);
}

/** What stands in the place of a status, such as `no answer`, is words. */
const codeOf = ({ code: written, status, by }: RaisedError): Node =>
  status !== undefined ? statusCode(status) : 'list' in by ? code(written) : text(written);

function raisedBy({ own, raiser: { title, href }, error: { by } }: ShownError, strings: Words): Element {
  const name = href === undefined ? text(title) : element('a', { href }, [text(title)]);
  const mark = 'operation' in by && by.isIllustrative ? [text(` (${strings.operationIllustrative})`)] : [];
  return element('span', own === undefined ? {} : { id: own }, [name, ...mark]);
}

/** The same in Markdown, where addresses lead to the host. */
export function toMarkdown(errors: readonly ShownError[], strings: Words, siteUrl: string): string {
  const rows = rowsOf(errors).map(({ error, texts, shown }) => {
    const { name, sentence, result, action } = error;
    const line = (written: string | undefined): string => shownText(texts, written).line;
    const meaning = [
      name === undefined ? '' : `**${line(name)}**`,
      line(sentence),
      result === undefined ? '' : `${escapeMarks(strings.errorResult)}: ${line(result)}`,
    ];
    const raisers = shown.map(({ raiser: { title, href }, error: { by } }) => {
      const mark = 'operation' in by && by.isIllustrative ? ` *(${escapeMarks(strings.operationIllustrative)})*` : '';
      const name = escapeMarks(title);
      return (href === undefined ? name : `[${name}](${href.startsWith('#') ? '' : siteUrl}${href})`) + mark;
    });
    const isWords = error.status === undefined && 'operation' in error.by;
    const shownCode = isWords ? escapeMarks(error.code) : codeSpan(error.code);
    return [shownCode, meaning.filter(Boolean).join(' · '), line(action), raisers.join(' · ')];
  });
  return markdownTable(headersOf(strings), rows);
}

const headersOf = (strings: Words): string[] => [
  strings.errorCode,
  strings.operationMeaning,
  strings.errorAction,
  strings.errorRaisedBy,
];

/** A row for what reads the same, whoever raises it: an operation that fails as another does says nothing new. */
function rowsOf(errors: readonly ShownError[]): Row[] {
  const rows = new Map<string, Row & { readonly shown: ShownError[] }>();
  for (const each of errors) {
    const { error, texts } = each;
    const { name, sentence, result, action } = error;
    const said = [name, sentence, result, action].map((written) => shownText(texts, written ?? '').nodes);
    const key = JSON.stringify([error.code, said]);
    const row = rows.get(key);
    if (row) row.shown.push(each);
    else rows.set(key, { error, texts, shown: [each] });
  }
  return [...rows.values()];
}
