import type { DiagramError } from './diagram.ts';
import { normalizeLines } from './normalize-lines.ts';

/** What mermaid reads without complaint, and nobody can draw. */
export interface Fault {
  readonly message: string;
  /** What it is about, as the author wrote it. */
  readonly name: string;
}

/** Places it: at the line that opens with a word and the name, else at the first that has it. */
export function placeFault({ message, name }: Fault, source: string): DiagramError {
  const lines = normalizeLines(source).text.split('\n');
  const opening = lines.findIndex((line) => line.trim().split(/[\s{[]+/)[1] === name);
  return { message, line: Math.max(0, opening < 0 ? lines.findIndex((line) => line.includes(name)) : opening) + 1 };
}
