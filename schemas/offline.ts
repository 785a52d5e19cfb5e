// What the build, the page and the worker that keeps a site for reading without a network agree on.

/** The worker, at the root of the site: it sees requests for what stands below it. */
export const OFFLINE_WORKER = 'offline-worker.js';
/** What of a build may be kept. Its own hash names the build. */
export const OFFLINE_LIST = 'offline.json';
/** Shown in the place of a page that is not kept. */
export const OFFLINE_PAGE = 'offline.html';

/** offline.json. */
export interface OfflineList {
  readonly schemaVersion: 1;
  /** By path below the base: the hash of its content, as in the attribute `integrity`. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of what every page needs, and where readers begin. */
  readonly start: readonly string[];
  /** Bytes of all files. */
  readonly size: number;
}

/** How much is kept. */
export interface OfflineStatus {
  readonly kept: number;
  readonly total: number;
  /** Bytes of the whole site. */
  readonly size: number;
}

/** What the worker answers to what a page asks of it. */
export interface OfflineAnswers {
  /** The page is there; keep what it loaded before there was a worker. */
  readonly visited: {
    /** Whether the worker is of a newer build than the page. */
    readonly isOld: boolean;
  };
  readonly status: OfflineStatus;
  /** Keep some more of the whole site. */
  readonly keep: OfflineStatus;
  /** Keep neither the whole site any longer, nor what was visited. */
  readonly forget: OfflineStatus;
}

/** What a page asks. */
export interface OfflineRequest {
  readonly type: keyof OfflineAnswers;
  /** What was visited. */
  readonly addresses: readonly string[];
}
