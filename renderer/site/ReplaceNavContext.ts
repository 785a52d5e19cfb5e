import { createContext, useContext } from 'react';
import type { Nav } from '../../schemas/types.ts';

/** Puts site data in place of what there is: data that changed under the reader (`dev`), or the whole of a part. */
export const ReplaceNavContext = createContext<(nav: Nav, isPart?: boolean) => void>(() => {});

export const useReplaceNav = (): ((nav: Nav, isPart?: boolean) => void) => useContext(ReplaceNavContext);
