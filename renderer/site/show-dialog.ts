import '../styles/dialog.css';
import { made } from './made.ts';

interface Said {
  readonly className: string;
  readonly title: string;
  /** Of the button that closes it. */
  readonly close: string;
}

/** Opens a small dialog. Escape, its button and a click beside it close it, and the focus goes back to where it was. */
export function showDialog({ className, title, close }: Said, ...children: readonly Node[]): HTMLDialogElement {
  const dialog = made(
    'dialog',
    { className: `dialog ${className}`, ariaLabel: title },
    made('h2', {}, title),
    ...children,
    made('form', { method: 'dialog' }, made('button', { className: 'button' }, close)),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
