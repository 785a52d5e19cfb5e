/** Whether an address begins with one of the patterns, in which `*` stands for any characters. */
export const isIgnored = (url: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => beginsWith(url, pattern));

// As an expression, its stars would try every way to share the address out among them; the first way is as good as any.
function beginsWith(url: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split(/\*+/);
  if (!url.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = url.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return true;
}
