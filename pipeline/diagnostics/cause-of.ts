import type { Diagnostic } from './diagnostic.ts';

/** What a message says without where else it happens: a line that was moved makes no other fault of it. */
export const causeOf = ({ message }: Pick<Diagnostic, 'message'>): string => message.replace(/\bline \d+/g, 'line …');
