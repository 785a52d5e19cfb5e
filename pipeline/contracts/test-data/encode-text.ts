import type { FileLayout } from '../../../schemas/types.ts';

/** The bytes of each character of Windows-1252, whose upper half holds that of ISO-8859-1. */
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);

/** A text in the encoding of a layout, UTF-8 without one; undefined where it has a character that this does not. */
export function encodeText(text: string, layout: FileLayout | undefined): Uint8Array | undefined {
  const { encoding = 'UTF-8', byteOrderMark } = layout ?? {};
  if (encoding === 'UTF-8') return new TextEncoder().encode((byteOrderMark ? '\uFEFF' : '') + text);
  const bytes = [...text].map((mark) => BYTES.get(mark) ?? -1);
  const most = encoding === 'ASCII' ? 0x7f : 0xff;
  const isOut = (byte: number): boolean =>
    byte < 0 || byte > most || (encoding === 'ISO-8859-1' && byte >= 0x80 && byte <= 0x9f);
  return bytes.some(isOut) ? undefined : Uint8Array.from(bytes);
}
