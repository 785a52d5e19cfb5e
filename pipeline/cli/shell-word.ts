/** A name as a shell takes it. */
export const shellWord = (name: string): string => (/^[\w./-]+$/.test(name) ? name : `"${name}"`);
