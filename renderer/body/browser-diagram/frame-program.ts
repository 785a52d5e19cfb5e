// Runs in the frame that browser-diagram.ts makes, and nowhere else. Mermaid draws with inline styles and style elements,
// which the site's policy forbids, here as everywhere; so in this frame, which nobody sees, the calls that would write
// them are led to the CSS object model, which the policy allows. The page's own objects stay untouched.
import './frame-guard.ts';
import mermaid from 'mermaid';
import { LOCKED_SETTINGS } from '../../../schemas/diagram-limits.ts';
import { POLICY_NAME } from '../../site/policy-name.ts';
import { type ColorMode, type DrawInFrame, FRAME_READY } from './frame-contract.ts';

/** Stands for a style element: what it says counts for as long as it is in the document. */
class SheetText extends HTMLElement {
  private readonly sheet = new CSSStyleSheet();

  connectedCallback(): void {
    this.sheet.replaceSync(this.textContent);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  disconnectedCallback(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.sheet);
  }
}
customElements.define('sheet-text', SheetText);

const isStyle = (name: string): boolean => name.toLowerCase() === 'style';

const { createElement, createElementNS } = Document.prototype;
document.createElement = (name: string, options?: ElementCreationOptions) =>
  createElement.call(document, isStyle(name) ? 'sheet-text' : name, options);
document.createElementNS = ((namespace: string | null, name: string) =>
  isStyle(name)
    ? createElement.call(document, 'sheet-text')
    : createElementNS.call(document, namespace, name)) as typeof createElementNS;

const { setAttribute } = Element.prototype;
Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
  if (isStyle(name) && 'style' in this) (this.style as CSSStyleDeclaration).cssText = value;
  else setAttribute.call(this, name, value);
};

// The parser would write them, too; here they are set afterwards, and in a document of DOMPurify's own not at all.
// Handlers would be refused wherever they are parsed, and said to be.
const createHTML = (markup: string): string =>
  markup.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi, (tag) =>
    tag.replace(/(?<=[\s/"'])(?=(?:style|on\w+)\s*=)/gi, 'data-'),
  );
const policy = window.trustedTypes?.createPolicy(POLICY_NAME, { createHTML });
const withoutInline = (markup: string): string => policy?.createHTML(markup) ?? createHTML(markup);

// Only DOMPurify parses by other means, and by innerHTML where it cannot: one way to guard.
DOMParser.prototype.parseFromString = () => {
  throw new DOMException('Markup is parsed by innerHTML here.', 'NotSupportedError');
};

const { set: setInnerHTML, get: getInnerHTML } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
Object.defineProperty(Element.prototype, 'innerHTML', {
  configurable: true,
  get(this: Element): string {
    return getInnerHTML?.call(this) as string;
  },
  set(this: Element, markup: string) {
    setInnerHTML?.call(this, withoutInline(`${markup}`));
    for (const element of this.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      delete element.dataset.style;
    }
  },
});

/** The site's palette (styles/tokens.css), from which mermaid's own theme works out the rest. */
const palettes: Readonly<Record<ColorMode, Readonly<Record<string, string | boolean>>>> = {
  light: {
    darkMode: false,
    background: '#ffffff',
    primaryColor: '#e4f3ed',
    primaryTextColor: '#1b2421',
    primaryBorderColor: '#07664f',
    secondaryColor: '#ebf3fc',
    tertiaryColor: '#fdf4e3',
    lineColor: '#515d58',
    textColor: '#1b2421',
    titleColor: '#0c1412',
    pieOuterStrokeColor: '#515d58',
    pieStrokeColor: '#515d58',
    pieOpacity: '1',
    critBkgColor: '#f6cfcf',
    critBorderColor: '#aa1f2c',
    gridColor: '#84908b',
    taskTextColor: '#1b2421',
    sectionBkgColor: '#f6f8f7',
    sectionBkgColor2: '#f6f8f7',
    altSectionBkgColor: '#ffffff',
  },
  dark: {
    darkMode: true,
    background: '#121816',
    primaryColor: '#17342b',
    primaryTextColor: '#e0e7e3',
    primaryBorderColor: '#72d6b5',
    secondaryColor: '#14253a',
    tertiaryColor: '#2f2410',
    lineColor: '#a3b1ab',
    textColor: '#e0e7e3',
    titleColor: '#f4f8f6',
    pieOuterStrokeColor: '#a3b1ab',
    pieStrokeColor: '#a3b1ab',
    pieOpacity: '1',
    critBkgColor: '#6b2b2f',
    critBorderColor: '#ff9ea1',
    gridColor: '#72817b',
    taskTextColor: '#e0e7e3',
    sectionBkgColor: '#171e1c',
    sectionBkgColor2: '#171e1c',
    altSectionBkgColor: '#121816',
  },
};

/** Grounds that the text of the mode can be read on, for parts that differ by nothing else. */
const grounds: Readonly<Record<ColorMode, readonly string[]>> = {
  light: ['#bfe3d5', '#c9dff7', '#f6dfb0', '#e3d3f3', '#f6cfcf', '#d8e3b4'],
  dark: ['#1d5544', '#1f4470', '#5c4417', '#49356b', '#6b2b2f', '#45511c'],
};

/** Mermaid's names for the colours of parts in a row: slices, branches, sections. */
function partColors(mode: ColorMode): Record<string, string> {
  const { primaryTextColor: ink } = palettes[mode];
  const colors: Record<string, string> = {};
  for (let part = 0; part < 12; part += 1) {
    const ground = grounds[mode][part % grounds[mode].length] ?? '';
    Object.assign(colors, {
      [`pie${part + 1}`]: ground,
      [`cScale${part}`]: ground,
      [`cScaleLabel${part}`]: ink,
      [`git${part}`]: ground,
      [`gitBranchLabel${part}`]: ink,
      [`fillType${part}`]: ground,
    });
  }
  return colors;
}

let count = 0;

const draw: DrawInFrame = async (source, mode, fontFamily) => {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    secure: [...LOCKED_SETTINGS],
    suppressErrorRendering: true,
    htmlLabels: false,
    deterministicIds: true,
    flowchart: { htmlLabels: false },
    gantt: { axisFormat: '%d/%m', useWidth: 900 },
    theme: 'base',
    fontFamily,
    themeVariables: { ...palettes[mode], ...partColors(mode), fontFamily, fontSize: '15px' },
  });
  const stage = document.createElement('div');
  document.body.replaceChildren(stage);
  // Mermaid gives its drawing as text, and takes it out of the document. The element itself is wanted, with its styles.
  let drawn: Node | undefined;
  stage.appendChild = <Child extends Node>(child: Child): Child => {
    drawn = child;
    return Node.prototype.appendChild.call(stage, child) as Child;
  };
  count += 1;
  await mermaid.render(`d${count}`, source, stage);
  if (drawn !== undefined) document.body.replaceChildren(drawn);
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('mermaid drew nothing');
  return svg;
};

window.dispatchEvent(new CustomEvent(FRAME_READY, { detail: draw }));
