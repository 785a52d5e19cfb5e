/** Returns the text of types.ts for the schemas as they are on disk. */
export function generateTypes(): Promise<string>;
/** Returns the text of vocabulary.ts for page.schema.json as it is on disk. */
export function generateVocabulary(): Promise<string>;
