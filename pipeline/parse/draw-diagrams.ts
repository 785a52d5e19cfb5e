// The diagrams of a page become drawings, or findings, between reading and converting it: drawing takes its time.
import type { Node } from 'mdast';
import type { RuleId } from '../diagnostics/rules.ts';
import type { DiagramError, Removal } from '../diagram/diagram.ts';
import type { DiagramResult } from '../diagram/draw-diagram.ts';
import type { Drawings } from '../diagram/drawings.ts';
import { type PageState, report, type Source } from './source.ts';

/** Draws those that are not remembered. */
export async function drawDiagrams(state: PageState, page: string, drawings: Drawings = new Map()): Promise<void> {
  if (state.diagrams.size === 0) return;
  const before = new Map(drawings.get(page));
  const now = new Map<string, DiagramResult>();
  for (const [node, diagram] of state.diagrams) {
    const { value: text = '', position }: Node & { readonly value?: string } = node;
    const code = { text, firstLine: (position?.start.line ?? 1) + 1, source: diagram.source };
    const result = before.get(text) ?? now.get(text) ?? (await draw(code));
    now.set(text, result);
    if ('error' in result) reportLine(code, 'diagram-invalid', result.error);
    else {
      diagram.drawn = result.diagram;
      for (const removal of result.removed ?? []) reportLine(code, 'diagram-removed', removal);
    }
  }
  if (now.size !== before.size || [...now.keys()].some((source) => !before.has(source))) drawings.set(page, [...now]);
}

interface LocatedCode {
  readonly text: string;
  readonly firstLine: number;
  readonly source: Source;
}

async function draw({ text, source, firstLine }: LocatedCode): Promise<DiagramResult> {
  const { drawDiagram } = await import('../diagram/draw-diagram.ts');
  return drawDiagram(text).catch((error: Error) => {
    // The stack is all that comes out of a worker.
    error.stack = `The diagram at ${source.path}:${firstLine} cannot be drawn. ${error.stack}`;
    throw error;
  });
}

function reportLine(
  { text, firstLine, source }: LocatedCode,
  rule: RuleId,
  { line, message, hint }: DiagramError & Partial<Removal>,
): void {
  const { lines } = source;
  const start = lines.lineStart(firstLine + line - 1);
  const rowText = lines.restOfLine(start);
  // In a quote or list the row begins with the marks of these.
  const indent = Math.max(0, rowText.lastIndexOf(text.split('\n')[line - 1]?.trim() ?? ''));
  report(source, { rule, message, start: start + indent, end: start + rowText.trimEnd().length, hint });
}
