// Loaded by the pages of a site that is kept for reading without a network, after all else: it starts the worker, and tells the
// reader when the site was published anew.
import '../styles/offline.css';
import { OFFLINE_WORKER } from '../../schemas/offline.ts';
import type { Strings } from '../../schemas/types.ts';
import { made } from '../site/made.ts';
import { ownProgram } from '../site/own-program.ts';
import { askWorker } from './ask-worker.ts';

/** Has what is visited kept from now on, and what this page has loaded. */
export async function keepVisited(base: string, strings: Strings): Promise<void> {
  const workers = navigator.serviceWorker;
  // Without TLS there is none.
  if (workers === undefined) return;
  const isFirst = workers.controller === null;
  const arrive = async (addresses: readonly string[]): Promise<void> => {
    if ((await askWorker('visited', addresses))?.isOld) tell(strings);
  };
  workers.addEventListener('controllerchange', () => void arrive([]));
  await workers.register(ownProgram(base + OFFLINE_WORKER), { scope: base });
  const loaded = [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
  const { href } = new URL(base, location.href);
  await arrive(isFirst ? loaded.filter((address) => address.startsWith(href)) : []);
}

/** Says that the site is another by now; the reader loads it when there is time. */
function tell(strings: Strings): void {
  if (document.querySelector('.offline-notice')) return;
  const load = made('button', { type: 'button', className: 'button' }, strings.offlineLoad);
  load.addEventListener('click', () => location.reload());
  const close = made('button', { type: 'button', className: 'button' }, strings.close);
  const notice = made('div', { className: 'offline-notice', role: 'status' });
  close.addEventListener('click', () => notice.remove());
  document.body.append(notice);
  // What is there when the element comes is not read out.
  notice.append(made('span', {}, strings.offlineNew), load, close);
}
