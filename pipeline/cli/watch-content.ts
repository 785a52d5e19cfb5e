import path from 'node:path';
import { watch } from 'chokidar';

export interface ContentWatch {
  /** Resolves once no edit can be missed any more. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Editors write a file in several steps; what comes within this time is one edit. */
const SETTLE_MS = 15;

/** Calls back after every edit below a folder, once for what belongs together. */
export function watchContent(folder: string, onEdit: () => void): ContentWatch {
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onEdit, SETTLE_MS);
  };
  const watcher = watch(folder, {
    ignoreInitial: true,
    ignored: (file) => path.relative(folder, file).split(path.sep).some(isPassedOver),
  });
  // The watcher's own events leave out the second of two changes within 50 ms, and with it the final text: what the
  // system says counts. A folder that appears with files in it is the other way about, the system says nothing of them.
  watcher.on('raw', (_event, name: unknown) => {
    if (typeof name !== 'string' || !isPassedOver(path.basename(name))) schedule();
  });
  watcher.on('add', schedule);
  watcher.on('addDir', schedule);
  watcher.on('error', (error) => {
    process.stderr.write(`Some edits may not be noticed: ${error instanceof Error ? error.message : error}\n`);
  });
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** What is no content, such as the files that editors keep beside the one they edit. */
const isPassedOver = (name: string): boolean =>
  name.endsWith('~') || (name.startsWith('.') && !['.', '..', '.well-known'].includes(name));
