import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, true from then on: for what only the reader's browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
