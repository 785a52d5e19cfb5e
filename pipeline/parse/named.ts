// The names that a page says, each with its place. Which of them mean something is known once all data is.
import type { Code, InlineCode, Text } from 'mdast';
import { namesInCode, namesInDiagram, namesInSpan, namesInText, type SaidName } from './names-in.ts';
import type { Name, PageFacts } from './parsed-page.ts';
import { type PageState, type Source, spanOf } from './source.ts';

export function readInlineCode(node: InlineCode, source: Source): void {
  if (!source.page.context.collectsNames) return;
  const { start, end } = spanOf(node);
  const written = source.lines.text.slice(start, end);
  for (const name of namesInSpan(node.value)) {
    // A line that ends in code is a blank, and where it begins anew marks of a quote may stand.
    const at = Math.max(0, written.indexOf(node.value)) + name.start;
    add(name, 'text', start + at, source);
  }
}

export function readTextNames(node: Text, source: Source): void {
  if (!source.page.context.collectsNames) return;
  const { start, end } = spanOf(node);
  let from = start;
  for (const name of namesInText(node.value)) {
    const found = source.lines.text.indexOf(name.text, from);
    const at = found >= 0 && found < end ? found : start;
    add(name, 'text', at, source);
    from = Math.max(from, at);
  }
}

/** What a block of code names that is held to no contract: that is known of it better. */
export function readCodeNames(node: Code, source: Source): void {
  if (!source.page.context.collectsNames) return;
  const isDiagram = node.lang === 'mermaid';
  const firstLine = (node.position?.start.line ?? 1) + 1;
  for (const [row, code] of node.value.split('\n').entries()) {
    const names = isDiagram ? namesInDiagram(code) : namesInCode(code, node.lang ?? '');
    if (names.length === 0) continue;
    const lineStart = source.lines.lineStart(firstLine + row);
    const indent = Math.max(0, source.lines.restOfLine(lineStart).lastIndexOf(code));
    for (const name of names) add(name, isDiagram ? 'diagram' : 'code', lineStart + indent + name.start, source);
  }
}

function add({ text, isHeld }: SaidName, kind: Name['in'], at: number, source: Source): void {
  source.page.names.push({
    text,
    in: kind,
    isHeld,
    heading: source.page.headings.length - 1,
    sourcePath: source.path,
    ...source.lines.positionAt(at),
  });
}

/**
 * Names as one text, a line each: what it is in, whether it is held to what is known, the line and the column it stands at,
 * the anchor, the name, and the file where that is not the page's.
 */
export function packNames({ names }: PageState, anchors: readonly (string | undefined)[], page: string): string {
  let packed = '';
  for (const { text, in: kind, isHeld, line, column, heading, sourcePath } of names) {
    if (packed !== '') packed += '\n';
    packed += `${kind}${isHeld ? '!' : ''}\t${line}\t${column}\t${anchors[heading] ?? ''}\t${text}`;
    if (sourcePath !== page) packed += `\t${sourcePath}`;
  }
  return packed;
}

const KINDS: Readonly<Record<string, Name['in']>> = { text: 'text', diagram: 'diagram', code: 'code' };

/** The names of a page, as they were before they were packed. */
export function unpackNames({ names, sourcePath: page }: PageFacts): Name[] {
  if (names === '') return [];
  return names.split('\n').map((packed) => {
    const [kind = '', line, column, anchor, text = '', ...path] = packed.split('\t');
    return {
      text,
      in: KINDS[kind.replace('!', '')] ?? 'text',
      isHeld: kind.endsWith('!'),
      sourcePath: path.length > 0 ? path.join('\t') : page,
      line: Number(line),
      column: Number(column),
      ...(anchor && { anchor }),
    };
  });
}
