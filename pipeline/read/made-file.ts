import type { PublishedFile } from './content.ts';

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
