// The bytes of a file as text, read as its layout says, and whether they are what it says.
import type { FileLayout } from '../../../schemas/types.ts';
import type { PayloadFault } from './payload-fault.ts';

export interface DecodedFile {
  readonly text: string;
  readonly faults: readonly PayloadFault[];
  /** Whether the text is what was written. */
  readonly isRight: boolean;
}

const MARK = '\uFEFF';
/** What a decoder writes for bytes that are no character. */
const REPLACEMENT = '\uFFFD';

/** Without a layout the file is JSON, which is UTF-8. */
export function decodeFile(bytes: Uint8Array, layout: FileLayout | undefined): DecodedFile {
  const encoding = layout?.encoding ?? 'UTF-8';
  const faults: PayloadFault[] = [];
  const fault = (start: number, message: string, hint: string): void =>
    void faults.push({ reason: 'encoding', path: '', message, start, end: start + 1, hint });
  const read = decoded(bytes, encoding);
  const hasMark = read.startsWith(MARK);
  const text = hasMark ? read.slice(1) : read;
  if (layout?.byteOrderMark === true && !hasMark)
    fault(0, 'The file begins without a byte-order mark.', 'Write EF BB BF first.');
  if (layout?.byteOrderMark === false && hasMark)
    fault(0, 'The file begins with a byte-order mark.', 'Write it without.');
  const strange = strangeAt(text, bytes, encoding);
  if (strange !== undefined) fault(strange, `The file is not ${encoding} from here on.`, `Write it as ${encoding}.`);
  return { text, faults, isRight: strange === undefined };
}

function decoded(bytes: Uint8Array, encoding: FileLayout['encoding']): string {
  if (encoding === 'UTF-8') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // A decoder takes ISO-8859-1 for Windows-1252, whose other 32 characters are then found by what they are.
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Where the first character stands that the encoding does not have. */
function strangeAt(text: string, bytes: Uint8Array, encoding: FileLayout['encoding']): number | undefined {
  if (encoding === 'UTF-8') return isUtf8(bytes) ? undefined : Math.max(0, text.indexOf(REPLACEMENT));
  const first = text.search(/[^\0-\x7F]/);
  if (first < 0) return undefined;
  // Bytes of two and more that make up characters of UTF-8 throughout are no accident.
  if (encoding === 'ASCII' || isUtf8(bytes)) return first;
  const other = encoding === 'ISO-8859-1' ? text.search(/[^\0-\x7F\xA0-\xFF]/) : -1;
  return other < 0 ? undefined : other;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
