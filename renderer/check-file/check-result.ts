// What was found in a file.
import type { FileAnswer, FileFault } from '../../schemas/own-file.ts';
import { made } from '../site/made.ts';
import { type CheckScope, said } from './check-file-scope.ts';

/** A sentence that says how it went. */
export function sentenceOf(name: string, { count }: FileAnswer, { words }: CheckScope): string {
  const sentence = count === 0 ? words.right : count === 1 ? words.one : words.several;
  return said(sentence, { name, count });
}

export function showResult({ faults, count, csv }: FileAnswer, scope: CheckScope): Node[] {
  if (count === 0) return [];
  const { words } = scope;
  const save = made('a', { className: 'button', download: `${words.saved}.csv` }, words.save);
  save.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const list = made('ol', { className: 'check-file-faults' }, ...faults.map((fault) => faultItem(fault, scope)));
  const first = made('p', {}, said(words.first, { shown: faults.length }));
  return [made('p', {}, save), ...(count > faults.length ? [first] : []), list];
}

function faultItem({ line, column, field, reason, message, hint }: FileFault, scope: CheckScope): HTMLElement {
  const { words, fieldsHref } = scope;
  const { columns, reasons } = words;
  const place = made(
    'p',
    { className: 'check-file-where' },
    said(`${columns.line} {line}, ${columns.column} {column}`, { line, column }),
  );
  if (field !== undefined) {
    const name = made('code', { translate: false }, field);
    place.append(
      ' ',
      fieldsHref === undefined ? name : made('a', { href: fieldsHref + encodeURIComponent(field) }, name),
    );
  }
  place.append(' ', made('span', { className: 'check-file-reason' }, reasons[reason] ?? reason));
  const item = made('li', {}, place, made('p', {}, message));
  if (hint !== undefined) item.append(made('p', { className: 'check-file-hint' }, hint));
  return item;
}
