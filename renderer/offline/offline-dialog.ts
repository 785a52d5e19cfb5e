// Loaded when somebody asks for it: what is kept for reading without a network, and the reader's word on the whole site.
import '../styles/offline.css';
import type { OfflineStatus } from '../../schemas/offline.ts';
import type { Strings } from '../../schemas/types.ts';
import { filled } from '../search/result-view.ts';
import { made } from '../site/made.ts';
import { showDialog } from '../site/show-dialog.ts';
import { askWorker } from './ask-worker.ts';

interface OfflineOptions {
  readonly strings: Strings;
  readonly lang: string;
}

/** Shows how much is kept. */
export function showOffline({ strings, lang }: OfflineOptions): void {
  const state = made('p', { role: 'status' });
  const keep = made('button', { type: 'button', className: 'button' }, strings.offlineKeep);
  const forget = made('button', { type: 'button', className: 'button' }, strings.offlineForget);
  const dialog = showDialog(
    { className: 'offline', title: strings.offline, close: strings.close },
    made('p', {}, strings.offlineAbout),
    state,
    made('div', { className: 'offline-actions' }, keep, forget),
  );
  const number = (value: number): string => value.toLocaleString(lang, { maximumFractionDigits: 1 });
  const show = (status: OfflineStatus | undefined): void => {
    state.textContent = status
      ? filled(strings.offlineState, {
          kept: number(status.kept),
          total: number(status.total),
          size: number(status.size / 1e6),
        })
      : strings.offlineFailed;
    keep.disabled = status?.kept === status?.total;
  };
  const ask = async (type: 'status' | 'keep' | 'forget'): Promise<OfflineStatus | undefined> => {
    const status = await askWorker(type);
    show(status);
    return status;
  };
  const keepAll = async (): Promise<void> => {
    for (let status = await ask('keep'); status && status.kept < status.total && dialog.open; )
      status = await ask('keep');
  };
  keep.addEventListener('click', () => void keepAll());
  forget.addEventListener('click', () => void ask('forget'));
  if (navigator.serviceWorker === undefined) {
    state.textContent = strings.offlineImpossible;
    keep.disabled = true;
    forget.disabled = true;
  } else void ask('status');
}
