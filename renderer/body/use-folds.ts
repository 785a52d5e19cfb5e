// Which groups and objects of a list are closed. Rows of closed ones are hidden “until found”: the browser's search looks
// into them, and a link into them opens them.
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { decodePath } from '../../schemas/paths.ts';
import type { Element } from '../../schemas/types.ts';
import { usePageLocation } from '../navigation/PageLocation.ts';
import { foldedAtFirst, type Outline, unitsAround } from './field-outline.ts';

export interface Folds {
  readonly folded: ReadonlySet<number>;
  toggle(unit: number): void;
  foldAll(isFolded: boolean): void;
}

export function useFolds(outline: Outline, fields: readonly Element[], table: RefObject<HTMLElement | null>): Folds {
  const [folded, setFolded] = useState(() => foldedAtFirst(outline));
  const openTo = useEffectEvent((id: string): void => {
    const around = unitsAround(outline, fields, id);
    if (around.some((unit) => folded.has(unit)))
      setFolded(new Set([...folded].filter((unit) => !around.includes(unit))));
  });

  // Before anybody scrolls there.
  const { hash, key } = usePageLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again is a new arrival
  useLayoutEffect(() => openTo(decodePath(hash.slice(1))), [hash, key]);

  useEffect(() => {
    const element = table.current;
    const open = ({ target }: Event): void => openTo(target instanceof HTMLElement ? target.id : '');
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [table]);
  // React knows no such value of `hidden`. The stylesheet hides the rows until it is set.
  useEffect(() => {
    for (const row of table.current?.querySelectorAll('tbody > tr') ?? []) {
      const isFolded = row.hasAttribute('data-folded');
      // An attribute that is set anew is a style computed anew.
      if (isFolded === row.hasAttribute('hidden')) continue;
      if (isFolded) {
        row.setAttribute('hidden', 'until-found');
        // Its cells are hidden, but not itself: a screen reader would find empty rows.
        row.setAttribute('aria-hidden', 'true');
      } else {
        row.removeAttribute('hidden');
        row.removeAttribute('aria-hidden');
      }
    }
  });

  const toggle = useCallback((unit: number) => {
    startTransition(() => {
      setFolded((old) => {
        const now = new Set(old);
        if (!now.delete(unit)) now.add(unit);
        return now;
      });
    });
  }, []);
  return {
    folded,
    toggle,
    foldAll: (isFolded) => startTransition(() => setFolded(new Set(isFolded ? outline.units.keys() : []))),
  };
}
