// Loaded when a diagram is enlarged: it opens as large as fits, and is brought nearer by buttons, keys, wheel and two fingers,
// and moved by scrolling, arrow keys or dragging. It imports no code, or the bundle would be parted for its sake.
import '../styles/enlarged-diagram.css';

const STEP = 1.5;
const NEAREST = 8;

/** What the buttons of an enlarged diagram do. */
export interface PanZoom {
  zoom(direction: 'in' | 'out'): void;
  fitAll(): void;
  /** Ends listening. */
  end(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Takes over a box that scrolls and the drawing in it. */
export function startPanZoom(box: HTMLElement, drawing: SVGSVGElement): PanZoom {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Point>();
  let scale = 1;

  /** Sets the size; what is at a point of the window stays there. */
  const scaleTo = (wanted: number, at: Point = middleOf(box)): void => {
    const before = drawing.getBoundingClientRect();
    scale = Math.min(Math.max(wanted, 1), NEAREST);
    drawing.style.width = `${fittedWidth(box, drawing) * scale}px`;
    const after = drawing.getBoundingClientRect();
    const grown = after.width / before.width;
    box.scrollLeft += after.left - at.x + (at.x - before.left) * grown;
    box.scrollTop += after.top - at.y + (at.y - before.top) * grown;
  };
  const zoom: PanZoom['zoom'] = (direction) => scaleTo(direction === 'in' ? scale * STEP : scale / STEP);
  const fitAll = (): void => scaleTo(1);

  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoom('in'),
      '=': () => zoom('in'),
      '-': () => zoom('out'),
      '0': fitAll,
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onWheel = (event: WheelEvent): void => {
    // A plain wheel scrolls; two fingers on a touchpad are told as a wheel with Control.
    if (!event.ctrlKey) return;
    event.preventDefault();
    scaleTo(scale * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    box.setPointerCapture(event.pointerId);
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const from = fingers.get(pointerId);
    if (from === undefined) return;
    const [other] = [...fingers].filter(([id]) => id !== pointerId).map(([, point]) => point);
    const to = { x: clientX, y: clientY };
    fingers.set(pointerId, to);
    const share = other === undefined ? 1 : 0.5;
    box.scrollBy((from.x - to.x) * share, (from.y - to.y) * share);
    if (other === undefined) return;
    const center = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    scaleTo((scale * distance(to, other)) / Math.max(distance(from, other), 1), center);
  };
  const onUp = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);

  box.addEventListener('keydown', onKey, { signal });
  box.addEventListener('wheel', onWheel, { signal, passive: false });
  box.addEventListener('pointerdown', onDown, { signal });
  box.addEventListener('pointermove', onMove, { signal });
  box.addEventListener('pointerup', onUp, { signal });
  box.addEventListener('pointercancel', onUp, { signal });
  const resized = new ResizeObserver(() => scaleTo(scale));
  resized.observe(box);
  signal.addEventListener('abort', () => resized.disconnect());
  fitAll();
  return { zoom, fitAll, end: () => listening.abort() };
}

/** Width at which all of a drawing is in sight. */
function fittedWidth(box: HTMLElement, drawing: SVGSVGElement): number {
  const { width, height } = drawing.viewBox.baseVal;
  const { clientWidth, clientHeight } = box;
  return Math.min(clientWidth, clientHeight * (width / Math.max(height, 1)));
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function middleOf(box: HTMLElement): Point {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
