// All that a page needs of a site that is kept for reading without a network: loaded where `offline` is set, at once.
export { keepVisited } from './keep-visited.ts';
export { showOffline } from './offline-dialog.ts';
