import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CHAPTERS = 10;
const SECTIONS = 4;
/** Pages of each section. */
export const PAGES = 8;

/** Pages of a section that stand side by side. */
export const WIDE = 160;

/** Writes the content of a site whose navigation is too large to come with a page: 491 pages, chapters with pages of their own. */
export function writeLargeSite(content: string): void {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), text);
  };
  write('site.yaml', 'title: Grande\nredirects:\n  /antigo: /docs/c7/s2/p5\n');
  write('pages/index.md', '# Início\n\n[Um](/docs/c1/s1/p1)\n');
  for (let p = 1; p <= WIDE; p++)
    write(`pages/docs/largo/p${p}.md`, `---\nsidebar_position: ${p}\n---\n\n# Lado a lado ${p}\n\nTexto.\n`);
  for (let c = 1; c <= CHAPTERS; c++) {
    const isPlain = c % 2 === 0;
    if (!isPlain) write(`pages/docs/c${c}/index.md`, `# Capítulo ${c}\n\nTexto.\n`);
    for (let s = 1; s <= SECTIONS; s++) {
      for (let p = 1; p <= PAGES; p++) {
        write(
          `pages/docs/c${c}/s${s}/p${p}.md`,
          `---\nsidebar_position: ${p}\n---\n\n# Página ${c}.${s}.${p}\n\nTexto.\n\n[Antigo](/antigo)\n`,
        );
      }
    }
  }
}
