// Whatever content holds, it is a finding or becomes what the schemas say: never a failure of ours, and twice the same.
// `npm run test:soak` tries more of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prerender } from '../schemas/prerender.ts';
import { type CompiledSite, compileSite } from './compile.ts';
import { anySite, contentOf, describeSite } from './testing/any-site.ts';
import { tries } from './testing/at-scale.ts';
import { createAjv } from './validate/validator.ts';

/** How many sites are tried. */
const SITES = tries('test:soak', { some: 60, many: 20_000 });

/** Another seed finds other things; the same one finds them again. */
const SEED = 1;

const NO_HTML: Prerender = {
  page: () => '',
  redirect: () => '',
  notFound: () => '',
  search: () => '',
  offline: () => '',
  navParts: () => new Map(),
  shownNav: () => ({ branch: '', page: '' }),
};

/** Everything that is published, but for the HTML, by path; throws for what breaks its schema. */
async function makeAll(site: CompiledSite): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [path, output] of site.outputs) {
    if (output.kind === 'file') made.set(path, Buffer.from(output.file.bytes()).toString('base64'));
    else if (output.kind === 'own') made.set(path, String(output.content(NO_HTML)));
  }
  for (const route of site.routes) {
    const page = await site.page(route);
    made.set(`${route}.json`, JSON.stringify(page.document()));
    made.set(`${route}.md`, page.markdown());
  }
  return made;
}

function expectMessagesAtPlaces({ diagnostics }: CompiledSite): void {
  for (const { message, hint = '', range } of diagnostics)
    if (/\p{Cc}/u.test(message + hint) || !(range.start.line > 0 && range.start.column > 0))
      throw new Error(`This is no message at a place: ${JSON.stringify({ message, hint, range })}`);
}

function expectSoundFiles({ outputs }: CompiledSite): void {
  for (const [path, output] of outputs) {
    if (path.endsWith('.schema.json') && output.kind === 'file') {
      const schema = JSON.parse(new TextDecoder().decode(output.file.bytes()));
      if (!createAjv().validateSchema(schema)) throw new Error(`"${path}" is no JSON Schema.`);
    }
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      if (outputs.has(path.slice(0, at))) throw new Error(`"${path.slice(0, at)}" would be a file and a folder.`);
  }
}

const eachSite = (runs: number, hold: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(anySite, hold), {
    numRuns: runs,
    seed: SEED,
    reporter: (run) => {
      if (!run.failed) return;
      const [files] = run.counterexample ?? [];
      const why = run.errorInstance instanceof Error ? run.errorInstance.stack : String(run.errorInstance);
      throw new Error(`Seed ${run.seed}, path ${run.counterexamplePath}: ${files && describeSite(files)}\n${why}`);
    },
  });

test('whatever a site holds, it is a finding or what its schema says', { timeout: 0 }, async () => {
  await eachSite(SITES, async (files) => {
    const site = await compileSite(contentOf(files));
    await makeAll(site);
    expectMessagesAtPlaces(site);
    if (!site.diagnostics.some(({ severity }) => severity === 'error')) expectSoundFiles(site);
  });
});

test('the same content gives the same bytes, in whatever order its files are found', { timeout: 0 }, async () => {
  await eachSite(Math.ceil(SITES / 5), async (files) => {
    const [site, again] = [await compileSite(contentOf(files)), await compileSite(contentOf([...files].reverse()))];
    expect(again.diagnostics).toEqual(site.diagnostics);
    expect(await makeAll(again)).toEqual(await makeAll(site));
  });
});
