// What the page and the frame in which mermaid draws say to each other.
export type ColorMode = 'light' | 'dark';

/** Draws in the frame; the element stands in the frame's document until the next one is drawn. */
export type DrawInFrame = (source: string, mode: ColorMode, fontFamily: string) => Promise<SVGSVGElement>;

/** Event on the frame's window that hands the function over. */
export const FRAME_READY = 'docs-build:frame-ready';
