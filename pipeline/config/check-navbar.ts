import type { SiteConfig } from '../../schemas/types.ts';
import type { YamlPath } from './parse-yaml.ts';

/** An entry of the navbar is a link or a menu. */
export function checkNavbar(
  navbar: NonNullable<SiteConfig['navbar']>,
  problem: (message: string, path: YamlPath, hint: string) => void,
): void {
  for (const side of ['left', 'right'] as const)
    for (const [i, { label, to, items }] of navbar[side].entries()) {
      if ((to === undefined) !== (items === undefined)) continue;
      const message = to === undefined ? 'leads nowhere' : 'is both a link and a menu';
      problem(`"${label}" ${message}.`, ['navbar', side, i], 'Give it `to:`, or `items:` for a menu.');
    }
}
