// What can be found, and the files in which a site keeps it: the contract between the build, which writes them, and whoever
// searches.
import type { Route } from '../types.ts';

/** What kinds of things are found. */
export const KINDS = ['page', 'section', 'field', 'operation', 'request', 'code', 'file'] as const;
export type Kind = (typeof KINDS)[number];

/** Where a word stands in an entry; the nearer to its name, the more it counts. */
export const FIELDS = ['name', 'title', 'context', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** Something that can be found on a page. Short names: there are as many as a site has headings and fields. */
export interface Entry {
  /** Position in KINDS. */
  readonly k: number;
  /** Id of the element on its page; none for the page itself. */
  readonly a?: string;
  readonly t: string;
  /** The beginning of what it says. */
  readonly x?: string;
  /** What is said of it in a word or two: type, method and path, the field of a value. */
  readonly d?: string;
}

/** Entries of a page, as they are published. */
export interface PageEntries {
  readonly route: Route;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/**
 * Postings of a word: for each field below zero its position less than -1 (`-1` is FIELDS[0]), then pairs of how far the
 * next entry is from the last, and how much the word counts there, in tenths.
 */
export type Postings = readonly number[];

/** Words from one on, up to where the next part begins. */
export interface WordsPart {
  readonly words: readonly string[];
  readonly postings: readonly Postings[];
}

/** Entries from one on, by pages. */
export type EntriesPart = readonly PageEntries[];

/** What names the parts, by their files and by what each begins with. */
export interface SearchIndex {
  readonly schemaVersion: 1;
  readonly lang: string;
  /** How many entries there are. */
  readonly count: number;
  readonly words: readonly (readonly [first: string, file: string])[];
  readonly entries: readonly (readonly [first: number, file: string])[];
  /** First entry of each page, as how far it is from that of the page before. */
  readonly pages: readonly number[];
  /** Pages of a topic stand together: their first entry, and the folder of their routes. */
  readonly topics: readonly (readonly [first: number, folder: string])[];
}

/** Where it all stands, below the site's base. The index alone keeps its name: the parts bear their hash. */
export const SEARCH_FOLDER = 'data/search/';
export const SEARCH_INDEX = `${SEARCH_FOLDER}index.json`;

/** The topic of a page: the first folders of its route. */
export const topicOf = (route: Route): string => route.split('/').slice(0, -1).slice(0, 4).join('/');
