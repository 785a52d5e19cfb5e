/** A line that holds two colons side by side, divided there; offsets are those of the text. */
export interface ColonLine {
  readonly start: number;
  readonly end: number;
  /** What stands before the first two colons. */
  readonly before: string;
  /** The colons and what follows them. */
  readonly rest: string;
}

/** How the rest of a line looks that ends a container. */
export const END = /^:{3,}[ \t]*$/;

/** All such lines of a text, in turn: only these can open or end a directive. */
export function* colonLines(text: string): Generator<ColonLine> {
  for (let end = 0, at = text.indexOf('::'); at >= 0; at = text.indexOf('::', end)) {
    const start = text.lastIndexOf('\n', at) + 1;
    const newLine = text.indexOf('\n', at);
    end = newLine === -1 ? text.length : newLine;
    yield { start, end, before: text.slice(start, at), rest: text.slice(at, text[end - 1] === '\r' ? end - 1 : end) };
  }
}
