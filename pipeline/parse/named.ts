// What a page says in code may be the name of a field. Whether it is one is known once all field lists are.
import type { Code, InlineCode } from 'mdast';
import type { Name, PageFacts } from './parsed-page.ts';
import type { PageState, Source } from './source.ts';

/** Letters, digits and what joins names to a path: `classe_investida[].valor`. */
const NAME = /^[\p{L}_[][\p{L}\p{N}_.[\]-]*$/u;

/** In a diagram, words are prose; one with a line in it is a name, and capitals with digits are a code. */
const NAME_IN_DIAGRAM = /\b[A-Z]{2,}\d{2,}\b|[\p{L}_][\p{L}\p{N}_.[\]-]*_[\p{L}\p{N}_.[\]-]*/gu;

/** A number with the form of a status of HTTP. */
const STATUS = /^[1-5]\d\d$/;

export function readInlineCode({ value, position }: InlineCode, source: Source, state: PageState): void {
  if (!NAME.test(value) && !STATUS.test(value)) return;
  state.names.push({
    text: value,
    in: 'text',
    heading: state.headings.length - 1,
    sourcePath: source.path,
    line: position?.start.line ?? 1,
  });
}

export function readDiagramNames({ value, position }: Code, source: Source, state: PageState): void {
  for (const [row, line] of value.split('\n').entries()) {
    for (const [text] of line.matchAll(NAME_IN_DIAGRAM)) {
      state.names.push({
        text: text.replace(/[.-]+$/, ''),
        in: 'diagram',
        heading: state.headings.length - 1,
        sourcePath: source.path,
        line: (position?.start.line ?? 1) + 1 + row,
      });
    }
  }
}

/** Names as one text, a line each: what it is in, the line it stands on, the anchor, the name, and the file where that is not the page's. */
export function packNames({ names }: PageState, anchors: readonly (string | undefined)[], page: string): string {
  let packed = '';
  for (const { text, in: kind, line, heading, sourcePath } of names) {
    if (packed !== '') packed += '\n';
    packed += `${kind}\t${line}\t${anchors[heading] ?? ''}\t${text}`;
    if (sourcePath !== page) packed += `\t${sourcePath}`;
  }
  return packed;
}

/** The names of a page, as they were before they were packed. */
export function unpackNames({ names, sourcePath: page }: PageFacts): Name[] {
  if (names === '') return [];
  return names.split('\n').map((packed) => {
    const [kind, line, anchor, text = '', ...path] = packed.split('\t');
    return {
      text,
      in: kind === 'diagram' ? 'diagram' : 'text',
      sourcePath: path.length > 0 ? path.join('\t') : page,
      line: Number(line),
      ...(anchor && { anchor }),
    };
  });
}
