// A call as the mock sees it.

export interface Call {
  readonly method: string;
  /** Parts of the path, decoded. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** The media type of a header's value, without its parameters. */
export const mediaTypeOf = (header: string | undefined): string | undefined =>
  header?.split(';', 1)[0]?.trim().toLowerCase() || undefined;

/** The cookies of a call by name. */
export const cookiesOf = ({ headers }: Call): ReadonlyMap<string, string> =>
  new Map(
    (headers.cookie ?? '').split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()] as const];
    }),
  );
