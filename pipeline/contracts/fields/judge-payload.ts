// What a payload has against its contract, beside what it is there to show.
import type { Finding, Range } from '../../diagnostics/diagnostic.ts';
import type { Said } from '../../languages/say.ts';
import type { FieldList } from './field-list.ts';
import type { PayloadFault } from './payload-fault.ts';

/** The reasons for which a payload should be invalid. */
export const reasonsOf = (expect: string): string[] => /^invalid\((.*)\)$/.exec(expect)?.[1]?.split(',') ?? [];

export interface JudgedPayload {
  readonly list: FieldList;
  readonly expect: string;
  readonly sourcePath: string;
  readonly rangeOf: (start: number, end: number) => Range;
  /** In whose words. */
  readonly say: (said: Said) => string;
  /** Where it says what to expect. */
  readonly expectRange: Range;
}

/** Takes the faults of a payload one by one. */
export interface Judge {
  onFault(fault: PayloadFault): void;
  /** Says what was expected and did not come. */
  end(): void;
}

/** Reports what a payload has against its contract, but for what it is there to show. */
export function judgePayload(
  { list, expect, sourcePath, rangeOf, say, expectRange }: JudgedPayload,
  report: (finding: Finding, fault?: PayloadFault) => void,
): Judge {
  const reasons = reasonsOf(expect);
  const found = new Set<string>();
  return {
    onFault(fault) {
      const { reason, said, start, end, hint } = fault;
      found.add(reason);
      if (reasons.includes(reason)) return;
      const finding: Finding = {
        rule: 'example-invalid',
        message: `${say(said)}.`,
        sourcePath,
        range: rangeOf(start, end),
        hint: hint ? say(hint) : `The contract is "${list.sourcePath}".`,
      };
      report(finding, fault);
    },
    end() {
      const reason = reasons.find((each) => !found.has(each));
      if (reason === undefined) return;
      report({
        rule: 'example-invalid',
        message: `This example of "${list.name}" should be invalid for "${reason}", and ${found.size > 0 ? 'is not' : 'is valid'}.`,
        sourcePath,
        range: expectRange,
        hint:
          found.size > 0
            ? `It is invalid for: ${[...found].sort().join(', ')}.`
            : 'Break the rule it shows, or write expect=valid.',
      });
    },
  };
}
