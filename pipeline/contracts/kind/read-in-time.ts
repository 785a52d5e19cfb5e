import type { Report } from '../../diagnostics/diagnostic.ts';
import { type FileTime, fileTime } from '../../diagnostics/file-time.ts';
import type { SourceFile } from '../../read/content.ts';
import type { LoadScope } from './kind.ts';

/** Reads a file of data, by work that is ended where it takes too long; the file is reported then, as where all of it does. */
export async function readInTime<Result>(
  file: SourceFile,
  { context }: LoadScope,
  report: Report,
  read: (within: FileTime['within']) => Promise<Result>,
): Promise<Result> {
  const { within, finding } = fileTime(file, context.secondsPerFile);
  const result = await read(within);
  const slow = finding();
  if (slow) report(slow);
  return result;
}
