// Stands for what hast-util-to-jsx-runtime loads to read `style` attributes, and to say that it could not (vite.config.ts).

/** Reads no style. */
// biome-ignore lint/style/noDefaultExport: the library is imported by it
export default function readNoStyle(): never {
  throw new Error('A document has no style attribute.');
}

/** What it throws for programs in a tree, which no document has either. */
export const VFileMessage = Error;
