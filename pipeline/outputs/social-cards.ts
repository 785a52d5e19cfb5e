// What is shown of a page where somebody shares its address: a picture with the name of its section, made in the build.
import { type Addressing, fileHrefOf } from '../../schemas/paths.ts';
import type { NavItem, Route, SiteConfig } from '../../schemas/types.ts';
import { hashOf } from '../read/hash.ts';
import type { Memory } from '../read/memory.ts';
import { type Card, cardSvg } from './card-svg.ts';
import { cardDrawer } from './draw-card.ts';

export interface SocialCards {
  /** Address of the card of a page; undefined where the site has none. */
  hrefOf(route: Route): string | undefined;
  /** The cards, by path; drawn when asked for, unless they are remembered. */
  readonly files: ReadonlyMap<string, () => Uint8Array>;
}

interface CardSite {
  readonly config: Pick<SiteConfig, 'title' | 'tagline' | 'image' | 'colours'>;
  readonly sidebar: readonly NavItem[];
  readonly addressing: Addressing & { readonly siteUrl?: string | undefined };
}

/** Letters of other scripts are not in the font. */
const UNKNOWN_LETTER = /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}])[\p{L}\p{N}]/u;

/**
 * One for each of the outermost categories of the sidebar, and one for all else. None where the site has a picture of its own for
 * all pages, and none without its host: who shows a card asks for its whole address.
 */
export function socialCards({ config, sidebar, addressing }: CardSite, memory: Memory): SocialCards {
  const { title, tagline = '' } = config;
  const files = new Map<string, () => Uint8Array>();
  const pathOf = (card: Card): string | undefined => {
    if (UNKNOWN_LETTER.test(card.title + card.text)) return undefined;
    const svg = cardSvg({ ...card, accent: config.colours?.accent });
    const path = `cards/${hashOf(svg)}.png`;
    files.set(path, rememberedCard(path, svg, memory));
    return path;
  };
  const home = pathOf({ title, text: tagline });
  const sections = new Map<Route, string | undefined>();
  for (const item of sidebar) {
    if (item.kind === 'page') continue;
    const path = pathOf({ title: item.title ?? item.label, text: title });
    for (const route of routesOf(item)) if (!sections.has(route)) sections.set(route, path);
  }
  const isWanted = config.image === undefined && addressing.siteUrl !== undefined && cardDrawer() !== undefined;
  return {
    hrefOf(route) {
      const path = sections.get(route) ?? home;
      return isWanted && path !== undefined ? fileHrefOf(path, addressing.base) : undefined;
    },
    files: isWanted ? files : new Map(),
  };
}

const routesOf = (item: NavItem): Route[] => [
  ...(item.route === undefined ? [] : [item.route]),
  ...(item.kind === 'category' ? item.items.flatMap(routesOf) : []),
];

/** Remembered whether it is wanted in this run or not: a check without the site's host forgets none. */
function rememberedCard(path: string, svg: string, memory: Memory): () => Uint8Array {
  const found = memory.recall<string>(path);
  if (found !== undefined) memory.keep(path, found);
  return () => {
    if (found !== undefined) return Buffer.from(found.value, 'base64');
    const drawn = cardDrawer()?.(svg) ?? new Uint8Array();
    memory.keep(path, { inputs: svg, value: Buffer.from(drawn).toString('base64') });
    return drawn;
  };
}
