// What has changed in contracts as a kind of data. Of a site without releases nothing is published about it.
import { fileHrefOf } from '../../../schemas/paths.ts';
import type { Nodes, Route } from '../../../schemas/types.ts';
import { text } from '../../document/element.ts';
import { linkTexts, type ShownTexts, shownText } from '../../link/link-texts.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import type { DataFile, Kind, LoadScope, ShowScope } from '../kind/kind.ts';
import { nearestPlace } from '../kind/places.ts';
import { changeFeeds, feedPath } from './change-feeds.ts';
import { changePlaces } from './change-places.ts';
import { changesData } from './changes-data.ts';
import type { ContractId } from './compare-contracts.ts';
import type { ToldHistory } from './load-changes.ts';
import { apiOf, type LoadedData } from './loaded-data.ts';
import { partLinks } from './part-links.ts';
import { changeIdsAsked, type HistoryScope, showHistory } from './show-history.ts';
import { toElement, toMarkdown } from './to-element.ts';
import { reportUnasked } from './what-is-asked.ts';

/** Where all changes are published. */
const CHANGES_PATH = 'data/changes.json';

export function contractChangesKind(told: ToldHistory | undefined, data: LoadedData, scope: LoadScope): Kind {
  const { config, addressing } = scope;
  const names = new Set([...data.lists.byName.keys(), ...[...data.apis.byPath.keys()].map(apiName)]);
  const { siteUrl } = addressing;
  const feeds = told && siteUrl ? [feedPath(), ...told.history.kept.map(feedPath)] : [];
  return {
    directives: ['contract-changes'],
    made: [],
    authored: [],
    links: [],
    about: told && { paths: [CHANGES_PATH, ...feeds], files: (site) => filesOf(told, site, scope) },
    anchorsOf(use, report) {
      reportUnasked(use, told?.history, names, report);
      const ids = told ? changeIdsAsked(told, use).map((id) => ({ id, of: `change "${id}"` })) : [];
      return { ids, hint: 'Show changes once on a page.' };
    },
    // A page of changes is about no contract more than about another.
    contractsOf: () => [],
    // Each contract and API says itself what it names.
    names: () => [],
    sayings: () => [],
    addUses() {},
    link({ pages, resolve }) {
      const links = partLinks(data, pages, addressing);
      const noteOf = told ? notesOf(told, data, resolve, scope) : () => [];
      // The first release is made of a site that has none.
      const unreleased = [{ paragraph: [text(config.strings.changes.unreleased)] }];
      const shown = (route: Route): HistoryScope => ({
        words: config.strings,
        lang: config.lang,
        links,
        route,
        noteOf,
        feedOf: (id) => (siteUrl ? fileHrefOf(feedPath(id), addressing.base) : undefined),
        dataOf: ({ folder, contract }) => fileHrefOf(`data/${folder}/${contract}.json`, addressing.base),
        data: fileHrefOf(CHANGES_PATH, addressing.base),
      });
      return (use, _, route) => {
        const sections = told ? showHistory(told, use, shown(route)) : unreleased;
        return {
          element: JSON.stringify(toElement(sections, use.level)),
          markdown: toMarkdown(sections, use.level, siteUrl ?? ''),
        };
      };
    },
  };
}

const apiName = (sourcePath: string): string => sourcePath.replace(/^[^/]+\/|\.[^./]+$/g, '');

/** Shows what an author says: of what is not released yet as the contract has it, where its links are resolved. */
function notesOf(
  { notes }: ToldHistory,
  data: LoadedData,
  resolve: ShowScope['resolve'],
  { addressing: { siteUrl } }: LoadScope,
): (id: ContractId, note: string) => Nodes {
  const released = linkTexts(notes, () => ({ kind: 'broken' }), siteUrl);
  const own = new Map<string, ShownTexts>();
  return (id, note) => {
    const key = `${id.folder}/${id.contract}`;
    const texts = own.get(key) ?? linkTexts(textsOf(id, data), resolve, siteUrl);
    own.set(key, texts);
    return shownText(texts.has(note) ? texts : released, note).nodes;
  };
}

function textsOf({ folder, contract }: ContractId, data: LoadedData) {
  if (folder === 'fields') return data.lists.byName.get(contract)?.texts ?? new Map();
  const api = apiOf(data, contract);
  return data.apis.byPath.get(api?.sourcePath ?? '')?.texts ?? new Map();
}

function filesOf({ history, ids }: ToldHistory, { pages }: ShowScope, { config, addressing }: LoadScope): DataFile[] {
  const { base, siteUrl } = addressing;
  const words = config.strings;
  const changes: DataFile = {
    ...madeFile('', CHANGES_PATH, () => `${JSON.stringify(changesData(history.steps, words))}\n`),
    type: 'changes',
    title: words.changes.what,
    schema: fileHrefOf(schemaPathOf('changes'), base),
  };
  if (!siteUrl) return [changes];
  const placesOf = changePlaces(history, pages);
  const feeds = changeFeeds(history, {
    words,
    lang: config.lang,
    siteTitle: config.title,
    addressing: { ...addressing, siteUrl },
    placeOf(changed, step) {
      const place = nearestPlace(placesOf(step, changed.contract), '/');
      return place && { ...place, anchor: ids.ofContract(changed) };
    },
  });
  return [changes, ...feeds];
}
