// A file held to a contract: its bytes, its name, its lines or its JSON. The bytes may come in pieces; what is said of them is
// the same.
import type { Finding, Range, Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { lineStarts } from '../../diagnostics/line-index.ts';
import type { Said } from '../../languages/say.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import type { PayloadOptions } from './check-payload.ts';
import { textCheck } from './check-text.ts';
import { fileDecoder } from './decode-file.ts';
import type { FieldList } from './field-list.ts';
import { nameCheck } from './file-name.ts';
import { judgePayload } from './judge-payload.ts';
import type { PayloadFault } from './payload-fault.ts';

export interface CheckedFile {
  readonly list: FieldList;
  /** What it is called, without folders. */
  readonly name: string;
  readonly expect?: string;
  readonly direction?: PayloadOptions['direction'];
  /** What it is called in reports. */
  readonly sourcePath: string;
  /** In whose words. */
  readonly say: (said: Said) => string;
  /** How many faults are reported at most; all, unless said. */
  readonly most?: number;
}

/** As much as is best checked at once: a file as one text with all its lines takes twenty times its room, and longer. */
export const PIECE_BYTES = 1 << 18;

/** Takes the bytes of a file. */
export interface FileCheck {
  add(bytes: Uint8Array): void;
  /** Reports, and says how many faults there are. */
  end(): number;
}

/** Whether a file is of the layout of a list; JSON otherwise. */
const isLayoutFile = ({ layout }: FieldList, name: string): boolean => layout !== undefined && !name.endsWith('.json');

/** Reports what a file has against its contract, what is wrong with its bytes alone where these are not what was written. */
export function fileCheck(checked: CheckedFile, report: (finding: Finding, fault?: PayloadFault) => void): FileCheck {
  const { list, name, expect = 'valid', direction, sourcePath, say, most = Number.POSITIVE_INFINITY } = checked;
  const isFile = isLayoutFile(list, name);
  const decoder = fileDecoder(isFile ? list.layout : undefined);
  const lines = lineStarts();
  const faults: PayloadFault[] = [];
  let count = 0;
  const text = textCheck({
    list,
    isFile,
    isPartial: expect === 'partial',
    direction,
    ...(isFile && { name: nameCheck(name, list) }),
    onFault(fault) {
      count++;
      if (faults.length < most) faults.push(fault);
    },
  });
  const take = (piece: string): void => {
    lines.add(piece);
    text.add(piece);
  };
  return {
    add: (bytes) => take(decoder.add(bytes)),
    end() {
      const rest = decoder.end();
      take(rest.text);
      const rangeOf = (start: number, end: number): Range => ({
        start: lines.positionAt(start),
        end: lines.positionAt(end),
      });
      const judge = judgePayload({ list, expect, sourcePath, rangeOf, say, expectRange: WHOLE_FILE }, report);
      if (rest.isRight) text.end();
      const found = rest.isRight ? [...rest.faults, ...faults] : rest.faults;
      for (const fault of found) judge.onFault(fault);
      judge.end();
      return rest.isRight ? rest.faults.length + count : found.length;
    },
  };
}

/** The same of a file whose bytes are all there, as tools say it. */
export function checkFile(
  { bytes, ...checked }: Omit<CheckedFile, 'say'> & { readonly bytes: Uint8Array },
  report: Report,
): void {
  const check = fileCheck({ ...checked, say: sayInEnglish }, (finding) => report(finding));
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) check.add(bytes.subarray(start, start + PIECE_BYTES));
  check.end();
}
