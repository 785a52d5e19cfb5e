import type { Addressing } from '../../schemas/paths.ts';
import type { Nav, NavItem } from '../../schemas/types.ts';
import type { SiteIndex } from '../index-site/index-site.ts';
import { LLMS, LLMS_FULL, llmsFull, llmsOfSection, llmsOfSite } from './llms.ts';
import { llmsSections } from './llms-sections.ts';
import type { JoinedOutput, OwnOutput } from './output.ts';

/** A site as far as its pages are listed. */
export interface ListedSite {
  readonly index: SiteIndex;
  readonly sidebar: readonly NavItem[];
  readonly addressing: Addressing & { readonly siteUrl?: string | undefined };
  readonly strings: Nav['strings'];
  readonly nav: () => Nav;
}

type Listed = Pick<OwnOutput, 'kind' | 'content'> | Pick<JoinedOutput, 'kind' | 'parts'>;

/** The site for language models, by path: a pair of files for all of it, and one for each of its sections. */
export function* listLlms(site: ListedSite): Iterable<[path: string, listed: Listed]> {
  const { index, sidebar, addressing, strings, nav } = site;
  const sections = llmsSections(sidebar, index, strings.llmsOthers);
  const full = (from: typeof sections): Listed => {
    const routes = from.flatMap(({ pages }) => pages.map(({ route }) => route));
    return { kind: 'joined', parts: () => llmsFull(routes, addressing) };
  };
  yield [LLMS, { kind: 'own', content: () => llmsOfSite(sections, { nav: nav(), index }) }];
  yield [LLMS_FULL, full(sections)];
  for (const section of sections) {
    const { folder } = section;
    if (folder === undefined) continue;
    yield [`${folder}/${LLMS}`, { kind: 'own', content: () => llmsOfSection(section, { nav: nav(), index }) }];
    yield [`${folder}/${LLMS_FULL}`, full([section])];
  }
}
