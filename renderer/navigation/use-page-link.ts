// Links are ordinary `a` elements with final addresses. A plain click on one that stays in the site is handed to the
// router; every other way of using a link is left to the browser.
import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react';
import { hrefOf, routeOf } from '../../schemas/paths.ts';
import type { Route } from '../../schemas/types.ts';
import { afterPaint } from '../site/after-paint.ts';
import { useSite } from '../site/SiteContext.ts';
import { Navigate } from './PageLocation.ts';

type LinkHandlers = Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'onClick' | 'onPointerEnter' | 'onTouchStart' | 'onFocus'
>;

const noHandlers: LinkHandlers = {};

/** The route of this site that an address leads to; undefined where it leads to another host, out of the base, or astray. */
export function routeOfHref(href: string, base: string): Route | undefined {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? routeOf(pathname, base) : undefined;
}

/** Handlers for a link to a page; none for a link that leaves the site. */
export function usePageLink(href: string | undefined, onNavigate?: () => void): LinkHandlers {
  const { nav, pages } = useSite();
  const navigate = use(Navigate);
  const { base, trailingSlash } = nav.site;
  if (href === undefined || !href.startsWith(base) || href.startsWith('//')) return noHandlers;

  const prefetch = (): void => {
    const route = routeOfHref(href, base);
    if (route !== undefined && route !== routeOf(location.pathname, base))
      pages?.prefetch(nav.redirects[route] ?? route);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (pages === undefined || !isPlainClick(event)) return;
    onNavigate?.();
    const url = new URL(href, location.href);
    // A fragment of the page at hand: the browser scrolls, sets :target and moves the starting point of the Tab key.
    if (url.hash !== '' && url.pathname === location.pathname && url.search === location.search) return;
    const route = routeOfHref(href, base);
    if (route === undefined) return;
    event.preventDefault();
    // A page of many fields takes longer to make than a reader waits for an answer to a click.
    afterPaint(() => navigate(hrefOf(route, { base: '/', trailingSlash }) + url.search + url.hash));
  };
  return { onClick, onPointerEnter: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}

/** A click that asks for nothing but to go there. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}
