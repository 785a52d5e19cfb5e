// A drawing of mermaid's as plain SVG: the elements and attributes below and no others, and what its style sheets said
// as presentation attributes, which no policy forbids. Nothing that could run, load or refer elsewhere comes through.

const SVG = 'http://www.w3.org/2000/svg';

const TAGS = new Set(
  `svg g path rect circle ellipse line polygon polyline text tspan title desc defs marker clipPath mask pattern symbol
  use linearGradient radialGradient stop`.split(/\s+/),
);

/** Their children are kept. */
const WRAPPERS = new Set(['a', 'switch']);

/** HTML in a drawing; where it stands in a `switch`, the text for those who cannot show it comes after it. */
const HTML = 'foreignObject';

/** Without them nothing is missing. */
const SILENT = new Set(['style', 'sheet-text', 'script', 'filter', 'metadata']);

const ATTRIBUTES = `x y x1 y1 x2 y2 dx dy cx cy r rx ry width height d points transform viewBox preserveAspectRatio refX
  refY markerWidth markerHeight markerUnits orient gradientUnits gradientTransform offset clipPathUnits maskUnits
  patternUnits pathLength textLength lengthAdjust rotate fx fy`.split(/\s+/);

/** Properties that children take from their parents, with the value a drawing begins with. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-opacity': '1',
  'font-size': '',
  'font-style': 'normal',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  visibility: 'visible',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
};

const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'clip-path': 'none',
  mask: 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'text-decoration': 'none',
};

/** Copies the drawing into the page's document. Throws where it holds something that plain SVG cannot show. */
export function plainSvg(drawing: SVGSVGElement, idPrefix: string): SVGSVGElement {
  const styles = drawing.ownerDocument.defaultView;
  if (styles === null) throw new Error('the drawing is in no document');
  /** What a value refers to is in the drawing, or the value is left out. */
  const setLocal = (element: Element, name: string, value: string): void => {
    const own = value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, `url(#${idPrefix}$1)`);
    if (!/url\((?!#)/.test(own)) element.setAttribute(name, own);
  };

  const copy = (element: Element, inherited: Readonly<Record<string, string>>): Element | undefined => {
    const computed = styles.getComputedStyle(element);
    if (computed.display === 'none' && element.tagName !== 'defs') return undefined;
    const plain = document.createElementNS(SVG, element.tagName);
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) plain.setAttribute(name, value);
    }
    if (element.id !== '') plain.id = idPrefix + element.id;
    const target = element.getAttribute('href') ?? element.getAttribute('xlink:href');
    if (target?.startsWith('#')) plain.setAttribute('href', `#${idPrefix}${target.slice(1)}`);
    const now: Record<string, string> = {};
    for (const [name, before] of Object.entries(inherited)) {
      const value = computed.getPropertyValue(name);
      now[name] = value;
      if (value !== before) setLocal(plain, name, value);
    }
    for (const [name, initial] of Object.entries(OWN)) {
      const value = computed.getPropertyValue(name);
      if (value !== initial && !value.startsWith('none')) setLocal(plain, name, value);
    }
    copyChildren(element, plain, now);
    return plain;
  };

  const copyChildren = (from: Element, to: Element, inherited: Readonly<Record<string, string>>): void => {
    for (const child of from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) to.append(child.nodeValue ?? '');
      // The frame has an Element of its own, which `instanceof` would not know.
      if (child.nodeType !== Node.ELEMENT_NODE) continue;
      const element = child as Element;
      if (SILENT.has(element.tagName.toLowerCase())) continue;
      if (element.tagName === HTML && from.tagName === 'switch' && from.childElementCount > 1) continue;
      if (WRAPPERS.has(element.tagName)) copyChildren(element, to, inherited);
      else if (TAGS.has(element.tagName)) to.append(copy(element, inherited) ?? '');
      else if (element.textContent?.trim()) throw new Error(`no plain form of <${element.tagName}>`);
    }
  };

  const plain = copy(drawing, INHERITED) as SVGSVGElement;
  dropIdleIds(plain);
  const [, , width = 0, height = 0] = (plain.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error('the drawing has no size');
  plain.setAttribute('width', `${Math.ceil(width)}`);
  plain.setAttribute('height', `${Math.ceil(height)}`);
  // The figure around it has the name and the text.
  plain.setAttribute('aria-hidden', 'true');
  for (const told of plain.querySelectorAll('title, desc')) told.remove();
  return plain;
}

/** Only what is referred to keeps its id, and keeps it alone: mermaid gives some to several elements. */
function dropIdleIds(svg: SVGSVGElement): void {
  const wanted = new Set<string>();
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { value } of element.attributes) {
      const target = /^(?:url\()?#([^)]+)\)?$/.exec(value)?.[1];
      if (target !== undefined) wanted.add(target);
    }
  }
  for (const element of [svg, ...svg.querySelectorAll('[id]')]) {
    if (!wanted.delete(element.id)) element.removeAttribute('id');
  }
}
