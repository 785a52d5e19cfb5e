import { WHERE_USED } from '../uses/uses-element.ts';

/** What docs-build publishes about all data of a site, by path relative to the output. */
export const DATA_INDEX = 'data/index.json';

export const OWN_DATA: readonly string[] = [DATA_INDEX, 'data/errors.json', WHERE_USED];
