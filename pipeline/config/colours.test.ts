import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentProperties, cardColours, contrastOf, faintAccents, SURFACES } from './colours.ts';

const tokens = readFileSync(new URL('../../renderer/styles/tokens.css', import.meta.url), 'utf8');

/** A colour of the renderer in both modes, with six digits. */
function tokenOf(name: string, css: string): { readonly light: string; readonly dark: string } {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
  const long = (colour: string): string => (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour);
  return { light: long(light), dark: long(dark) };
}

test('an accent is held to the surfaces that the renderer has', () => {
  for (const name of ['paper', 'chrome', 'raised', 'sunken']) {
    const { light, dark } = tokenOf(name, tokens);
    expect(SURFACES.light).toContain(light);
    expect(SURFACES.dark).toContain(dark);
  }
  expect(faintAccents(tokenOf('accent', tokens))).toEqual([]);
});

test('the colour that is offered in the place of a faint one can be read', () => {
  for (const colour of ['#ffff00', '#e07a2f', '#808080', '#2f6fe0', '#000000', '#ffffff']) {
    const accent = { light: colour, dark: colour };
    for (const { mode, instead } of faintAccents(accent))
      expect([colour, mode, faintAccents({ ...accent, [mode]: instead }).map((faint) => faint.mode)]).toEqual([
        colour,
        mode,
        expect.not.arrayContaining([mode]),
      ]);
  }
  expect(faintAccents({ light: '#000000', dark: '#ffffff' })).toEqual([]);
});

test('the sheet sets what the renderer has, each readable on the other, and so are the cards', () => {
  const accent = { light: '#6a1b8f', dark: '#d6a8f0' };
  const sheet = accentProperties(accent).join('\n');
  expect([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)).toEqual([
    '--accent',
    '--accent-strong',
    '--accent-soft',
    '--on-accent',
  ]);
  for (const mode of ['light', 'dark'] as const) {
    const of = (name: string): string => tokenOf(name, sheet)[mode];
    expect(of('accent')).toBe(accent[mode]);
    for (const [one, other] of [
      ['on-accent', 'accent'],
      ['accent', 'accent-soft'],
      ['accent-strong', 'accent-soft'],
    ] as const)
      expect(contrastOf(of(one), of(other))).toBeGreaterThanOrEqual(4.5);
  }
  const { paper, title, text } = cardColours(accent);
  for (const colour of [title, text]) expect(contrastOf(colour, paper)).toBeGreaterThanOrEqual(4.5);
});
