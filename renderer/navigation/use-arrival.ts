// What a browser does by itself when a page loads, and a single-page application has to do by hand: title, scroll,
// focus, and a word to screen readers.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { useSite } from '../site/SiteContext.ts';
import { focusOn, markLinked, reveal, targetOf } from './reveal.ts';
import { enterEntry, rememberScroll, startScrollMemory } from './scroll-memory.ts';
import { updateHead } from './update-head.ts';
import { type Shown, titleOf } from './view.ts';

/** Takes care of each arrival; gives the text for the live region. */
export function useArrival(shown: Shown): string {
  const { nav } = useSite();
  const [announcement, setAnnouncement] = useState('');
  const arrived = useRef(shown);

  const start = useEffectEvent(() => {
    // Prerendered HTML cannot know that a hash leads into something closed, where elements have boxes but are not drawn.
    const target = targetOf(shown.location.hash);
    markLinked(target);
    if (target !== undefined && !target.checkVisibility()) requestAnimationFrame(() => reveal(target));
    return startScrollMemory(shown.location);
  });
  useEffect(() => start(), []);

  const arrive = useEffectEvent(() => {
    const previous = arrived.current;
    arrived.current = shown;
    if (previous.view !== shown.view) updateHead(shown.view, nav);
    if (previous.location === shown.location && previous.view.kind !== 'failed') return;
    const isNewPage = previous.route !== shown.route || previous.view.kind === 'failed';
    const left = enterEntry(shown.location);
    // In the next frame tabs have opened for the hash, and the new page has its height.
    requestAnimationFrame(() => {
      const target = targetOf(shown.location.hash);
      markLinked(target);
      if (shown.isReturn && left !== undefined) scrollTo({ top: left, behavior: 'instant' });
      else if (target !== undefined) reveal(target, isNewPage ? 'instant' : 'auto');
      else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
      rememberScroll();
      const title = document.querySelector<HTMLElement>('main h1');
      const goal = target ?? (isNewPage ? title : null);
      if (goal) focusOn(goal);
      // The title speaks for itself when it gets the focus.
      const isSilent = !isNewPage || goal === title;
      setAnnouncement(isSilent ? '' : fillIn(nav.strings.pageLoaded, { title: titleOf(shown.view, nav) }));
    });
  });
  // `shown` is what happened; the event reads it.
  useLayoutEffect(() => {
    if (arrived.current !== shown) arrive();
  }, [shown]);

  return announcement;
}
