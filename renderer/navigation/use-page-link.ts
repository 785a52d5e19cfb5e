// Links are ordinary `a` elements with final addresses. A plain click on one that stays in the site is handed to the
// router; every other way of using a link is left to the browser.
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { routeOf } from '../../schemas/paths.ts';
import { useSite } from '../site/SiteContext.ts';

type LinkHandlers = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onClick' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
>;

const noHandlers: LinkHandlers = {};

/** Whether an address leads to a page of this site (files apart, which only the document can tell). */
export const isInside = (href: string, base: string): boolean => href.startsWith(base) && !href.startsWith('//');

/** Handlers for a link to a page; none for a link that leaves the site. */
export function usePageLink(
  href: string,
  options: { readonly onNavigate?: (() => void) | undefined } = {},
): LinkHandlers {
  const { nav, pages } = useSite();
  const navigate = useNavigate();
  const { base } = nav.site;
  if (!isInside(href, base)) return noHandlers;

  const prefetch = (): void => {
    const route = routeOf(href.replace(/[?#].*$/, ''), base);
    if (route !== undefined && route !== routeOf(location.pathname, base))
      pages?.prefetch(nav.redirects[route] ?? route);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (pages === undefined || !isPlainClick(event)) return;
    options.onNavigate?.();
    const url = new URL(href, location.href);
    // A fragment of the page at hand: the browser scrolls, sets :target and moves the starting point of the Tab key.
    if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    navigate(`/${url.pathname.slice(base.length)}${url.search}${url.hash}`);
  };
  return { onClick, onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}
