type FailureMessage = (source: string) => Promise<string | undefined>;

/**
 * The line of a failure that mermaid reports without one. The first lines up to the blamed one fail in the same way,
 * those before it do not; where an open block hides that, the blamed line is the nearest one without which all is well.
 */
export async function findBlamedLine(source: string, message: string, failure: FailureMessage): Promise<number> {
  const lines = source.split('\n');
  const last = source.trimEnd().split('\n').length;
  let reached = last;
  for (let count = 1; count <= last; count += 1) {
    if (lines[count - 1]?.trim() === '') continue;
    if ((await failure(lines.slice(0, count).join('\n'))) === message) {
      reached = count;
      break;
    }
  }
  for (let index = reached; index > 1; index -= 1) {
    if (lines[index - 1]?.trim() === '') continue;
    const without = lines.with(index - 1, '').join('\n');
    if ((await failure(without)) === undefined) return index;
  }
  return reached;
}
