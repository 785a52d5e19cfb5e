// `dev` lives through hours of edits: whatever was written, renamed and removed, and in whatever order, what it serves in the
// end is what a build without a memory writes, and it has not grown. `npm run test:soak` makes ten thousand edits.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RULES } from '../diagnostics/rules.ts';
import { tries } from '../testing/at-scale.ts';
import { Chance } from '../testing/chance.ts';
import { devSite, servedOtherwise } from '../testing/dev-site.ts';
import { mutatedData } from '../testing/mutated-data.ts';
import { randomMarkdown } from '../testing/random-markdown.ts';

const EDITS = tries('test:soak', { some: 60, many: 10_000 });

/** Edits after which what is served is compared. */
const PER_ROUND = Math.min(EDITS, 500);

/** How much memory may grow from the first round, in which all is loaded and compiled, to the last. */
const MOST_GROWTH = 1.5;

const SEED = 1;

const DATA = ['fields/pedido.yaml', 'operations/pedidos.yaml', 'pages/index.md'];

const dev = devSite();

const site = (title: string): string =>
  `title: ${title}\nurl: https://docs.example.com\nrules:\n${Object.keys(RULES)
    .map((rule) => `  ${rule}: off\n`)
    .join('')}`;

const ORIGINALS = fileURLToPath(new URL('../fixtures/operation/content/', import.meta.url));

/** Edits the content, as writers and their programs do. */
class Editor {
  private readonly documents = randomMarkdown(SEED, Number.POSITIVE_INFINITY);

  private readonly content: string;
  private readonly chance: Chance;

  constructor(content: string, chance: Chance) {
    this.content = content;
    this.chance = chance;
  }

  edit(): void {
    const kind = this.chance.next();
    if (kind < 0.5) this.write(this.anyPage(), this.documents.next().value);
    else if (kind < 0.6) this.remove(this.anyPage());
    else if (kind < 0.7) this.rename(this.anyPage(), this.anyPage());
    else if (kind < 0.75) this.rename(this.anyFolder('ab'), this.anyFolder('de'));
    else if (kind < 0.8) this.remove(this.anyFolder('de'));
    else if (kind < 0.85) this.write('site.yaml', site(`Site ${this.chance.upTo(9)}`));
    else this.changeData(this.chance.pick(DATA));
  }

  private anyPage(): string {
    return `pages/${this.chance.pick(['a', 'b', 'a/c', 'á é'])}/p${this.chance.upTo(6)}.md`;
  }

  private anyFolder(names: string): string {
    return `pages/${this.chance.pick([...names])}`;
  }

  private write(name: string, text: string): void {
    const file = path.join(this.content, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  private remove(name: string): void {
    rmSync(path.join(this.content, name), { recursive: true, force: true });
  }

  private rename(from: string, to: string): void {
    if (from === to || !existsSync(path.join(this.content, from))) return;
    this.remove(to);
    mkdirSync(path.dirname(path.join(this.content, to)), { recursive: true });
    renameSync(path.join(this.content, from), path.join(this.content, to));
  }

  private changeData(name: string): void {
    const text = readFileSync(path.join(ORIGINALS, name), 'utf8');
    this.write(name, this.chance.happens(0.5) ? text : mutatedData(name, text, this.chance));
  }
}

/** Mebibytes that a process has in memory, where the system tells. */
function memoryOf(pid: number): number | undefined {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s*(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024 : undefined;
}

test('what dev serves after any edits is what a clean build writes, in bounded memory', { timeout: 0 }, async () => {
  const content = path.join(dev.site.folder, 'content');
  rmSync(content, { recursive: true });
  cpSync(ORIGINALS, content, { recursive: true });
  writeFileSync(path.join(content, 'site.yaml'), site('Site'));
  const origin = await dev.startBinary();
  const chance = new Chance(SEED);
  const editor = new Editor(content, chance);
  const memory: number[] = [];
  for (let made = 0; made < EDITS; ) {
    for (const round = made + PER_ROUND; made < round; made++) {
      editor.edit();
      // Some come alone, some with others.
      if (chance.happens(0.2)) await setTimeout(chance.upTo(60));
    }
    const clean = await dev.site.call('build', '--no-cache');
    expect(clean.code, clean.stdout + clean.stderr).toBe(0);
    const dist = path.join(dev.site.folder, 'dist');
    const files = Object.keys(dev.site.hashes('dist')).filter((file) => !file.startsWith('.'));
    await dev.until(async () => (await servedOtherwise(origin, dist, files)).length === 0);
    memory.push(memoryOf(dev.pid()) ?? 0);
  }
  expect(memory.at(-1)).toBeLessThanOrEqual((memory[0] ?? 0) * MOST_GROWTH);
  if (EDITS > PER_ROUND)
    console.log(`${EDITS} edits; MiB after each ${PER_ROUND}: ${memory.map(Math.round).join(', ')}`);
});
