import { causeOf } from './cause-of.ts';
import type { Diagnostic } from './diagnostic.ts';

/** So many causes are named. */
const MOST_CAUSES = 10;

/** How many findings there are of each rule, and which causes come most often: one that is mended may end a hundred. */
export function formatOverview(diagnostics: readonly Diagnostic[]): string {
  const rules = counted(diagnostics, ({ severity, rule }) => `${severity.padEnd('warning'.length)}  ${rule}`);
  const causes = counted(diagnostics, (each) => `${causeOf(each)}  ${each.rule}`).filter(([, count]) => count > 1);
  const lines = ['By rule:', ...table(rules)];
  if (causes.length > 0) lines.push('', 'Most often:', ...table(causes.slice(0, MOST_CAUSES)));
  return `${lines.join('\n')}\n`;
}

/** The most first; of equals, as they come. */
function counted(diagnostics: readonly Diagnostic[], keyOf: (diagnostic: Diagnostic) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const each of diagnostics) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function table(rows: readonly (readonly [string, number])[]): string[] {
  const width = Math.max(...rows.map(([, count]) => String(count).length));
  return rows.map(([text, count]) => `  ${String(count).padStart(width)}  ${text}`);
}
