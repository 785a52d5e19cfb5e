// One pass over what is known of all pages and all data: where each field, code and status is named.
import type { LinkedPage } from '../link/link-page.ts';
import type { PageFacts } from '../parse/parsed-page.ts';
import type { Kind, NamingPage } from './kind/kind.ts';
import { makeUseIndex, type UseGatherer, type UseIndex } from './uses/use-index.ts';

/** Pages with the contracts by which what they say is understood. */
export function namingPages(pages: readonly LinkedPage[], kinds: readonly Kind[]): NamingPage[] {
  const contracts = new Map(pages.map(({ page, extras }) => [extras.route, contractsOn(page, kinds)]));
  return pages.map((page): NamingPage => {
    const links = page.extras.links.flatMap((link) =>
      link.kind === 'page' ? [...(contracts.get(link.route) ?? [])] : [],
    );
    return { ...page, own: contracts.get(page.extras.route) ?? new Set(), linked: new Set(links) };
  });
}

export function findUses(pages: readonly NamingPage[], kinds: readonly Kind[]): UseIndex {
  const uses = makeUseIndex();
  for (const kind of kinds) kind.addUses(pages, uses);
  for (const page of pages) addStatus(page, uses);
  return uses;
}

/** The contracts that a page is about: a name means a field of these before it means one of another. */
const contractsOn = ({ data, samples, frontmatter }: PageFacts, kinds: readonly Kind[]): ReadonlySet<string> =>
  new Set([
    ...(frontmatter.contracts ?? []),
    ...data.flatMap((use) =>
      kinds.flatMap((kind) => (kind.directives.includes(use.directive) ? kind.contractsOf(use) : [])),
    ),
    ...samples.map(({ contract }) => contract.replace(/#.*/s, '')),
  ]);

function addStatus({ page, extras: { route } }: LinkedPage, uses: UseGatherer): void {
  const { title, sourcePath, frontmatter, frontmatterRanges } = page;
  if (frontmatter.status === undefined) return;
  const line = frontmatterRanges.status?.start.line ?? 1;
  uses.add(
    { kind: 'status', name: frontmatter.status },
    { kind: 'page', title, address: { route }, place: { sourcePath, line } },
  );
}
