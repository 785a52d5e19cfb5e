// Feeds of what has changed: one of each contract, and one of all. What is not released yet has no day, and is in none.
import { fillIn } from '../../../schemas/fill-in.ts';
import { fileHrefOf, hrefOf } from '../../../schemas/paths.ts';
import type { Words } from '../../languages/words.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import { atomXml } from '../../outputs/atom-xml.ts';
import { madeFile } from '../../read/made-file.ts';
import type { DataFile } from '../kind/kind.ts';
import type { PagePlace } from '../kind/places.ts';
import type { ChangedContract, ContractId } from './compare-contracts.ts';
import { type History, isSame, type ReleaseStep } from './history.ts';
import { releaseText } from './release-text.ts';
import { changeText } from './say-change.ts';

/** Where the feed of all contracts stands. */
const FEED_OF_ALL = 'data/changes.atom.xml';

/** Where the feed of a contract stands, and that of all without one. */
export const feedPath = (id?: Pick<ContractId, 'folder' | 'contract'>): string =>
  id ? `data/${id.folder}/${id.contract}.atom.xml` : FEED_OF_ALL;

export interface FeedScope {
  readonly words: Words;
  readonly lang: string;
  readonly siteTitle: string;
  readonly addressing: PublicAddressing & { readonly siteUrl: string };
  /** Where a page tells of the changes of a contract with a release. */
  placeOf(changed: ChangedContract, step: ReleaseStep): PagePlace | undefined;
}

/** What the feed of a contract is called, and that of all. */
export const feedTitle = (id: ContractId | undefined, siteTitle: string, { changes }: Words): string =>
  id ? fillIn(changes.feedOf, { title: id.title }) : `${siteTitle}: ${changes.feedOfAll}`;

export const changeFeeds = (history: History, scope: FeedScope): DataFile[] =>
  [undefined, ...history.kept].map((id) => {
    const title = feedTitle(id, scope.siteTitle, scope.words);
    return { ...madeFile('', feedPath(id), () => feedText(history, id, title, scope)), type: 'feed', title };
  });

function feedText({ steps, first }: History, id: ContractId | undefined, title: string, scope: FeedScope): string {
  const { words, lang, siteTitle, addressing, placeOf } = scope;
  const { siteUrl } = addressing;
  const self = siteUrl + fileHrefOf(feedPath(id), addressing.base);
  const entries = steps.flatMap((step) => {
    const { release, contracts } = step;
    if (!release) return [];
    return contracts
      .filter((changed) => id === undefined || isSame(changed, id))
      .map((changed) => {
        const place = placeOf(changed, step);
        const page = place
          ? `${hrefOf(place.route, addressing)}#${encodeURIComponent(place.anchor)}`
          : fileHrefOf(`data/${changed.folder}/${changed.contract}.json`, addressing.base);
        return {
          id: `${siteUrl}${fileHrefOf(feedPath(changed), addressing.base)}#${encodeURIComponent(release.name)}`,
          title: `${changed.title}: ${releaseText(release, lang)}`,
          day: release.date,
          summary: changed.changes
            .map((change) => [change.at, changeText(change, words)].filter(Boolean).join(' '))
            .join('; '),
          page: siteUrl + page,
        };
      });
  });
  const day = entries[0]?.day ?? first.date;
  return atomXml({ id: self, title, author: siteTitle, lang, day, self, page: siteUrl + addressing.base, entries });
}
