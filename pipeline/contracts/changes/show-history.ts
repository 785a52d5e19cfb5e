// What has changed as a page shows it: for each release its contracts, for each contract a table; then all that are kept.

import { fillIn } from '../../../schemas/fill-in.ts';
import { encodePath } from '../../../schemas/paths.ts';
import type { Element, Nodes, Route } from '../../../schemas/types.ts';
import { code, element, lines, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { ChangeIds } from './change-ids.ts';
import type { ChangedContract, ContractId } from './compare-contracts.ts';
import type { ContractChange, Side } from './contract-change.ts';
import { byPart, type History, isSame, type KeptContract, partKey, type Release, type ReleaseStep } from './history.ts';
import type { ToldHistory } from './load-changes.ts';
import type { PartLinks } from './part-links.ts';
import { releaseText } from './release-text.ts';
import { changeNodes } from './say-change.ts';
import { namesAsked, stepsAsked } from './what-is-asked.ts';

/** A heading and what stands below it, of which a table is one. */
export interface ShownSection {
  /** How many headings it stands below; undefined without a heading of its own. */
  readonly depth?: number;
  readonly id?: string;
  readonly heading?: Nodes;
  readonly paragraph?: Nodes;
  readonly table?: { readonly headers: readonly string[]; readonly rows: readonly (readonly Nodes[])[] };
}

export interface HistoryScope {
  readonly words: Words;
  readonly lang: string;
  readonly links: PartLinks;
  readonly route: Route;
  /** What an author says of a change. */
  noteOf(id: ContractId, note: string): Nodes;
  /** Where the feed of a contract stands; undefined where a site has none. */
  feedOf(id: ContractId): string | undefined;
  /** Where a contract stands as data. */
  dataOf(id: ContractId): string;
  /** Where the changes stand as data. */
  readonly data: string;
}

interface SectionScope extends HistoryScope {
  readonly ids: ChangeIds;
}

export function showHistory({ history, ids }: ToldHistory, use: DataUse, asked: HistoryScope): ShownSection[] {
  const scope: SectionScope = { ...asked, ids };
  const { words, lang } = scope;
  const isAsked = askedBy(use);
  const steps = shownSteps(history, use);
  const released = steps.flatMap(({ step, contracts }) => stepSections(step, contracts, scope));
  if (use.attributes.release !== undefined) return released;
  const isPending = steps.some(({ step }) => step.release === undefined);
  const latest = releaseText(history.latest, lang);
  const unchanged = { paragraph: [text(fillIn(words.changes.unchanged, { release: latest }))] };
  return [...(isPending ? [] : [unchanged]), ...released, keptSection(history, isAsked, scope)];
}

/** The ids that a directive puts on its page. */
export function changeIdsAsked({ history, ids }: ToldHistory, use: DataUse): string[] {
  const told = shownSteps(history, use).flatMap(({ step, contracts }) => [
    ids.ofStep(step),
    ...contracts.flatMap((changed) => [
      ids.ofContract(changed),
      ...byPart(changed.changes).map(([{ part }]) => ids.ofPart(changed, partKey(part))),
    ]),
  ]);
  return use.attributes.release === undefined ? [...told, ids.kept] : told;
}

const askedBy = (use: DataUse): ((id: Pick<ContractId, 'contract'>) => boolean) => {
  const names = namesAsked(use);
  return ({ contract }) => names?.includes(contract) ?? true;
};

/** Releases with changes of what is asked for. */
const shownSteps = (history: History, use: DataUse) =>
  stepsAsked(history, use)
    .map((step) => ({ step, contracts: step.contracts.filter(askedBy(use)) }))
    .filter(({ contracts }) => contracts.length > 0);

function stepSections(step: ReleaseStep, contracts: readonly ChangedContract[], scope: SectionScope): ShownSection[] {
  const { words, lang, ids } = scope;
  const all = contracts.flatMap(({ changes }) => changes);
  const breaking = (side: Side): string => String(all.filter(({ breaks }) => breaks.includes(side)).length);
  const summary = fillIn(words.changes.summary, {
    changes: String(all.length),
    contracts: String(contracts.length),
    senders: breaking('sender'),
    receivers: breaking('receiver'),
  });
  const { release } = step;
  const heading = release
    ? [
        releaseText(release, lang),
        ...(release.name === release.date ? [] : [releaseText({ ...release, name: release.date }, lang)]),
      ].join(', ')
    : words.changes.next;
  return [
    { depth: 0, id: ids.ofStep(step), heading: [text(heading)], paragraph: [text(summary)] },
    ...contracts.map((changed) => contractSection(changed, scope)),
  ];
}

function contractSection(changed: ChangedContract, scope: SectionScope): ShownSection {
  const { words, ids, links, route, noteOf } = scope;
  const whole = links.toContract(changed, route);
  const title = text(changed.title);
  const row = (change: ContractChange, i: number): Nodes[] => {
    const { at, part, breaks, note } = change;
    const name = at === '' ? text(words.changes.whole) : code(at);
    const href = at === '' ? undefined : links.toPart(changed, part, route);
    const shown = href === undefined ? name : element('a', { href }, [name]);
    const whom = breaks.map((side) => words.changes[side]);
    const [one = '', other] = whom;
    const breaksWhom = other === undefined ? one : fillIn(words.changes.and, { one: other, other: one });
    return [
      i === 0 ? [element('span', { id: ids.ofPart(changed, partKey(part)) }, [shown])] : [shown],
      i === 0 && note !== undefined
        ? lines([[...changeNodes(change, words), text('.')], noteOf(changed, note)])
        : changeNodes(change, words),
      whom.length > 0 ? [element('strong', {}, [text(breaksWhom)])] : [text(words.changes.nobody)],
    ];
  };
  return {
    depth: 1,
    id: ids.ofContract(changed),
    heading: [whole === undefined ? title : element('a', { href: whole }, [title]), text(' '), code(changed.contract)],
    table: {
      headers: [words.changes.part, words.changes.what, words.changes.whom],
      rows: byPart(changed.changes).flatMap((changes) => changes.map(row)),
    },
  };
}

/** All contracts that are kept, which are there to be followed before anything changes. Two columns fit a phone. */
function keptSection(history: History, isAsked: (id: ContractId) => boolean, scope: SectionScope): ShownSection {
  const { words, lang, ids, data } = scope;
  const begin = fillIn(words.changes.begin, { release: releaseText(history.first, lang) });
  return {
    depth: 0,
    id: ids.kept,
    heading: [text(words.changes.kept)],
    paragraph: [text(`${begin} `), fileLink(data, words.changes.data)],
    table: {
      headers: [words.changes.contract, words.changes.follow],
      rows: history.kept.filter(isAsked).map((kept) => [keptCell(kept, history, scope), followCell(kept, scope)]),
    },
  };
}

const fileLink = (href: string, label: string): Element => element('a', { href, dataFile: true }, [text(label)]);

/** Which contract it is, and what is particular in its history. */
function keptCell(kept: KeptContract, { first }: History, { words, lang, ids, links, route }: SectionScope): Nodes {
  const { title, contract, since, last } = kept;
  const { markSince, markSinceNext, markChanged, markChangedNext } = words.changes;
  const href = links.toContract(kept, route);
  const said = (release: Release | undefined, released: string, pending: string): string =>
    release ? fillIn(released, { release: releaseText(release, lang) }) : pending;
  const changed = last?.contracts.find((each) => isSame(each, kept));
  const anchor = changed && `#${encodePath(ids.ofContract(changed))}`;
  return lines([
    [href === undefined ? text(title) : element('a', { href }, [text(title)]), text(' '), code(contract)],
    since === first ? [] : [text(said(since, markSince, markSinceNext))],
    last && anchor !== undefined && last.release !== since
      ? [element('a', { href: anchor }, [text(said(last.release, markChanged, markChangedNext))])]
      : [],
  ]);
}

function followCell(id: ContractId, { feedOf, dataOf }: SectionScope): Nodes {
  const feed = feedOf(id);
  return [fileLink(dataOf(id), 'JSON'), ...(feed === undefined ? [] : [text(' · '), fileLink(feed, 'Atom')])];
}
