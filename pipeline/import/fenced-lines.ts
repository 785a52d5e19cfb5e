// Lines of Markdown, with whether they are code: most constructions of other tools are lines, and in code they are code.

/** A line of a text. */
export interface Line {
  readonly text: string;
  /** Whether it stands in a fence; the lines that open and close one are not. */
  readonly isCode: boolean;
  /** Of a line that opens a fence, what its marks look like. */
  readonly opens?: string;
}

const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)*)(`{3,}|~{3,})(.*)$/;

/** The lines of a text, without their ends. */
export function fencedLines(text: string): Line[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const [, , marks, rest = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined) {
      if (marks === undefined || (marks.startsWith('`') && rest.includes('`'))) return { text: line, isCode: false };
      fence = marks;
      return { text: line, isCode: false, opens: marks };
    }
    const closes = marks?.startsWith(fence) && rest.trim() === '';
    if (closes) fence = undefined;
    return { text: line, isCode: !closes };
  });
}
