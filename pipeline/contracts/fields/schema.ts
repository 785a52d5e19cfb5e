/** A schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;
