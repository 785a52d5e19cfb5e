// What the build writes of what site.yaml says about looks: a style sheet, for nothing may stand inline in a page, and the
// pictures that it names.
import { encodePath } from '../../schemas/paths.ts';
import type { FontFile } from '../../schemas/types.ts';
import { hashOf } from '../read/hash.ts';
import { accentProperties } from './colours.ts';
import { iconPath, iconsOf, ownIcons } from './link-icons.ts';
import type { SiteConfig } from './site-config.ts';

export interface SiteLooks {
  /** Path of the style sheet; undefined for a site that is content with ours. */
  readonly sheet: string | undefined;
  /** Texts by path, the sheet's among them. */
  readonly files: ReadonlyMap<string, string>;
}

/** --footer-height of renderer/styles/tokens.css. */
export const FOOTER_HEIGHT = 120;

/** The custom property of each font, and the name of a font of the site's own. */
const FONTS = { text: ['sans', 'Site Text'], code: ['mono', 'Site Code'] } as const;

type Rule = readonly [selector: string, declarations: readonly string[]];

/** A file in assets/ bears a hash in its name: it never changes under it. */
export function siteLooks(config: SiteConfig): SiteLooks {
  const icons = iconsOf(config);
  const pictures = ownIcons(icons);
  const rules = [...rulesOf(config), ...icons.map(iconRule)];
  if (rules.length === 0) return { sheet: undefined, files: pictures };
  const text = rules
    .map(([selector, lines]) => `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`)
    .join('');
  const sheet = `assets/site-${hashOf(text).slice(0, 8)}.css`;
  return { sheet, files: new Map([...pictures, [sheet, text]]) };
}

function* rulesOf({ colours, fonts, footer }: SiteConfig): Iterable<Rule> {
  const properties = colours ? [...accentProperties(colours.accent)] : [];
  for (const use of ['text', 'code'] as const) {
    const font = fonts?.[use];
    if (font === undefined) continue;
    const [property, name] = FONTS[use];
    if (typeof font !== 'string') for (const file of font) yield ['@font-face', faceOf(name, file)];
    properties.push(`--${property}: ${typeof font === 'string' ? '' : `"${name}", `}var(--system-${property})`);
  }
  const height = footer?.fixedHeight ?? FOOTER_HEIGHT;
  if (height !== FOOTER_HEIGHT) properties.push(`--footer-height: ${height}px`);
  if (properties.length > 0) yield [':root', properties];
}

/** `optional`, as ours: a font that came after the first paint would move the text. */
const faceOf = (name: string, { file, weight = 400, style = 'normal' }: FontFile): readonly string[] => [
  `font-family: "${name}"`,
  `font-weight: ${weight}`,
  `font-style: ${style}`,
  'font-display: optional',
  `src: ${urlOf(file.slice(1))} format("woff2")`,
];

const iconRule = (icon: string): Rule => [`[data-icon="${icon}"]`, [`mask-image: ${urlOf(iconPath(icon))}`]];

/** From assets/, whatever the base. */
const urlOf = (path: string): string => `url("../${encodePath(path)}")`;
