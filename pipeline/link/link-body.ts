// The body as the document has it: hast, with what links resolved to in the place of their numbers.
import type { Element, Nodes, Root } from '../../schemas/types.ts';
import type { BodyElement, BodyNode } from '../parse/parsed-page.ts';
import { highlightCode } from './highlight-code.ts';
import { type NamesLeft, namesLeft } from './names-left.ts';
import type { ResolvedLink } from './resolve-link.ts';

/** Data as one page shows it. Plain: the page may be made elsewhere. */
export interface ShownData {
  /** Its element, as JSON. Its code is not highlighted yet. */
  readonly element: string;
  readonly markdown: string;
}

interface Shown {
  readonly data?: readonly (ShownData | undefined)[];
  /** Where names lead that it says in code. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** What the numbers in a body stand for, and where names lead that it says in code. */
interface Resolved {
  readonly links: readonly ResolvedLink[];
  readonly data: readonly (ShownData | undefined)[];
  readonly names: NamesLeft | undefined;
}

/** Makes the tree of a body. */
export function linkBody(
  body: readonly BodyNode[],
  links: readonly ResolvedLink[],
  { data = [], names }: Shown = {},
): Root {
  const children: Nodes = [];
  const resolved = { links, data, names: names && namesLeft(names) };
  for (const node of body) addNode(node, children, resolved);
  return { type: 'root', children };
}

function addNode(node: BodyNode, into: Nodes, resolved: Resolved): void {
  if (typeof node === 'string') into.push({ type: 'text', value: node });
  else addElement(node, into, resolved);
}

function addElement(element: BodyElement, into: Nodes, resolved: Resolved): void {
  const [tagName] = element;
  const properties = element[1] === 0 ? {} : { ...element[1] };
  if (tagName === 'doc-data') {
    const { data: number = -1 } = properties as { readonly data?: number };
    const shown = resolved.data[number];
    if (shown) into.push(highlightCode(JSON.parse(shown.element) as Element));
    return;
  }
  const named = resolved.names?.hrefOf(element);
  const within = resolved.names?.isOutside(tagName) ? { ...resolved, names: undefined } : resolved;
  const children: Nodes = [];
  for (let i = 2; i < element.length; i++) addNode(element[i] as BodyNode, children, within);
  if (named !== undefined) {
    const code: Element = { type: 'element', tagName: 'code', properties, children };
    into.push({ type: 'element', tagName: 'a', properties: { href: named, className: ['name'] }, children: [code] });
    return;
  }
  const add = (): void => void into.push({ type: 'element', tagName, properties, children });
  const take = (name: 'href' | 'src' | 'poster' | 'captions'): ResolvedLink | undefined => {
    const number: unknown = properties[name];
    if (typeof number !== 'number') return undefined;
    const link = resolved.links[number];
    if (!link || link.kind === 'broken') delete properties[name];
    else properties[name] = link.href;
    return link;
  };
  switch (tagName) {
    case 'a': {
      const link = take('href');
      if (link?.kind === 'file') properties.dataFile = true;
      if (link?.kind === 'broken') for (const child of children) into.push(child);
      else add();
      break;
    }
    case 'img': {
      const link = take('src');
      if (link?.kind !== 'broken') {
        const size = link?.kind === 'file' ? link.size : undefined;
        if (size && properties.width === undefined && properties.height === undefined) Object.assign(properties, size);
        add();
      } else if (properties.alt) into.push({ type: 'text', value: properties.alt });
      break;
    }
    case 'doc-card':
    case 'doc-video':
      if (take('href')?.kind === 'file') properties.dataFile = true;
      take('src');
      take('poster');
      take('captions');
      add();
      break;
    case 'doc-download': {
      const link = take('href');
      if (link?.kind === 'file' && link.download) {
        Object.assign(properties, link.download);
        add();
      } else into.push({ type: 'element', tagName: 'p', properties: {}, children });
      break;
    }
    default:
      add();
  }
}
