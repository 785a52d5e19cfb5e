// What earlier runs found out about pages. A run that parsed a few of them writes these few alone: all are megabytes.
import type { StoredFacts } from '../parse/pages.ts';
import type { Cache } from './open-cache.ts';

export interface FactsCache {
  read(): StoredFacts | undefined;
  /** Takes the facts of all pages, and the source paths of those that are not as they were read. */
  write(all: StoredFacts, fresh: readonly string[]): void;
}

/** From this share of all pages on, the recent ones are worth a file with everything. */
const MANY = 0.1;

/** An entry that is out of date does no harm, whichever file it stands in: it names what it comes from. */
export function factsCache(open: Cache): FactsCache {
  const whole = open<StoredFacts>('facts.json');
  const recent = open<StoredFacts>('facts-recent.json');
  let late: readonly string[] = [];
  let known = 0;
  return {
    read() {
      const facts = whole.read();
      if (!facts) return undefined;
      const later = recent.read() ?? {};
      late = Object.keys(later);
      const all = Object.assign(facts, later);
      known = Object.keys(all).length;
      return all;
    },
    write(all, fresh) {
      const count = Object.keys(all).length;
      const names = new Set([...late, ...fresh]);
      if (count < known || names.size > count * MANY) {
        recent.write({});
        whole.write(all);
      } else recent.write(Object.fromEntries([...names].flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
    },
  };
}
