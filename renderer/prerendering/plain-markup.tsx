// Markup of the elements that every page has many of, written as text. React writes the same, at five times the cost (without
// this file a cold build of 1,000 pages takes 1.28 times as long): a test compares the two. What is not known here to be
// plain, through and through, is left to React. The nodes are listed.
import { renderToStaticMarkup } from 'react-dom/server';
import type { AdmonitionKind, Element, Nodes } from '../../schemas/types.ts';
import { AdmonitionBox } from '../body/Admonition.tsx';
import { CopyButton } from '../body/CopyButton.tsx';
import { type Site, SiteContext } from '../site/SiteContext.ts';
import { NO_TABLE, NOT_PLAIN, type PlainSite, WRITERS, writeElement } from './plain-elements.ts';
import { BETWEEN_TEXTS, escaped } from './react-text.ts';

/** Markup of each node; undefined for one that is not plain, or holds one that is not. */
export type PlainMarkup = (nodes: Nodes) => (string | undefined)[];

export function createPlainMarkup(site: Site): PlainMarkup {
  const plainSite = toPlainSite(site);
  const plainElement = (element: Element): string | undefined => {
    if (WRITERS[element.tagName] === undefined) return undefined;
    try {
      return writeElement(element, NO_TABLE, plainSite);
    } catch (thrown) {
      if (thrown === NOT_PLAIN) return undefined;
      throw thrown;
    }
  };
  return (nodes) =>
    nodes.map((node, i) => {
      if (node.type === 'element') return plainElement(node);
      return (nodes[i - 1]?.type === 'text' ? BETWEEN_TEXTS : '') + escaped(node.value);
    });
}

/** Stands for text in markup that is made once and filled in many times. */
const HOLE = '\uE000';

/** Has React make, once for the site, what its components put around texts. */
function toPlainSite(site: Site): PlainSite {
  const [beforeName = '', afterName = ''] = renderToStaticMarkup(
    <SiteContext value={site}>
      <CopyButton text={() => ''} name={HOLE} />
    </SiteContext>,
  ).split(HOLE);
  const admonitions = new Map<AdmonitionKind, readonly string[]>();
  return {
    strings: site.nav.strings,
    copyButton: (name) => beforeName + escaped(name) + afterName,
    aroundAdmonition(kind) {
      const known = admonitions.get(kind);
      if (known) return known;
      const around = renderToStaticMarkup(
        <SiteContext value={site}>
          <AdmonitionBox kind={kind} name={HOLE} title={HOLE}>
            {HOLE}
          </AdmonitionBox>
        </SiteContext>,
      ).split(HOLE);
      admonitions.set(kind, around);
      return around;
    },
  };
}
