type FailureMessage = (source: string) => Promise<string | undefined>;

/** How far back a line is looked for: each look takes as long as reading the diagram. */
const MOST_LOOKS = 40;

/**
 * The line of a failure that mermaid reports without one. The first lines up to the blamed one fail in the same way,
 * those before it do not; where an open block hides that, the blamed line is the nearest one without which all is well.
 */
export async function findBlamedLine(source: string, message: string, failure: FailureMessage): Promise<number> {
  const lines = source.split('\n');
  const last = source.trimEnd().split('\n').length;
  let passed = 0;
  let reached = last;
  while (reached - passed > 1) {
    const count = (passed + reached) >> 1;
    if ((await failure(lines.slice(0, count).join('\n'))) === message) reached = count;
    else passed = count;
  }
  // Of what is too much, no line is at fault more than another.
  if (/limit exceeded/.test(message)) return reached;
  for (let index = reached; index > Math.max(1, reached - MOST_LOOKS); index -= 1) {
    if (lines[index - 1]?.trim() === '') continue;
    const without = lines.with(index - 1, '').join('\n');
    if ((await failure(without)) === undefined) return index;
  }
  return reached;
}
