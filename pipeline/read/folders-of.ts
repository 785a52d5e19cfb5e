/** The folders a file stands in, outermost first: `a/b/c.json` → `a`, `a/b`. */
export const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
