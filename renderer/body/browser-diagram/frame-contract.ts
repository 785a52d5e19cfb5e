/** Name of the policies of trusted types that a host has to allow, beside DOMPurify's own: of the page, and of the frame. */
export const POLICY_NAME = 'docs-build';

export type ColorMode = 'light' | 'dark';

/** Draws in the frame; the element stands in the frame's document until the next one is drawn. */
export type DrawInFrame = (source: string, mode: ColorMode, fontFamily: string) => Promise<SVGSVGElement>;

/** Event on the frame's window that hands the function over. */
export const FRAME_READY = 'docs-build:frame-ready';
