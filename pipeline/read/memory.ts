// What was found out before, in this process or by an earlier run: of use as long as it comes from the same.
import type { Finding, Report } from '../diagnostics/diagnostic.ts';

/** Something found out, as plain JSON, and the hash of all that it comes from. */
export interface Found<Value> {
  readonly inputs: string;
  readonly value: Value;
  /** That another run may find otherwise, on a machine with less to do. */
  readonly passing?: true;
}

/** By what it is about: a source path, or a question to all data. */
export type StoredMemory = Readonly<Record<string, Found<unknown>>>;

export interface Memory {
  /** Whoever asks says by the inputs whether it still holds. */
  recall<Value>(name: string): Found<Value> | undefined;
  /** Keeps what was found, or still holds. */
  keep(name: string, found: Found<unknown>): void;
  /** All that was kept and is not passing, and the names of what is new; undefined when all is as an earlier run left it. */
  changes(): { readonly all: StoredMemory; readonly fresh: readonly string[] } | undefined;
}

export function makeMemory(earlier: StoredMemory = {}): Memory {
  const kept = new Map<string, Found<unknown>>();
  const fresh = new Set<string>();
  const recall = (name: string) => kept.get(name) ?? (Object.hasOwn(earlier, name) ? earlier[name] : undefined);
  return {
    recall: <Value>(name: string) => recall(name) as Found<Value> | undefined,
    keep(name, found) {
      if (recall(name) !== found) fresh.add(name);
      kept.set(name, found);
    },
    changes() {
      if (fresh.size === 0 && Object.keys(earlier).length === kept.size) return undefined;
      return { all: Object.fromEntries([...kept].filter(([, { passing }]) => !passing)), fresh: [...fresh] };
    },
  };
}

/** Marks what was found with these as passing, where it is. */
export const passingIf = (findings: readonly Finding[]): { readonly passing?: true } =>
  findings.some(({ rule }) => rule === 'file-too-slow') ? { passing: true } : {};

/** An answer and what was reported with it: as it is remembered, unless it comes from something else now. */
export async function remembered<Answer>(
  { name, inputs, memory }: { readonly name: string; readonly inputs: string; readonly memory: Memory },
  report: Report,
  answer: (report: Report) => Promise<Answer>,
): Promise<Answer> {
  let found = memory.recall<{ readonly answer: Answer; readonly findings: readonly Finding[] }>(name);
  if (found?.inputs !== inputs) {
    const findings: Finding[] = [];
    const value = { answer: await answer((finding) => void findings.push(finding)), findings };
    found = { inputs, value, ...passingIf(findings) };
  }
  memory.keep(name, found);
  for (const finding of found.value.findings) report(finding);
  return found.value.answer;
}
