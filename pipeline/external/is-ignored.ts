/** Whether an address begins with one of the patterns, in which `*` stands for any characters. */
export function isIgnored(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => expressionOf(pattern).test(url));
}

const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replace(/\*+/g, '.*')}`);
