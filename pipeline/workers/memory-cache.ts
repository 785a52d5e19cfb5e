// What earlier runs found out. A run that found out a little writes this alone: all of it is megabytes.
import type { StoredMemory } from '../read/memory.ts';
import type { Cache } from './open-cache.ts';

export interface MemoryCache {
  read(): StoredMemory | undefined;
  /** Takes all that is known, and the names of what is not as it was read. */
  write(all: StoredMemory, fresh: readonly string[]): void;
}

/** From this share of everything on, what is recent is worth a file with all of it. */
const RECENT_SHARE = 0.1;

/** An entry that is out of date does no harm, whichever file it stands in: it names what it comes from. */
export function memoryCache(open: Cache): MemoryCache {
  const whole = open<StoredMemory>('facts.json');
  const recent = open<StoredMemory>('facts-recent.json');
  let late: readonly string[] = [];
  let known = 0;
  return {
    read() {
      const found = whole.read();
      if (!found) return undefined;
      const later = recent.read() ?? {};
      late = Object.keys(later);
      const all = Object.assign(found, later);
      known = Object.keys(all).length;
      return all;
    },
    write(all, fresh) {
      const count = Object.keys(all).length;
      const names = new Set([...late, ...fresh]);
      if (count < known || names.size > count * RECENT_SHARE) {
        recent.write({});
        whole.write(all);
      } else recent.write(Object.fromEntries([...names].flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
    },
  };
}
