import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

export interface ContentWatch {
  /** Resolves once no edit can be missed any more. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Editors write a file in several steps; what comes within this time is one edit. */
const SETTLE_MS = 15;

/** How often a folder that is gone is looked for. */
const RETURN_MS = 200;

/** Calls back after every edit below a folder, once for what belongs together. */
export function watchContent(folder: string, onEdit: () => void): ContentWatch {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher;
  let identity: number | undefined;
  /** While the folder is gone; edits that are told late must not open a second watcher. */
  let isAway = false;

  const open = async (): Promise<void> => {
    identity = identityOf(folder);
    watcher = watchFolder(folder, schedule);
    await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  };
  const settle = async (): Promise<void> => {
    onEdit();
    if (isAway || identityOf(folder) === identity) return;
    isAway = true;
    // Another folder in its place, as when a branch is switched: the watcher clings to the old one.
    await watcher.close();
    while (!closed && identityOf(folder) === undefined) await new Promise((resolve) => setTimeout(resolve, RETURN_MS));
    if (closed) return;
    await open();
    isAway = false;
    schedule();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void settle(), SETTLE_MS);
  };
  return {
    ready: open(),
    async close() {
      closed = true;
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

function watchFolder(folder: string, schedule: () => void): FSWatcher {
  const real = realPathOf(folder);
  const watcher = watch(real, {
    ignoreInitial: true,
    // A folder that it comes upon while it is closed stays watched: that must not keep the process from ending.
    persistent: false,
    // What a link may lead to lies in the folder, and is watched there.
    followSymlinks: false,
    ignored: (file) => path.relative(real, file).split(path.sep).some(isPassedOver),
  });
  // The watcher's own events leave out the second of two changes within 50 ms, and with it the final text: what the
  // system says counts. A folder that appears with files in it is the other way about: the system says nothing of them.
  watcher.on('raw', (_event, name: unknown) => {
    if (typeof name !== 'string' || !isPassedOver(path.basename(name))) schedule();
  });
  watcher.on('add', schedule);
  watcher.on('addDir', schedule);
  watcher.on('error', (error) => {
    process.stderr.write(`Some edits may not be noticed: ${error instanceof Error ? error.message : error}\n`);
  });
  return watcher;
}

function realPathOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

const identityOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;

/** What is no content, such as the files that editors keep beside the one they edit. */
const isPassedOver = (name: string): boolean =>
  name.endsWith('~') || (name.startsWith('.') && !['.', '..', '.well-known'].includes(name));
