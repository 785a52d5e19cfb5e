import { createContext, useContext } from 'react';
import type { Nav } from '../../schemas/types.ts';

/** Puts site data that changed under the reader in place of the old (`dev`). */
export const ReplaceNavContext = createContext<(nav: Nav) => void>(() => {});

export const useReplaceNav = (): ((nav: Nav) => void) => useContext(ReplaceNavContext);
