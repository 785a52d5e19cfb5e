import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-js';
import { CARD_FONT } from './card-svg.ts';

/** Draws an SVG as PNG. */
export type DrawCard = (svg: string) => Uint8Array;

let known: DrawCard | 'none' | undefined;

/** The drawing program; undefined on a system for which it has no binary. It takes its time to load: ask when there is something to draw. */
export function cardDrawer(): DrawCard | undefined {
  known ??= load() ?? 'none';
  return known === 'none' ? undefined : known;
}

function load(): DrawCard | undefined {
  const require = createRequire(import.meta.url);
  try {
    const native: { Resvg: typeof Resvg } = createRequire(import.meta.url)('@resvg/resvg-js');
    // Those of the system would make other bytes of the same card.
    const font = {
      loadSystemFonts: false,
      fontFiles: [require.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf')],
      defaultFontFamily: CARD_FONT,
    };
    return (svg) => new native.Resvg(svg, { font }).render().asPng();
  } catch {
    return undefined;
  }
}
