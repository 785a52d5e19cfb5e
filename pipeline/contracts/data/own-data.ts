/** What docs-build publishes about all data of a site, by path relative to the output. */
export const DATA_INDEX = 'data/index.json';
export const ERRORS = 'data/errors.json';
export const WHERE_USED = 'data/where-used.json';

export const OWN_DATA: readonly string[] = [DATA_INDEX, ERRORS, WHERE_USED];
