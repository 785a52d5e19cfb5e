// The error codes of a field list as the table a page shows them with: columns that have something to say, code first.

import type { Element } from '../../../schemas/types.ts';
import { code, element, table } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import { codeSpan } from '../../parse/escape-text.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import { usesElement } from '../uses/uses-element.ts';
import { ERROR_TEXTS, type ErrorText, type FieldList } from './field-list.ts';

/** The id of a code on a page that shows the errors of its list. */
export const errorAnchor = (code: string, anchors: Words['anchors']): string => `${anchors.code}-${code}`;

export interface ErrorScope {
  readonly texts: ShownTexts;
  readonly strings: Words;
  /** Where a code is named. */
  readonly usesOf: (code: string) => ShownUses;
}

interface Column {
  readonly key: ErrorText;
  readonly title: string;
}

function columnsOf({ errors }: FieldList, strings: Words): Column[] {
  const isNamed = errors.some(({ name }) => name !== undefined);
  const titles: Readonly<Record<ErrorText, string>> = {
    scope: strings.errorScope,
    fields: strings.errorFields,
    name: strings.errorRule,
    rule: isNamed ? strings.errorCheck : strings.errorRule,
    problem: strings.errorProblem,
    result: strings.errorResult,
    action: strings.errorAction,
  };
  return ERROR_TEXTS.filter((key) => errors.some((error) => error[key] !== undefined)).map((key) => ({
    key,
    title: titles[key],
  }));
}

export function errorTable(list: FieldList, { texts, strings, usesOf }: ErrorScope): Element {
  const columns = columnsOf(list, strings);
  const rows = list.errors.map((error) => [
    [element('span', { id: errorAnchor(error.code, strings.anchors) }, [code(error.code)])],
    ...columns.map(({ key }, i) => {
      const written = error[key];
      const nodes = written === undefined ? [] : shownText(texts, written).nodes;
      return [...nodes, ...(i === columns.length - 1 ? usesElement(usesOf(error.code)) : [])];
    }),
  ]);
  return table([strings.errorCode, ...columns.map(({ title }) => title)], rows);
}

export function errorMarkdown(list: FieldList, { texts, strings }: Pick<ErrorScope, 'texts' | 'strings'>): string {
  const columns = columnsOf(list, strings);
  const shown = (text: string | undefined): string => (text === undefined ? '' : shownText(texts, text).line);
  return markdownTable(
    [strings.errorCode, ...columns.map(({ title }) => title)],
    list.errors.map((error) => [codeSpan(error.code), ...columns.map(({ key }) => shown(error[key]))]),
  );
}
