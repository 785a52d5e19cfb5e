/** The folders a file stands in, outermost first: `a/b/c.json` → `a`, `a/b`. */
export const foldersOf = (file: string): string[] => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/** Adds the folders of a file; where one of them is there, so are those around it. */
export function addFoldersOf(file: string, folders: Set<string>): void {
  for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
    const name = file.slice(0, at);
    if (folders.has(name)) return;
    folders.add(name);
  }
}
