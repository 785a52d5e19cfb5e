// `colours:` of site.yaml: an accent for each colour mode, what is made of it, and whether it can be read.
import type { SiteConfig as AuthoredSiteConfig } from '../../schemas/types.ts';

type Accent = NonNullable<NonNullable<AuthoredSiteConfig['colours']>['accent']>;
type Mode = keyof Accent;

/** What the accent is written on (renderer/styles/tokens.css: --paper, --chrome, --raised, --sunken). */
export const SURFACES: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#ffffff', '#f6f8f7', '#f4f7f5'],
  dark: ['#121816', '#171e1c', '#1c2522', '#0e1412'],
};

/** WCAG 2.2, 1.4.3: text of the usual size. */
const LEAST_CONTRAST = 4.5;

/** How much of the accent its soft surface has, and how far its strong form is from it. */
const SOFT = { light: 0.1, dark: 0.18 } as const;
const STRONG = 0.28;

/** Towards what text becomes easier to read. */
const AWAY = { light: '#000000', dark: '#ffffff' } as const;

/** An accent that cannot be read, and the nearest that can. */
export interface FaintAccent {
  readonly mode: Mode;
  readonly colour: string;
  /** The least contrast it has. */
  readonly contrast: number;
  readonly instead: string;
}

/** The accents that cannot be read on what they are written on. */
export function faintAccents(accent: Accent): FaintAccent[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colour = accent[mode];
    const contrast = leastContrast(colour, mode);
    if (contrast >= LEAST_CONTRAST) return [];
    let instead = colour;
    for (let share = 0.02; leastContrast(instead, mode) < LEAST_CONTRAST; share += 0.02)
      instead = mix(AWAY[mode], colour, share);
    return [{ mode, colour, contrast, instead }];
  });
}

const leastContrast = (colour: string, mode: Mode): number =>
  Math.min(...[...SURFACES[mode], softOf(colour, mode)].map((surface) => contrastOf(colour, surface)));

const softOf = (colour: string, mode: Mode): string => mix(colour, SURFACES[mode][0] ?? colour, SOFT[mode]);

const strongOf = (colour: string, mode: Mode): string => mix(AWAY[mode], colour, STRONG);

/** What social cards are drawn in: the light mode's accent, and on it the dark mode's, or white where that cannot be read. */
export function cardColours({ light, dark }: Accent) {
  const [paper, text, title] = [strongOf(light, 'light'), strongOf(dark, 'dark'), '#ffffff'];
  return { paper, title, mark: dark, text: contrastOf(text, paper) < LEAST_CONTRAST ? title : text };
}

/** The custom properties that put an accent in the place of ours. */
export function accentProperties(accent: Accent): readonly string[] {
  const inBoth = (of: (mode: Mode) => string): string => `light-dark(${of('light')}, ${of('dark')})`;
  const onAccent = (mode: Mode): string => {
    const [best = ''] = ['#ffffff', '#000000'].sort(
      (one, other) => contrastOf(other, accent[mode]) - contrastOf(one, accent[mode]),
    );
    return best;
  };
  return [
    `--accent: ${inBoth((mode) => accent[mode])}`,
    `--accent-strong: ${inBoth((mode) => strongOf(accent[mode], mode))}`,
    `--accent-soft: ${inBoth((mode) => softOf(accent[mode], mode))}`,
    `--on-accent: ${inBoth(onAccent)}`,
  ];
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour with a share of another. */
function mix(colour: string, into: string, share: number): string {
  const own = channelsOf(into);
  const mixed = channelsOf(colour).map((channel, i) => Math.round(channel * share + (own[i] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How far apart two colours are in lightness, as WCAG 2.2 counts it: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
