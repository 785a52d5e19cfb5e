import type { Said } from '../../languages/say.ts';
import type { Reason } from './check-scalar.ts';

/** What is wrong with a payload, at the value that has it. */
export interface PayloadFault {
  /** One of the known reasons, or the code of the rule that does not hold. */
  readonly reason: Reason | (string & {});
  /** The field at fault, as the payload has it: `[0].itens[1].valor`; empty for the payload as a whole. */
  readonly path: string;
  /** A sentence but for its full stop. */
  readonly said: Said;
  /** What to do: a sentence. */
  readonly hint?: Said | undefined;
  readonly start: number;
  readonly end: number;
}

/** What a sentence about a place of a payload begins with. */
export const subjectOf = (path: string): string | Said => (path === '' ? { word: 'payload' } : `"${path}"`);
