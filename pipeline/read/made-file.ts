import type { PublishedFile } from './content.ts';

/** Files that would be made of data, were it not faulty. */
export interface UnmadeFiles {
  readonly sourcePath: string;
  /** What their output paths begin with. */
  readonly beginning: string;
}

/** A file that docs-build makes itself: its text is made once, when it is asked for. */
export function madeFile(sourcePath: string, outputPath: string, make: () => string): PublishedFile {
  let bytes: Uint8Array | undefined;
  return {
    sourcePath,
    outputPath,
    bytes: () => {
      bytes ??= new TextEncoder().encode(make());
      return bytes;
    },
  };
}
