// A payload beside what it should be.
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { checkPayload, type PayloadOptions } from './check-payload.ts';
import type { DecodedFile } from './decode-file.ts';
import type { Field, FieldList } from './field-list.ts';
import { checkFileName } from './file-name.ts';
import { type ReadPayload, readPayload } from './read-payload.ts';

/** The reasons for which a payload should be invalid. */
export const reasonsOf = (expect: string): string[] => /^invalid\((.*)\)$/.exec(expect)?.[1]?.split(',') ?? [];

export interface JudgedPayload {
  readonly list: FieldList;
  readonly part?: Field | undefined;
  readonly text: string;
  /** Whether the text is a file of the list's layout; JSON otherwise. */
  readonly isFile: boolean;
  /** The file on disk that it is. */
  readonly file?: { readonly name: string; readonly decoded: DecodedFile };
  readonly expect: string;
  readonly direction?: PayloadOptions['direction'];
  readonly sourcePath: string;
  readonly rangeOf: (start: number, end: number) => Range;
  /** Where it says what to expect. */
  readonly expectRange: Range;
}

/** Reports what a payload has against its contract, but for what it is there to show. */
export function judgePayload(judged: JudgedPayload, report: Report): void {
  const { list, part, expect, direction, sourcePath, rangeOf, expectRange } = judged;
  const reasons = reasonsOf(expect);
  const { payload, faults: unread, isWhole } = readSample(judged);
  const faults = [
    ...unread,
    ...(payload ? checkPayload(list, payload, { part, direction, isPartial: expect === 'partial', isWhole }) : []),
  ];
  for (const fault of faults) {
    if (reasons.includes(fault.reason)) continue;
    report({
      rule: 'example-invalid',
      message: fault.message,
      sourcePath,
      range: rangeOf(fault.start, fault.end),
      hint: fault.hint ?? `The contract is "${list.sourcePath}".`,
    });
  }
  const reason = reasons.find((each) => !faults.some((fault) => fault.reason === each));
  if (reason === undefined) return;
  const instead = [...new Set(faults.map((fault) => fault.reason))];
  report({
    rule: 'example-invalid',
    message: `This example of "${list.name}" should be invalid for "${reason}", and ${instead.length > 0 ? 'is not' : 'is valid'}.`,
    sourcePath,
    range: expectRange,
    hint:
      instead.length > 0
        ? `It is invalid for: ${instead.join(', ')}.`
        : 'Break the rule it shows, or write expect=valid.',
  });
}

/** A text that is no file of its own has no name and no bytes. */
function readSample({ list, text, isFile, file }: JudgedPayload): ReadPayload {
  if (!file) return readPayload(text, list, isFile);
  const { decoded, name } = file;
  if (!decoded.isRight) return { payload: undefined, faults: decoded.faults, isWhole: false };
  const read = readPayload(text, list, isFile);
  const named = read.payload && isFile ? checkFileName(name, list, read.payload) : [];
  return { ...read, faults: [...decoded.faults, ...named, ...read.faults] };
}
