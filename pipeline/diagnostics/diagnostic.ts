// What is wrong with the content, as data. Problems of the content are never thrown: they are collected, sorted and
// reported together. A thrown error is our own bug or wrong usage.
import type { RuleId } from './rules.ts';

/** A place in a file. Line and column count from 1; columns count UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, and not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A problem as a stage finds it; its severity is settled at the end, by the rule and by `rules:` in site.yaml. */
export interface Finding {
  readonly rule: RuleId;
  /** One sentence that quotes what the author wrote. */
  readonly message: string;
  /** File, relative to the content folder, with forward slashes. */
  readonly sourcePath: string;
  readonly range: Range;
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** Files whose faults it may come from: where one of them has an error, that is reported alone. */
  readonly causedBy?: readonly string[] | undefined;
}

/** A problem as it is reported. */
export interface Diagnostic extends Omit<Finding, 'causedBy'> {
  readonly severity: 'error' | 'warning';
  /** Page of the rule in this project's documentation. */
  readonly url: string;
}

/** Takes a finding; how a stage says what is wrong. */
export type Report = (finding: Finding) => void;

/** Where a finding about a file as a whole points. */
export const WHOLE_FILE: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
