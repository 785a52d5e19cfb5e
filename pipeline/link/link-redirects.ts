import { toRoute } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import type { LoadedSiteConfig } from '../config/site-config.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import type { RuleId } from '../diagnostics/rules.ts';
import { followRedirects, hintForRoute, type SiteIndex } from '../index-site/index-site.ts';
import { routeProblem } from '../index-site/route-of-source.ts';
import { anchorOf } from './resolve-link.ts';

/** The redirects of site.yaml that start where nothing is and lead to a page, and that of a site without a home page. */
export function linkRedirects(
  { config, sourcePath, rangeOf }: LoadedSiteConfig,
  index: SiteIndex,
  report: Report,
): Nav['redirects'] {
  const linked: Nav['redirects'] = {};
  const home = config.redirects['/'] === undefined ? index.redirects['/'] : undefined;
  if (home !== undefined) linked['/'] = home;
  for (const [from, to] of Object.entries(config.redirects)) {
    const problem = (rule: RuleId, message: string, at: 'key' | 'value', hint?: string): void =>
      report({ rule, message, sourcePath, range: rangeOf(['redirects', from], at), hint });
    const route = toRoute(from);
    const target = followRedirects(toRoute(to.split('#')[0] ?? to), index);
    const [, fragment] = to.split('#');
    const wrong = routeProblem(route, from, 'A redirect cannot start there.');
    if (from.includes('*')) {
      const message = `The redirect starts at "${from}", but no pattern is followed.`;
      problem('route-invalid', message, 'key', 'Give each old route a line of its own.');
    } else if (wrong) problem(wrong.rule, wrong.message, 'key', wrong.hint);
    else if (index.pages.has(route)) {
      const message = `The redirect starts at "${from}", which is a page.`;
      problem('redirect-shadows-page', message, 'key', 'Remove the redirect or the page.');
    } else if (target === undefined) {
      const message = `The redirect leads to "${to}", which is no page.`;
      problem('redirect-target-missing', message, 'value', hintForRoute(toRoute(to), index));
    } else {
      if (fragment && anchorOf(fragment, target, index) === undefined) {
        const message = `The redirect leads to "${to}", but "${target}" has no anchor "${fragment}".`;
        problem(
          'redirect-target-missing',
          message,
          'value',
          didYouMean(fragment, index.pages.get(target)?.anchors ?? []),
        );
      }
      linked[route] = target;
    }
  }
  return linked;
}
