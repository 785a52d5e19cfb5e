import { imageSize } from 'image-size';
import type { PublishedFile } from '../read/content.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const sizes = new WeakMap<PublishedFile, Size | null>();

/** Intrinsic size of an image, so that a page does not move while it loads; undefined when it cannot be read. */
export function sizeOf(file: PublishedFile): Size | undefined {
  let size = sizes.get(file);
  if (size === undefined) {
    size = measure(file);
    sizes.set(file, size);
  }
  return size ?? undefined;
}

function measure(file: PublishedFile): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(file.bytes());
    if (!width || !height) return null;
    // Orientations from 5 on lie on their side.
    return orientation >= 5
      ? { width: height, height: width }
      : { width: Math.round(width), height: Math.round(height) };
  } catch {
    return null;
  }
}
