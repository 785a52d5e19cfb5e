// A page while it waits for the rest of the site. All pages wait at once, so each waits as bytes, which the garbage collector
// neither copies nor looks into.
import type { ParsedPage } from './parsed-page.ts';

/** ParsedPage, as JSON in UTF-8. */
export type PackedPage = Buffer;

export const packPage = (page: ParsedPage): PackedPage => Buffer.from(JSON.stringify(page));

export const unpackPage = (packed: PackedPage): ParsedPage => JSON.parse(packed.toString());

const SLAB_BYTES = 1 << 22;

/** Packs pages that stay to the end into few large pieces of memory: one by one, they would leave gaps that fit nothing. */
export function pagePacker(): (page: ParsedPage) => PackedPage {
  let slab = Buffer.alloc(0);
  let used = 0;
  return (page) => {
    const text = JSON.stringify(page);
    // A UTF-16 unit takes three bytes at most.
    const most = text.length * 3;
    if (used + most > slab.length) {
      slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, most));
      used = 0;
    }
    const start = used;
    used += slab.write(text, start);
    return slab.subarray(start, used);
  };
}
