// Draws what the build could not draw, with mermaid itself: in a frame of its own, so that what mermaid does to its
// document is done to no page. Loaded by pages that have such a diagram, when it comes into sight, and by no others.
import '../../styles/diagram-frame.css';
import { ownProgram } from '../../site/own-program.ts';
import { type ColorMode, type DrawInFrame, FRAME_READY } from './frame-contract.ts';
import frameProgram from './frame-program.ts?worker&url';
import { plainSvg } from './plain-svg.ts';

/** One for each colour mode: the stylesheet shows the one for the page's, and the light one in print. */
export type Drawings = Readonly<Record<ColorMode, SVGSVGElement>>;

let count = 0;
/** Drawings are made one after the other: they share the frame. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
let frame: Promise<Frame> | undefined;

interface Frame {
  readonly element: HTMLIFrameElement;
  readonly draw: DrawInFrame;
}

export function drawInBrowser(source: string): Promise<Drawings> {
  waiting += 1;
  const drawings = queue.then(() => drawBoth(source));
  queue = drawings
    .catch(() => undefined)
    .then(async () => {
      waiting -= 1;
      if (waiting > 0) return;
      (await frame?.catch(() => undefined))?.element.remove();
      frame = undefined;
    });
  return drawings;
}

async function drawBoth(source: string): Promise<Drawings> {
  frame ??= openFrame();
  const { draw } = await frame;
  const { fontFamily } = getComputedStyle(document.body);
  count += 1;
  const one = async (mode: ColorMode) => plainSvg(await draw(source, mode, fontFamily), `diagram-${count}-${mode}-`);
  return { light: await one('light'), dark: await one('dark') };
}

/** An empty frame has the page's own policy and needs no file, so no header of the host can forbid it. */
function openFrame(): Promise<Frame> {
  const element = document.createElement('iframe');
  element.className = 'diagram-frame';
  element.inert = true;
  element.title = 'mermaid';
  document.body.append(element);
  return new Promise((resolve, reject) => {
    const { contentDocument: inside, contentWindow: view } = element;
    if (inside === null || view === null) throw new Error('the frame has no document');
    view.addEventListener(FRAME_READY, (event) =>
      resolve({ element, draw: (event as CustomEvent<DrawInFrame>).detail }),
    );
    const script = inside.createElement('script');
    script.type = 'module';
    script.src = ownProgram(frameProgram);
    script.addEventListener('error', () => {
      element.remove();
      frame = undefined;
      reject(new Error('the program of the frame could not be loaded'));
    });
    inside.head.append(script);
  });
}
