// The error codes of a field list as the table a page shows them with: columns that have something to say, code first.

import type { Addressing } from '../../../schemas/paths.ts';
import type { Element, FieldListError, Strings } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import { usesElement } from '../uses/uses-element.ts';
import type { FieldList } from './field-list.ts';
import { inCell } from './to-markdown-table.ts';

type ErrorText = Exclude<keyof FieldListError, 'code'>;

/** What is said of an error, in the order of its columns. */
export const ERROR_TEXTS = [
  'scope',
  'fields',
  'name',
  'rule',
  'problem',
  'result',
  'action',
] as const satisfies ErrorText[];

export const errorAnchor = (code: string): string => `codigo-${code}`;

export interface ErrorScope {
  readonly texts: ShownTexts;
  readonly strings: Strings;
  /** Where a code is named. */
  readonly usesOf: (code: string) => ShownUses;
  readonly addressing: Pick<Addressing, 'base'>;
}

interface Column {
  readonly key: ErrorText;
  readonly title: string;
}

function columnsOf({ errors }: FieldList, strings: Strings): Column[] {
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

export function errorTable(list: FieldList, { texts, strings, usesOf, addressing }: ErrorScope): Element {
  const columns = columnsOf(list, strings);
  const head = [strings.errorCode, ...columns.map(({ title }) => title)].map((value) =>
    element('th', {}, [text(value)]),
  );
  const rows = list.errors.map((error) => {
    const name = element('span', { id: errorAnchor(error.code) }, [code(error.code)]);
    const cells = columns.map(({ key }, i) => {
      const written = error[key];
      const said = written === undefined ? [] : shownText(texts, written).nodes;
      const uses = i === columns.length - 1 ? usesElement(usesOf(error.code), addressing) : [];
      return element('td', {}, [...said, ...uses]);
    });
    return element('tr', {}, [element('td', {}, [name]), ...cells]);
  });
  return element('table', {}, [element('thead', {}, [element('tr', {}, head)]), element('tbody', {}, rows)]);
}

export function errorMarkdown(list: FieldList, { texts, strings }: Pick<ErrorScope, 'texts' | 'strings'>): string {
  const columns = columnsOf(list, strings);
  const line = (cells: readonly string[]): string => `| ${cells.map(inCell).join(' | ')} |`;
  return [
    line([strings.errorCode, ...columns.map(({ title }) => title)]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...list.errors.map((error) =>
      line([
        `\`${error.code}\``,
        ...columns.map(({ key }) => {
          const text = error[key];
          return text === undefined ? '' : shownText(texts, text).markdown;
        }),
      ]),
    ),
  ].join('\n');
}
