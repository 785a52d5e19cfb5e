import { markdownPathOf } from '../../schemas/paths.ts';
import type { JoinedOutput, Outputs } from '../outputs/output.ts';
import type { JoinedPiece } from './join-files.ts';
import { type LateWriting, type TakenFile, whereIs } from './output-writer.ts';

interface JoinedWriting extends LateWriting {
  /** Whether a file is in its place as it should be. */
  isStillPublished(file: string, output: JoinedOutput): boolean;
}

/** Writes what is made of the Markdown of many pages, once this has been written. */
export function writeJoinedFiles(outputs: Outputs, writing: JoinedWriting): TakenFile[] {
  const { folder, writer, isStillPublished } = writing;
  const taken = new Map(writing.taken.map((each) => [each.file, each]));
  const place = (file: string): string => whereIs(taken.get(file) ?? { file }, folder);
  function* pieces(output: JoinedOutput): Iterable<JoinedPiece> {
    for (const part of output.parts())
      yield typeof part === 'string' ? part : { file: place(markdownPathOf(part.route)) };
  }
  return [...outputs].flatMap(([file, output]) => {
    if (output.kind !== 'joined') return [];
    return [isStillPublished(file, output) ? { file } : writer.join(file, pieces(output), output.stage)];
  });
}
