// The text of a page while it waits for the rest of the site. All wait at once, so each waits as bytes, which the garbage
// collector neither copies nor looks into.
import type { PageText } from './parsed-page.ts';

/** PageText, as JSON: in Latin-1 where that has all its characters, which takes a fraction of the time, or in UTF-8. */
export interface PackedText {
  readonly bytes: Uint8Array;
  readonly encoding: 'latin1' | 'utf8';
}

const encodingOf = (json: string): PackedText['encoding'] => (/[^\0-\xFF]/.test(json) ? 'utf8' : 'latin1');

export function packText(text: PageText): PackedText {
  const json = JSON.stringify(text);
  const encoding = encodingOf(json);
  return { bytes: Buffer.from(json, encoding), encoding };
}

export const unpackText = ({ bytes, encoding }: PackedText): PageText =>
  JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding));

const SLAB_BYTES = 1 << 22;

/**
 * Packs texts that stay to the end into few large pieces of memory: one by one, they would leave gaps that fit nothing. The
 * memory is shared, so that a text goes to another thread without being copied.
 */
export function textPacker(): typeof packText {
  let slab: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  let used = 0;
  return (text) => {
    const json = JSON.stringify(text);
    const encoding = encodingOf(json);
    // A UTF-16 unit takes three bytes of UTF-8 at most.
    const most = json.length * (encoding === 'utf8' ? 3 : 1);
    if (used + most > slab.length) {
      slab = Buffer.from(new SharedArrayBuffer(Math.max(SLAB_BYTES, most)));
      used = 0;
    }
    const start = used;
    used += slab.write(json, start, encoding);
    return { bytes: slab.subarray(start, used), encoding };
  };
}
