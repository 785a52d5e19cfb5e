/** Returns the text of types.ts for the schemas as they are on disk. */
export function generateTypes(): Promise<string>;
