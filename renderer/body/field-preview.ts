// The row of a field beside a link that leads to it. Loaded when somebody first points at a link to a part of a page, or reaches
// one by keyboard. It imports nothing of the application, or the bundle would be parted for its sake.
//
// Escape closes it, the pointer may enter it, and it stays for as long as link or row have pointer or focus (WCAG 1.4.13).
// Screen readers are told nothing: the link leads to the row, and a description of many lines at each link would be in their way.
import '../styles/field-preview.css';
import type { Element, Node, Nodes, Route } from '../../schemas/types.ts';
import type { PageStore } from '../data/page-store.ts';
import { made } from '../site/made.ts';

/** What the application is to show, and where. */
export interface PreviewedField {
  readonly nodes: Nodes;
  readonly box: HTMLElement;
}

interface PreviewScope {
  /** Of the page that the link leads to. */
  readonly route: Route;
  /** Id of the element that it leads to. */
  readonly id: string;
  readonly pages: PageStore;
  show(field: PreviewedField | undefined): void;
}

/** Who only passes by sees nothing. */
const OPEN_MS = 250;

/** Time to go from the link to its row. */
const CLOSE_MS = 200;

/** A phone has no pointer, and a narrower window no room beside what is read. */
const ROOMY = '(min-width: 640px) and (hover: hover)';

/** The link that is pointed at or has the focus; its row is shown, on its way, or dismissed. */
let current: HTMLAnchorElement | undefined;
let leaveCurrent = (): void => {};

/** Shows the field that a link leads to, if it leads to one, until both are left. */
export function previewField(link: HTMLAnchorElement, scope: PreviewScope): void {
  const isIn = (element: HTMLElement): boolean => element.matches(':hover, :focus-visible');
  if (link === current || !isIn(link) || link.matches('.field-link, .field-index a') || !matchMedia(ROOMY).matches)
    return;
  leaveCurrent();
  const box = made('div', { className: 'field-preview' });
  const showing = new AbortController();
  const listening = new AbortController();
  const timer = setTimeout(() => void showField(link, box, scope, showing.signal), OPEN_MS);
  const close = (): void => {
    clearTimeout(timer);
    showing.abort();
    box.remove();
    scope.show(undefined);
  };
  let isLeaving = false;
  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
      if (link === current && !(link.isConnected && isIn(link)) && !isIn(box)) leaveCurrent();
    }, CLOSE_MS);
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { signal: listening.signal, capture: true });
  listen('mouseout', leave);
  listen('focusout', leave);
  listen('click', close);
  listen('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') close();
  });
  current = link;
  leaveCurrent = () => {
    close();
    listening.abort();
    current = undefined;
    leaveCurrent = () => {};
  };
}

async function showField(
  link: HTMLAnchorElement,
  box: HTMLElement,
  { route, id, pages, show }: PreviewScope,
  signal: AbortSignal,
): Promise<void> {
  const known = pages.peek(route);
  const loaded = known
    ? { kind: 'found' as const, page: known }
    : await pages.load(route, signal).catch(() => undefined);
  const field = loaded?.kind === 'found' ? fieldIn(loaded.page.body.children, id) : undefined;
  const isOwnRow = document.getElementById(id)?.contains(link);
  if (field === undefined || isOwnRow || signal.aborted || !link.isConnected) return;
  const row = made('div', { className: 'prose', inert: true });
  box.append(row);
  placeBeside(link, box);
  document.body.append(box);
  show({ nodes: lifeless([field]), box: row });
}

function fieldIn(nodes: Nodes, id: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const field = node.tagName === 'doc-field' && node.properties.id === id ? node : fieldIn(node.children, id);
    if (field) return field;
  }
  return undefined;
}

/** It goes when the pointer goes: no link, no id, nothing that opens. */
const lifeless = (nodes: Nodes): Nodes =>
  nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    const { tagName, properties, children } = node;
    const { id: _, ...others } = properties;
    if (tagName === 'doc-field-use') return [];
    if (tagName === 'a') return [{ ...node, tagName: 'span', properties: {}, children: lifeless(children) }];
    return [{ ...node, properties: others, children: lifeless(children) }];
  });

const WIDTH = 600;

/** Between the row and the edges of the window. */
const EDGE = 16;

/** Below the link, or above where more room is; it moves along when the page is scrolled. */
function placeBeside(link: HTMLAnchorElement, { style, classList }: HTMLElement): void {
  const lines = [...link.getClientRects()];
  const [first, last] = [lines[0] ?? link.getBoundingClientRect(), lines.at(-1) ?? link.getBoundingClientRect()];
  const top = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector('.footer')?.getBoundingClientRect().top ?? innerHeight;
  const [above, below] = [first.top - top, bottom - last.bottom];
  const isAbove = above > below;
  const width = Math.min(WIDTH, innerWidth - 2 * EDGE);
  const left = Math.max(EDGE, Math.min((isAbove ? first : last).left, innerWidth - width - EDGE));
  classList.toggle('field-preview-above', isAbove);
  style.width = `${width}px`;
  style.maxHeight = `${Math.max(above, below) - EDGE}px`;
  style.left = `${left + scrollX}px`;
  style.top = `${(isAbove ? first.top : last.bottom) + scrollY}px`;
}
