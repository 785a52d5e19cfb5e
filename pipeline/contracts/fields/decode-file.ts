// The bytes of a file as text, read as its layout says, and whether they are what it says. They may come in pieces.
import type { FileLayout } from '../../../schemas/types.ts';
import type { Said } from '../../languages/say.ts';
import type { PayloadFault } from './payload-fault.ts';

export interface DecodedFile {
  readonly text: string;
  readonly faults: readonly PayloadFault[];
  /** Whether the text is what was written. */
  readonly isRight: boolean;
}

export interface FileDecoder {
  /** The text of the next bytes, without the mark that a file may begin with. */
  add(bytes: Uint8Array): string;
  /** What is left of the text, what is wrong with all of it, and whether it is what was written. */
  end(): DecodedFile;
}

const MARK = '\uFEFF';
/** Characters that say of a text that its bytes are of another encoding; the first is what a decoder writes for no character. */
const STRANGE = {
  replaced: /\uFFFD/,
  beyondAscii: /[^\0-\x7F]/,
  beyondLatin: /[^\0-\x7F\xA0-\xFF]/,
} as const;

/** Without a layout the file is JSON, which is UTF-8. */
export function fileDecoder(layout: FileLayout | undefined): FileDecoder {
  const encoding = layout?.encoding ?? 'UTF-8';
  // A decoder takes ISO-8859-1 for Windows-1252, whose other 32 characters are then found by what they are.
  const decoder = new TextDecoder(encoding === 'UTF-8' ? 'utf-8' : 'windows-1252', { ignoreBOM: true });
  const isUtf8 = utf8Check();
  let length = 0;
  let hasMark: boolean | undefined;
  const firsts: Partial<Record<keyof typeof STRANGE, number>> = {};
  const look = (name: keyof typeof STRANGE, text: string): void => {
    if (firsts[name] !== undefined) return;
    const at = text.search(STRANGE[name]);
    if (at >= 0) firsts[name] = length + at;
  };
  const take = (decoded: string): string => {
    if (decoded === '') return '';
    const isFirst = hasMark === undefined;
    hasMark ??= decoded.startsWith(MARK);
    const text = isFirst && hasMark ? decoded.slice(1) : decoded;
    if (encoding === 'UTF-8') look('replaced', text);
    else look('beyondAscii', text);
    if (encoding === 'ISO-8859-1') look('beyondLatin', text);
    length += text.length;
    return text;
  };
  /** Where the first character stands that the encoding does not have. */
  const strangeAt = (): number | undefined => {
    if (encoding === 'UTF-8') return isUtf8.end() ? undefined : (firsts.replaced ?? 0);
    if (firsts.beyondAscii === undefined) return undefined;
    // Bytes of two and more that make up characters of UTF-8 throughout are no accident.
    return encoding === 'ASCII' || isUtf8.end() ? firsts.beyondAscii : firsts.beyondLatin;
  };
  return {
    add(bytes) {
      isUtf8.add(bytes);
      return take(decoder.decode(bytes, { stream: true }));
    },
    end() {
      const text = take(decoder.decode());
      const strange = strangeAt();
      return { text, faults: faultsOf(layout, hasMark ?? false, strange), isRight: strange === undefined };
    },
  };
}

function faultsOf(layout: FileLayout | undefined, hasMark: boolean, strange: number | undefined): PayloadFault[] {
  const encoding = layout?.encoding ?? 'UTF-8';
  const fault = (start: number, said: Said, hint: Said): PayloadFault[] => [
    { reason: 'encoding', path: '', said, start, end: start + 1, hint },
  ];
  return [
    ...(layout?.byteOrderMark === true && !hasMark ? fault(0, { word: 'markMissing' }, { word: 'writeMark' }) : []),
    ...(layout?.byteOrderMark === false && hasMark ? fault(0, { word: 'markForbidden' }, { word: 'writeNoMark' }) : []),
    ...(strange === undefined
      ? []
      : fault(
          strange,
          { word: 'otherEncoding', values: { encoding } },
          { word: 'writeEncoding', values: { encoding } },
        )),
  ];
}

/** Whether bytes are UTF-8, all of them. */
function utf8Check(): { add(bytes: Uint8Array): void; end(): boolean } {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isRight = true;
  const decode = (bytes?: Uint8Array): void => {
    if (!isRight) return;
    try {
      strict.decode(bytes, { stream: bytes !== undefined });
    } catch {
      isRight = false;
    }
  };
  return {
    add: decode,
    end() {
      decode();
      return isRight;
    },
  };
}

/** A file whose bytes are all there. */
export function decodeFile(bytes: Uint8Array, layout: FileLayout | undefined): DecodedFile {
  const decoder = fileDecoder(layout);
  const text = decoder.add(bytes);
  const rest = decoder.end();
  return { ...rest, text: text + rest.text };
}
