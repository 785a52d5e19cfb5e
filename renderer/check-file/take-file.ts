// The ways in which a reader gives a file: chosen, dropped, or pasted.
import { made } from '../site/made.ts';
import type { CheckScope } from './check-file-scope.ts';

export interface FileTaker {
  /** Checks a file, which the result calls by a name. */
  check(file: File, name: string): void;
  /** The reader is about to give one. */
  prepare(): void;
}

export function takeFile({ words }: CheckScope, { check, prepare }: FileTaker): HTMLElement {
  const input = made('input', { type: 'file' });
  const label = made('label', { className: 'check-file-choose' }, made('span', {}, words.choose), input);
  const text = made('textarea', { ariaLabel: words.pasteLabel, rows: 6, spellcheck: false });
  const button = made('button', { type: 'button', className: 'button' }, words.check);
  const paste = made('details', {}, made('summary', {}, words.paste), text, button);
  const drop = made('p', { className: 'check-file-drop' }, words.drop);
  const place = made('div', { className: 'check-file-take' }, label, drop, paste, made('p', {}, words.stays));
  const take = (file: File | undefined): void => {
    if (file) check(file, file.name);
  };
  const checkText = (): void => {
    const isJson = /^\s*[[{]/.test(text.value);
    if (text.value !== '') check(new File([text.value], isJson ? PASTED_JSON : ''), words.pasted);
  };
  input.addEventListener('change', () => {
    take(input.files?.[0]);
    // The same file, corrected, is another.
    input.value = '';
  });
  button.addEventListener('click', checkText);
  for (const event of ['focusin', 'pointerenter', 'dragenter']) place.addEventListener(event, prepare, { once: true });
  place.addEventListener('dragover', (event) => {
    event.preventDefault();
    place.dataset.over = '';
  });
  for (const event of ['dragleave', 'drop']) place.addEventListener(event, () => delete place.dataset.over);
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
  place.addEventListener('paste', ({ clipboardData }) => take(clipboardData?.files[0]));
  return place;
}

/** By its ending the check knows JSON from a file of lines. */
const PASTED_JSON = '.json';
