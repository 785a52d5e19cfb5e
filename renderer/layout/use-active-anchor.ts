// Which heading the reader is at: the last one above the line; at the end of the page the last one of all; and one
// that was clicked stays marked until the reader scrolls.
import { useEffect, useState } from 'react';
import type { TocEntry } from '../../schemas/types.ts';

/** How far below the scroll padding a heading still counts as reached, in pixels. */
const SLACK = 24;

/** Ids of all headings in a table of contents. */
export const anchorsOf = (entries: readonly TocEntry[]): string[] =>
  entries.flatMap(({ anchor, children }) => [anchor, ...anchorsOf(children)]);

export function useActiveAnchor(toc: readonly TocEntry[]): {
  readonly active: string | undefined;
  pin(anchor: string): void;
} {
  const [active, setActive] = useState<string>();
  const [pinned, setPinned] = useState<string>();

  useEffect(() => {
    const anchors = anchorsOf(toc);
    let frame = 0;
    const update = () => {
      frame = 0;
      setActive(headingAt(anchors)?.id);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    // Scrolling by hand, unlike the scrolling that a click on a link causes, ends the pin.
    const release = () => setPinned(undefined);
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    addEventListener('wheel', release, { passive: true });
    addEventListener('touchmove', release, { passive: true });
    addEventListener('keydown', releaseOnScrollKey);
    function releaseOnScrollKey({ key }: KeyboardEvent): void {
      if (/^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/.test(key)) release();
    }
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
      removeEventListener('wheel', release);
      removeEventListener('touchmove', release);
      removeEventListener('keydown', releaseOnScrollKey);
    };
  }, [toc]);

  const isPinnedHere = pinned !== undefined && anchorsOf(toc).includes(pinned);
  return { active: isPinnedHere ? pinned : active, pin: setPinned };
}

/** The heading, of those with such ids, that the reader is at. */
export function headingAt(anchors: readonly string[]): HTMLElement | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const headings = anchors
    .map((anchor) => document.getElementById(anchor))
    .filter((heading) => heading !== null)
    .filter((heading) => heading.checkVisibility());
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  if (isAtEnd) return headings.at(-1);
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + SLACK;
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
}
