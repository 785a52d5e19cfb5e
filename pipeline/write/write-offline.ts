// What browsers need to keep a site for reading without a network: a list of its files with their hashes, and the worker that
// goes by it. The hash of the list names the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { OFFLINE_LIST, OFFLINE_PAGE, OFFLINE_WORKER, type OfflineList } from '../../schemas/offline.ts';
import { jsonText } from '../outputs/output.ts';
import { type LateWriting, type TakenFile, whereIs } from './output-writer.ts';

interface OfflineWriting extends LateWriting {
  readonly program: string;
}

/** For programs that read the whole site, not for readers. */
const NOT_FOR_READERS =
  /^(?:cards\/[\w-]{27}\.png|robots\.txt|sitemap\.xml|atom\.xml|schemas\/.*|(?:.*\/)?llms(?:-full)?\.txt)$/;

/** What every page needs, the site's own styles, fonts and modules too, and where readers begin; diagrams are drawn in the browser on few pages. */
const AT_START = new Set(['nav.json', 'index.html', 'index.json', OFFLINE_PAGE]);
const isAtStart = (file: string): boolean =>
  AT_START.has(file) ||
  (file.startsWith('assets/')
    ? !/^assets\/(?:diagram-.*|.*licences\.txt)$/.test(file)
    : /\.(?:css|m?js|woff2)$/.test(file));

export function writeOffline({ folder, writer, taken, program }: OfflineWriting): TakenFile[] {
  const files: Record<string, string> = {};
  const start: string[] = [];
  let size = 0;
  const kept = taken.filter(({ file }) => !NOT_FOR_READERS.test(file));
  for (const taken of kept.toSorted((one, other) => (one.file < other.file ? -1 : 1))) {
    const { file } = taken;
    const bytes = readFileSync(whereIs(taken, folder));
    files[file] = integrityOf(bytes);
    size += bytes.length;
    if (isAtStart(file)) start.push(file);
  }
  const list = jsonText({ schemaVersion: 1, files, start, size } satisfies OfflineList);
  const worker = `self.docsBuild=${JSON.stringify(integrityOf(list))};\n${program}`;
  // Browsers that find the worker changed have the rest at once: it comes last.
  return [writer.write(OFFLINE_LIST, list, 'overview'), writer.write(OFFLINE_WORKER, worker, 'overview')];
}

const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
