import type { DiagramError } from './diagram.ts';

const WORD = /^\s*(loop|alt|opt|par|par_over|critical|break|rect|box|subgraph)\b/;

/** The innermost block that is opened and never closed: more use to the author than the place where the text ends. */
export function findUnclosedBlock(source: string): DiagramError | undefined {
  const open: DiagramError[] = [];
  source.split('\n').forEach((content, index) => {
    const word = WORD.exec(content)?.[1];
    const line = index + 1;
    if (word) open.push({ message: `The block "${content.trim()}" has no "end".`, line });
    else if (/\{\s*$/.test(content)) open.push({ message: `The block "${content.trim()}" has no "}".`, line });
    else if (/^\s*(?:end\b|\}\s*$)/.test(content)) open.pop();
  });
  return open.at(-1);
}
