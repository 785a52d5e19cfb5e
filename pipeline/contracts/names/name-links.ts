// Where the names lead that a page says in code: to what they are of the contracts that the page is about, where that is one
// thing, and shown elsewhere. A page that shows a list leads nowhere in it: the reader is there.
import type { Addressing } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import { hrefFrom } from '../../link/href-from.ts';
import { unpackNames } from '../../parse/named.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { NamingPage } from '../kind/kind.ts';
import type { KnownName } from '../kind/known-name.ts';
import { callsAlike } from './judge-call.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Addresses by name, of each page that has some. */
export type NameLinks = Readonly<Record<Route, Readonly<Record<string, string>>>>;

interface Shown {
  readonly route: Route;
  readonly use: DataUse;
}

export function nameLinks(pages: readonly NamingPage[], vocabulary: Vocabulary, addressing: Addressing): NameLinks {
  const shown = shownByFile(pages);
  return Object.fromEntries(
    pages.flatMap((page) => {
      const links = linksOf(page, vocabulary, { shown, addressing });
      return links.length > 0 ? [[page.extras.route, Object.fromEntries(links)]] : [];
    }),
  );
}

/** Every directive that shows data, by the file it shows; those that show a part of it come last. */
function shownByFile(pages: readonly NamingPage[]): ReadonlyMap<string, readonly Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const { page, extras } of pages) {
    for (const use of page.data) {
      const found = shown.get(use.src);
      if (found) found.push({ route: extras.route, use });
      else shown.set(use.src, [{ route: extras.route, use }]);
    }
  }
  const isPart = ({ use }: Shown): number => Number(use.attributes.part !== undefined);
  for (const found of shown.values()) found.sort((a, b) => isPart(a) - isPart(b));
  return shown;
}

interface LinkScope {
  readonly shown: ReadonlyMap<string, readonly Shown[]>;
  readonly addressing: Addressing;
}

function linksOf(naming: NamingPage, vocabulary: Vocabulary, { shown, addressing }: LinkScope): [string, string][] {
  const { page, extras, own } = naming;
  if (!page.frontmatter.contracts) return [];
  const texts = new Set(unpackNames(page).flatMap((name) => (name.in === 'text' ? name.text : [])));
  return [...texts].flatMap((text): [string, string][] => {
    const place = onlyPlace(text, own, vocabulary);
    const places = (shown.get(place?.sourcePath ?? '') ?? []).flatMap(({ route, use }) => {
      const anchor = place?.anchorIn(use);
      return anchor === undefined ? [] : { route, anchor };
    });
    const [first] = places;
    if (!first || places.some(({ route }) => route === extras.route)) return [];
    return [[text, hrefFrom(extras.route, first, addressing)]];
  });
}

/** What a text is the name of, where that is one thing of all that the page is about, whether said so or shown. */
function onlyPlace(text: string, own: ReadonlySet<string>, vocabulary: Vocabulary): KnownName['place'] {
  const known = /^[A-Z]+[ \t]/.test(text) ? callsAlike(text, vocabulary) : vocabulary.named(text);
  const [only, ...others] = known.filter(
    ({ now, contracts }) => now === undefined && contracts.some((contract) => own.has(contract)),
  );
  return others.length === 0 ? only?.place : undefined;
}
