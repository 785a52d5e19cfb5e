// What an author, or whoever sent them a text, wants to run in the reader's browser does not run there: hostile texts in every
// place that a text can stand in, and by the hundred what chance makes of their pieces, opened in a browser under the policy of
// the documentation, under one without Trusted Types, and under none. `npm run test:injection` opens thousands.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tries } from '../pipeline/testing/at-scale.ts';
import { HOSTILE_FILES, hostileSite } from '../pipeline/testing/hostile-site.ts';
import { DEFINITIONS, HOSTILE_LINES, PLACES, randomHostile } from '../pipeline/testing/hostile-texts.ts';
import { SECURITY_POLICY } from '../schemas/security-policy.ts';
import { buildSite } from './testing/build-site.ts';
import { hydrated, openBrowser, openPage } from './testing/open-browser.ts';
import { serveSite } from './testing/serve-site.ts';

/** Texts that chance makes of hostile pieces. */
const BY_CHANCE = tries('test:injection', { some: 200, many: 4000 });

/** Of those on one page, one without an end hides what comes after it. */
const PER_PAGE = 10;

const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-injection-'));
const routes: string[] = [];

const inPlaces = PLACES.map((place) =>
  Object.values(HOSTILE_LINES)
    .map((line) => place.replaceAll('§', () => line))
    .join('\n\n'),
);

beforeAll(async () => {
  const byChance = Array.from({ length: BY_CHANCE / PER_PAGE }, (_, page) =>
    Array.from({ length: PER_PAGE }, (_, i) => randomHostile(page * PER_PAGE + i)).join('\n\n'),
  );
  const pages = Object.fromEntries(
    [...inPlaces, ...byChance].map((text, i) => [
      `content/pages/lugar/l${i}.md`,
      `# L${i}\n\n${text}\n\n${DEFINITIONS}\n`,
    ]),
  );
  const files = { ...HOSTILE_FILES, ...pages, 'content/site.yaml': hostileSite('off') };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    const [, route] = /^content\/pages\/((?:[^_/]+\/)*[^_/]+)\.md$/.exec(name) ?? [];
    if (route !== undefined) routes.push(`/${route}`);
  }
  await buildSite(path.join(folder, 'content'), path.join(folder, 'dist'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pictures that an author shows from elsewhere, as HTML or as Markdown, are asked for: nothing else is. */
const PICTURE = /^request to https:\/\/ok\.example\//;

/** What the browser says of a file that is not there, or of a picture that it may not show. */
const EXPECTED = /^console error: (?:Failed to load resource|Loading the image )/;

/** Under how many of the policies a page is opened: one after the other in turn. */
const EACH_UNDER = tries('test:injection', { some: 1, many: 3 });

test.each([
  ['the policy of the documentation', 0, SECURITY_POLICY],
  ['one without Trusted Types', 1, "default-src 'self'; script-src 'self'; style-src 'self'"],
  ['none', 2, ''],
])('under %s nothing runs, and nobody else is asked', async (_, turn, policy) => {
  const site = await serveSite(path.join(folder, 'dist'), '/', { policy });
  const { page, takeTroubles, close } = await openPage(await openBrowser(), site.origin);
  try {
    await page.addInitScript(() => {
      window.alert = () => console.error('It ran.');
    });
    const troubles: string[] = [];
    for (const route of [...routes, '/categoria'].filter((_, i) => (i + turn) % 3 < EACH_UNDER)) {
      await page.goto(route);
      await hydrated(page);
      // Handlers of what is opened, and of what is pointed at.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        for (const each of document.querySelectorAll('main *')) each.dispatchEvent(new MouseEvent('mouseover'));
      });
      for (const trouble of takeTroubles())
        if (!PICTURE.test(trouble) && !EXPECTED.test(trouble)) troubles.push(`${route}: ${trouble}`);
    }
    expect(troubles).toEqual([]);
  } finally {
    await close();
    await site.close();
  }
});
