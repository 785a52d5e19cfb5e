// Stands for what hast-util-to-jsx-runtime loads for what no document has: styles, programs in a tree, positions, lists with
// commas (vite.config.ts).

/** Is never called. */
// biome-ignore lint/style/noDefaultExport: the library is imported by it
export default function unused(): never {
  throw new Error('A document has no style, no program and no position.');
}

export { unused as name, unused as pointStart, unused as stringify };

/** What it throws for programs. */
export const VFileMessage = Error;
