// Apart from say.ts, so that a browser is told the words of its page alone.
import { FAULTS } from './en/faults.ts';
import { type Said, say } from './say.ts';

/** A sentence as tools say it. */
export const sayInEnglish = (said: Said): string => say(said, FAULTS);
