import { parse as parseYaml } from 'yaml';
import type { DiagramError } from './diagram.ts';
import { explainError } from './explain-error.ts';
import { labelLines } from './label-lines.ts';
import { loadMermaid, type Mermaid, type ParsedDiagram } from './load-mermaid.ts';

export interface DiagramSource {
  readonly parsed: ParsedDiagram;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** A title to be seen: the one of the diagram, whether or not `accTitle` says something else. */
  readonly heading: string | undefined;
}

/** Mermaid keeps the diagram that it reads in module state, so diagrams are read one after the other. */
let queue: Promise<unknown> = Promise.resolve();

export function parseDiagram(source: string): Promise<DiagramSource | { error: DiagramError }> {
  const turn = queue.then(() => parseInTurn(source.replace(/\r\n?/g, '\n')));
  queue = turn.catch(() => undefined);
  return turn;
}

async function parseInTurn(source: string): Promise<DiagramSource | { error: DiagramError }> {
  const mermaid = await loadMermaid();
  try {
    await parseOnce(mermaid, source);
    const parsed = await read(mermaid, source);
    return { parsed, ...words(parsed.db) };
  } catch (error) {
    return { error: await explainError(source, error, (text) => parseOnce(mermaid, text)) };
  }
}

async function parseOnce(mermaid: Mermaid, source: string): Promise<void> {
  await retryInBrowser(mermaid, () => mermaid.parse(source));
}

function read(mermaid: Mermaid, source: string): Promise<ParsedDiagram> {
  const title = frontMatterTitle(source);
  return retryInBrowser(mermaid, () => mermaid.getDiagramFromText(source, title ? { title } : {}));
}

async function retryInBrowser<T>(mermaid: Mermaid, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return mermaid.withBrowserGlobals(run);
  }
}

/** Mermaid has judged the front matter by now, but keeps its title to itself. */
function frontMatterTitle(source: string): string | undefined {
  const yaml = /^\s*---[ \t]*\n([\s\S]*?)\n\s*---[ \t]*\n/.exec(source)?.[1];
  if (yaml === undefined) return undefined;
  const data: unknown = parseYaml(yaml);
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined;
  return typeof data.title === 'string' ? data.title : undefined;
}

interface Words {
  getAccTitle?(): string;
  getAccDescription?(): string;
  getDiagramTitle?(): string;
}

function words(db: Words): Omit<DiagramSource, 'parsed'> {
  const heading = plain(db.getDiagramTitle?.());
  return { heading, title: plain(db.getAccTitle?.()) ?? heading, description: plain(db.getAccDescription?.()) };
}

function plain(text: string | undefined): string | undefined {
  const line = labelLines(text ?? '').join(' ');
  return line.trim() || undefined;
}
