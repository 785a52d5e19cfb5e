// Comments in code that say which lines are marked, as words of the fence.
import { fencedLines } from './fenced-lines.ts';
import type { Leave } from './imported.ts';

/** A comment that marks; what is in front of it stays. */
const MARK =
  /\s*(?:\/\/|#|<!--|\/\*|--|\{\/\*|;|%)\s*(?:\[!code (?<vite>[^\]]+)\]|highlight-(?<line>next-line|start|end))\s*(?:-->|\*\/\}?)?\s*$/;

interface Fence {
  readonly line: number;
  readonly marked: number[];
  count: number;
  isOpen: boolean;
}

/** Marks lines by words of the fence in place of comments. */
export function withMarkedLines(text: string, file: string, leave: Leave): string {
  if (!/\[!code |highlight-/.test(text)) return text;
  const written: string[] = [];
  let fence: Fence | undefined;
  const mark = (fence: Fence, count: number): void => {
    for (let i = 0; i < count; i++) fence.marked.push(fence.count + i);
  };
  const end = (): void => {
    if (fence && fence.marked.length > 0) written[fence.line] += ` {${[...new Set(fence.marked)].join(',')}}`;
    fence = undefined;
  };
  for (const { text: line, isCode, opens } of fencedLines(text)) {
    if (opens !== undefined) fence = { line: written.length, marked: [], count: 0, isOpen: false };
    else if (!isCode) end();
    const { vite, line: which } = (isCode && fence && MARK.exec(line)?.groups) || {};
    if (!fence || !isCode || (vite === undefined && which === undefined)) {
      written.push(line);
      if (fence && isCode) {
        fence.count++;
        if (fence.isOpen) mark(fence, 1);
      }
      continue;
    }
    const rest = line.replace(MARK, '');
    const [, lines] = /^(?:highlight|hl|focus)(?::(\d+))?$/.exec(vite ?? '') ?? [];
    if (vite !== undefined) {
      written.push(rest);
      fence.count++;
      if (/^(?:highlight|hl|focus)/.test(vite)) mark(fence, Number(lines ?? 1));
      else {
        mark(fence, 1);
        leave('Lines of code marked as added, removed or wrong, which are marked alike', file, line);
      }
    } else if (which === 'next-line') fence.marked.push(fence.count + 1);
    else fence.isOpen = which === 'start';
  }
  end();
  return written.join('\n');
}
