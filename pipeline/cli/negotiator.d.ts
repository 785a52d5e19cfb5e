// What is used of the library; the types that are published for it are of an older version.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | string[] | undefined>> });
    /** Those that the client takes, the best for it first; of equals, as preferred. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
