import { OFFLINE_LIST, type OfflineList, type OfflineStatus } from '../../schemas/offline.ts';
import { listOf, pathOf } from './lists.ts';
import { note, noted } from './notes.ts';
import { forget, keep, keptKeys, keyOfFile } from './store.ts';
import { BUILD } from './this-worker.ts';

/** Noted where the reader wants the whole site. */
const ALL = 'all';

/** Whether the reader wants the whole site. */
export const keepsAll = async (): Promise<boolean> => (await noted(ALL)) !== undefined;

/** Files kept for one message: browsers end a worker that is long at work. */
const AT_A_TIME = 60;

type File = readonly [path: string, integrity: string];

async function missing({ files }: OfflineList): Promise<File[]> {
  const kept = new Set(await keptKeys());
  return Object.entries(files).filter(([path, integrity]) => !kept.has(keyOfFile(path, integrity)));
}

/** How much is kept. */
export async function status(event: ExtendableEvent): Promise<OfflineStatus> {
  const list = await listOf(event, BUILD);
  const total = Object.keys(list.files).length;
  return { kept: total - (await missing(list)).length, total, size: list.size };
}

/** Keeps what some addresses name. */
export async function keepVisited(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const list = await listOf(event, BUILD);
  const visited = new Set(addresses.map((address) => pathOf(new URL(address), list)));
  await keep(
    event,
    Object.entries(list.files).filter(([path]) => visited.has(path)),
  );
}

/** Keeps some more of the whole site, and all of those that come after it. */
export async function keepMore(event: ExtendableEvent): Promise<void> {
  await note(ALL, '');
  await keep(event, (await missing(await listOf(event, BUILD))).slice(0, AT_A_TIME));
}

/** Keeps no more than what every page needs. */
export async function keepLess(event: ExtendableEvent): Promise<void> {
  const { start, files } = await listOf(event, BUILD);
  await note(ALL, undefined);
  const staying = new Set(start.map((path) => keyOfFile(path, files[path] ?? '')));
  staying.add(keyOfFile(OFFLINE_LIST, BUILD));
  await forget((await keptKeys()).filter((key) => !staying.has(key)));
}
