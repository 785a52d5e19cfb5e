// The router's own hooks would show a page anew for an address that is not its own: the one that a reader is on the way to.
import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';

/** Where the page at hand was reached. */
export const PageLocation = createContext<Pick<Location, 'hash' | 'search' | 'key'>>({ hash: '', search: '', key: '' });

export const usePageLocation = (): Pick<Location, 'hash' | 'search' | 'key'> => use(PageLocation);

/** Goes to a path of the site, below its base. It never changes, so no link is shown anew when the address does. */
export const Navigate = createContext<(path: string) => void>(() => {});
