// Finds entries. The same in the browser, in the evaluation and for programs: they differ in how they fetch a file.
import { KINDS, type Kind, topicOf } from './entry.ts';
import { hitsOf, nearestTo } from './hits.ts';
import { type FetchJson, type IndexParts, lastUpTo, openIndex } from './lookups.ts';
import { type Marked, markHits } from './mark.ts';
import { type Word, wordsIn } from './words.ts';

/** An entry that was found. */
export interface Result {
  readonly kind: Kind;
  readonly route: string;
  /** Id of its element; none for a page. */
  readonly anchor?: string | undefined;
  readonly title: Marked;
  /** Title of its page. */
  readonly page: string;
  readonly detail?: Marked | undefined;
  readonly extract?: Marked | undefined;
}

export interface Found {
  readonly results: readonly Result[];
  /** How many entries there are in all. */
  readonly total: number;
  /** Where there is none: the query with the nearest words that the site has. */
  readonly nearest?: string | undefined;
}

export interface Asked {
  /** Route of the page at hand: its topic counts a little more. */
  readonly near?: string | undefined;
  readonly limit: number;
}

export interface Search {
  find(query: string, asked: Asked): Promise<Found>;
}

/** How much more an entry of the topic at hand counts. */
const NEAR = 1.15;

/** Entries of a page among the first results: its neighbours are found on the page itself. */
const MOST_OF_A_PAGE = 3;

/** Searches a site. */
export async function openSearch(fetchJson: FetchJson): Promise<Search> {
  const parts = await openIndex(fetchJson);
  const words = wordsIn(parts.index.lang);
  return {
    async find(query, { near, limit }) {
      const asked = askedWords(words.of(query));
      const hits = await Promise.all(asked.map((word, i) => hitsOf(word, i === asked.length - 1, parts)));
      const scores = combine(
        hits.map(({ scores }) => scores),
        parts.firstOfPage,
      );
      if (near !== undefined) favour(scores, near, parts);
      const ranked = [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([entry]) => entry);
      const found = new Set(hits.flatMap((each) => [...each.found]));
      const results = await firstResults(ranked, limit, parts, (text) => markHits(text, found, words));
      const nearest = ranked.length === 0 ? await nearestQuery(asked, parts) : undefined;
      return { results, total: ranked.length, nearest };
    },
  };
}

/** Without what says nothing, unless there is nothing else. */
function askedWords(all: readonly Word[]): readonly Word[] {
  const telling = all.filter(({ isStop }) => !isStop);
  return telling.length > 0 ? telling : all;
}

/** How much a word counts in an entry that its page is found by, and not the entry itself. */
const OF_PAGE = 0.3;

/** What is found by more of the words counts much more. */
function combine(
  hits: readonly ReadonlyMap<number, number>[],
  firstOfPage: (entry: number) => number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const entry of new Set(hits.flatMap((scores) => [...scores.keys()]))) {
    const page = firstOfPage(entry);
    let sum = 0;
    let count = 0;
    for (const scores of hits) {
      const own = scores.get(entry) ?? 0;
      const score = own || (scores.get(page) ?? 0) * OF_PAGE;
      sum += score;
      if (score > 0) count += own > 0 ? 1 : 0.8;
    }
    sums.set(entry, sum * (count / hits.length) ** 2);
  }
  return sums;
}

function favour(scores: Map<number, number>, near: string, { index }: IndexParts): void {
  const topic = topicOf(near);
  for (const [entry, score] of scores) {
    if (index.topics[lastUpTo(index.topics, entry)]?.[1] === topic) scores.set(entry, score * NEAR);
  }
}

async function firstResults(
  ranked: readonly number[],
  limit: number,
  parts: IndexParts,
  mark: (text: string) => Marked,
): Promise<Result[]> {
  const results: Result[] = [];
  const ofPage = new Map<string, number>();
  for (const entry of ranked) {
    if (results.length === limit) break;
    const { page, position } = await parts.entryAt(entry);
    const count = (ofPage.get(page.route) ?? 0) + 1;
    ofPage.set(page.route, count);
    const found = page.entries[position];
    if (count > MOST_OF_A_PAGE || !found) continue;
    results.push({
      kind: KINDS[found.k] ?? 'page',
      route: page.route,
      anchor: found.a,
      title: mark(found.t),
      page: page.title,
      detail: found.d === undefined ? undefined : mark(found.d),
      extract: found.x === undefined ? undefined : mark(found.x),
    });
  }
  return results;
}

async function nearestQuery(asked: readonly Word[], parts: IndexParts): Promise<string | undefined> {
  const nearest = await Promise.all(asked.map((word) => nearestTo(word, parts)));
  const known = nearest.filter((word) => word !== undefined);
  return known.length > 0 ? known.join(' ') : undefined;
}
