// A place to hold a file of the reader's own to a contract, loaded with the first one on a page.
import '../styles/check-file.css';
import { MOST_FILE_BYTES, MOST_JSON_BYTES } from '../../schemas/own-file.ts';
import type { Element } from '../../schemas/types.ts';
import { made } from '../site/made.ts';
import { type CheckScope, said, scopeOf } from './check-file-scope.ts';
import { sentenceOf, showResult } from './check-result.ts';
import { fileChecker } from './file-checker.ts';
import { takeFile } from './take-file.ts';

/** Makes the place within an element; gives what ends it. */
export function showCheck(place: HTMLElement, node: Element): () => void {
  const scope = scopeOf(node);
  const { words } = scope;
  const doing = progressView(scope, () => checker.stop());
  const status = made('p', { className: 'check-file-status', role: 'status' });
  const result = made('div', { className: 'check-file-result' });
  const checker = fileChecker(scope);
  let last = 0;
  const check = async (file: File, name: string): Promise<void> => {
    last += 1;
    const own = last;
    checker.stop();
    result.replaceChildren();
    const limit = limitOf(file);
    if (file.size > limit) {
      status.textContent = said(words.tooLarge, { limit: `${(limit / 1e6).toLocaleString()} MB` });
      return;
    }
    const tell = (part: number): void => {
      const percent = doing.show(part);
      const sentence = said(words.checking, { name, percent });
      // A screen reader is told every quarter; everybody else sees the bar.
      if (percent % 25 === 0 && status.textContent !== sentence) status.textContent = sentence;
    };
    tell(0);
    const answer = await checker.check(file, (bytes) => tell(bytes / file.size)).catch(() => 'failed' as const);
    if (own !== last) return;
    doing.hide();
    if (answer === 'failed') status.textContent = words.failed;
    else if (!answer) status.textContent = said(words.cancelled, { name });
    else {
      status.textContent = sentenceOf(name, answer, scope);
      result.replaceChildren(...showResult(answer, scope));
    }
  };
  place.replaceChildren(takeFile(scope, { check, prepare: checker.prepare }), doing.element, status, result);
  return () => checker.stop();
}

/** How much of a file is done, and a button that stops it. */
function progressView({ words }: CheckScope, stop: () => void) {
  const bar = made('progress', { max: 1, ariaLabel: words.check });
  const cancel = made('button', { type: 'button', className: 'button' }, words.cancel);
  const element = made('div', { className: 'check-file-doing', hidden: true }, bar, cancel);
  cancel.addEventListener('click', stop);
  return {
    element,
    /** Says how many hundredths are done. */
    show(part: number): number {
      bar.value = part;
      element.hidden = false;
      return Math.floor(part * 100);
    },
    hide(): void {
      element.hidden = true;
    },
  };
}

/** JSON is read as a whole. */
const limitOf = ({ name, type }: File): number =>
  name.endsWith('.json') || type === 'application/json' ? MOST_JSON_BYTES : MOST_FILE_BYTES;
