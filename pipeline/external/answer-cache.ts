// Answers of earlier runs. Safe to delete at any time, and to share: the file is replaced whole, and what it holds that
// is too old, unreadable or of another version counts as nothing.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './answer.ts';

const HOUR = 3_600_000;

/** How long an answer holds. A broken link is asked for every time: somebody is mending it. */
const AGES: Readonly<Record<Answer['kind'], number>> = { good: 7 * 24 * HOUR, unknown: HOUR, broken: 0 };
const VERSION = 1;

interface Entry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly answer: Answer;
}

export interface AnswerCache {
  get(address: string): Answer | undefined;
  set(address: string, answer: Answer): void;
  /** Writes what still holds. */
  save(): void;
}

export function openAnswerCache(file: string, now: () => number = Date.now): AnswerCache {
  const entries = read(file);
  const holds = ({ at, answer }: Entry): boolean => at <= now() && now() - at < AGES[answer.kind];
  return {
    get(address) {
      const entry = entries.get(address);
      return entry && holds(entry) ? entry.answer : undefined;
    },
    set(address, answer) {
      entries.set(address, { at: now(), answer });
    },
    save() {
      const kept = [...entries].filter(([, entry]) => holds(entry)).sort(([a], [b]) => (a < b ? -1 : 1));
      mkdirSync(path.dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, `${JSON.stringify({ version: VERSION, answers: Object.fromEntries(kept) }, null, 1)}\n`);
      renameSync(temporary, file);
    },
  };
}

function read(file: string): Map<string, Entry> {
  try {
    const { version, answers } = JSON.parse(readFileSync(file, 'utf8'));
    if (version !== VERSION) return new Map();
    return new Map(Object.entries(answers as Record<string, unknown>).filter(isEntry));
  } catch {
    return new Map();
  }
}

function isEntry(pair: [string, unknown]): pair is [string, Entry] {
  const entry = pair[1] as Partial<Entry> | null | undefined;
  const kind = entry?.answer?.kind;
  if (typeof entry?.at !== 'number') return false;
  return kind === 'good' || (kind === 'unknown' && typeof entry.answer?.reason === 'string');
}
