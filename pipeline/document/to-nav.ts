import { fileHrefOf } from '../../schemas/paths.ts';
import type { Nav } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { PublicAddressing } from '../link/link-markdown.ts';
import type { LinkedSite } from '../link/site-links.ts';
import { FEED } from '../outputs/atom-feed.ts';
import type { Outputs } from '../outputs/output.ts';
import { assertValid } from '../validate/validator.ts';

/** Names under which a site's icon is found at its root, the best first. */
const ICONS = ['favicon.svg', 'favicon.png', 'favicon.ico'];

export interface NavScope extends Pick<Nav, 'rendererVersion' | 'sidebar' | 'redirects'> {
  readonly config: SiteConfig;
  readonly linkedSite: LinkedSite;
  readonly addressing: PublicAddressing;
  readonly outputs: Outputs;
  /** Path of the style sheet that the build writes for it. */
  readonly sheet: string | undefined;
  /** Whether there is anything for the feed to say. */
  readonly hasFeed: boolean;
  /** Whether browsers keep it for reading without a network. */
  readonly offline: boolean;
}

/** What all pages of a site share: nav.json. */
export function toNav({ config, linkedSite, addressing, outputs, sheet, hasFeed, offline, ...made }: NavScope): Nav {
  const { siteUrl, ...shown } = addressing;
  const icon = ICONS.find((name) => outputs.get(name)?.kind === 'file');
  // What the build alone writes is of no use to the application.
  const { anchors: _a, columns: _c, data: _d, samples: _s, ...others } = config.strings;
  const { changeKinds: _k, changes: _h, ownFile: _o, testData: _t, ...shownStrings } = others;
  const styles = [...(sheet === undefined ? [] : [fileHrefOf(sheet, addressing.base)]), ...linkedSite.styles];
  const nav: Nav = {
    schemaVersion: SCHEMA_VERSION,
    rendererVersion: made.rendererVersion,
    site: {
      title: config.title,
      ...(config.tagline && { tagline: config.tagline }),
      lang: config.lang,
      ...(siteUrl && { url: siteUrl }),
      ...shown,
      ...(linkedSite.image && { image: linkedSite.image }),
      // A feed holds whole addresses only.
      ...(siteUrl && hasFeed && { feed: fileHrefOf(FEED, addressing.base) }),
      ...(offline && { offline }),
      ...(styles.length > 0 && { styles }),
      ...linkedSite.brand,
      ...(icon && { icon: fileHrefOf(icon, addressing.base) }),
    },
    navbar: linkedSite.navbar,
    ...(linkedSite.footer && { footer: linkedSite.footer }),
    ...(linkedSite.announcement && { announcement: linkedSite.announcement }),
    ...(config.versions && { versions: config.versions }),
    statuses: Object.fromEntries([...linkedSite.statuses].map(([name, { shown }]) => [name, shown.title ?? name])),
    strings: shownStrings,
    sidebar: made.sidebar,
    redirects: made.redirects,
  };
  assertValid('nav', nav, 'nav.json');
  return nav;
}
