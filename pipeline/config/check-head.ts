import type { SiteConfig } from '../../schemas/types.ts';
import type { YamlPath } from './parse-yaml.ts';

/** What the head of a page says already, and where its author says what. */
const OWN: Readonly<Record<string, string>> = {
  description: 'Give the site a `tagline:`, and pages a `description:` in their front matter.',
  keywords: 'Give pages `keywords:` in their front matter.',
  viewport: 'Remove it: without zoom and the width of the window a page cannot be read on a phone.',
  'color-scheme': 'Remove it: readers choose the colour mode.',
  'theme-color': 'Remove it: the browser’s bars have the colour of the navbar.',
  generator: 'Remove it.',
  'twitter:card': 'Remove it: it is what the page’s `image:` makes it.',
  'og:image': 'Give the site or a page an `image:`.',
  'og:locale': 'Give the site a `lang:`.',
  'og:title': 'Remove it: it is the title of each page.',
  'og:description': 'Remove it: it is the description of each page.',
  'og:type': 'Remove it.',
  'og:site_name': 'Remove it: it is the `title:` of the site.',
  'og:url': 'Remove it: it is the address of each page.',
};

/** Nothing is said twice. */
export function checkHead(
  head: NonNullable<SiteConfig['head']>,
  problem: (message: string, path: YamlPath, hint: string) => void,
): void {
  for (const [i, { name, property }] of head.meta.entries()) {
    const key = name ?? property ?? '';
    const hint = Object.hasOwn(OWN, key.toLowerCase()) ? OWN[key.toLowerCase()] : undefined;
    if (hint) problem(`"${key}" is said by docs-build itself.`, ['head', 'meta', i, name ? 'name' : 'property'], hint);
  }
}
