import { hash } from 'node:crypto';
import path from 'node:path';
import type { PublishedFile } from '../read/content.ts';

/** What a reader should know of a file before fetching it. */
export interface Download {
  readonly fileName: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What is offered of a file. */
export function downloadOf({ outputPath, bytes }: PublishedFile): Download {
  const content = bytes();
  return {
    fileName: path.posix.basename(outputPath),
    bytes: content.length,
    sha256: hash('sha256', content, 'hex'),
  };
}
