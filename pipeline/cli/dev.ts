import type { ServerResponse } from 'node:http';
import { decodePath } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import { type CompiledSite, compileSite } from '../compile.ts';
import { packText } from '../parse/packed-text.ts';
import { type ParsePages, parsePagesHere } from '../parse/parse-pages.ts';
import { hashOf } from '../read/hash.ts';
import { makeMemory } from '../read/memory.ts';
import { type ReadBefore, readContent } from '../read/read-content.ts';
import { UsageError } from '../read/usage-error.ts';
import { drawingsCache } from '../workers/drawings-cache.ts';
import { memoryCache } from '../workers/memory-cache.ts';
import { openCache, thisProgram } from '../workers/open-cache.ts';
import { startWorkers } from '../workers/start-workers.ts';
import { answerRequest } from './answer-request.ts';
import { devSearch } from './dev-search.ts';
import { loadRenderer } from './load-renderer.ts';
import { printReport } from './print-report.ts';
import { announce, type ServeOptions, serve, servedUntilInterrupted } from './serve.ts';
import { displayPathIn } from './site-options.ts';
import { watchContent } from './watch-content.ts';

export interface DevOptions extends ServeOptions {
  readonly content: string;
  readonly base: string;
}

/** The site as of the last edit. */
interface Current {
  readonly site: CompiledSite;
  readonly prerender: Prerender;
  /** What stands in the head of every page: no open page can take over what changes there. */
  readonly around: string;
}

/** What a writer is to mend, as the open page shows it. */
interface ShownProblem {
  /** File, line and column; of what is no fault of a file, nothing. */
  readonly place?: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Serves the content and tells open browsers of every edit, until interrupted. Returns the exit code. */
export async function dev({ content, base, host, port }: DevOptions): Promise<number> {
  const renderer = loadRenderer();
  const createPrerender = await renderer.loadPrerender();
  const program = thisProgram();
  const cache = memoryCache(openCache(program));
  const memory = makeMemory(cache.read());
  const parse = parseFor(program);
  const readBefore: ReadBefore = new Map();
  const search = devSearch();
  const compile = async (): Promise<Current> => {
    const start = performance.now();
    const site = await compileSite(await readContent(content, { before: readBefore }), {
      base,
      drafts: true,
      // What a browser keeps would hide the next edit.
      mayBeKept: false,
      memory,
      parse,
      rendererVersion: renderer.assets.version,
    });
    const { diagnostics, routes, nav } = site;
    printReport('pretty', content, { diagnostics, pages: routes.length, elapsed: performance.now() - start });
    const prerender = createPrerender({ nav, assets: renderer.assets, live: true });
    return { site, prerender, around: aroundApplication(site) };
  };
  let working: Promise<unknown> = Promise.resolve();
  const edits = watchContent(content, () => {
    working = working.then(update);
  });
  const listeners = new Set<ServerResponse>();
  let current: Current;
  let trouble: string | undefined;
  const displayPath = displayPathIn(content);
  const problems = (): ShownProblem[] =>
    trouble === undefined ? errorsOf(current.site, displayPath) : [{ message: trouble }];
  const tell = (type: string): void => {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify({ type })}\n\n`);
  };
  const update = async (): Promise<void> => {
    try {
      const before = current.around;
      current = await compile();
      trouble = undefined;
      tell(current.around === before ? 'update' : 'reload');
    } catch (error) {
      // Files come and go, as when a branch is switched: the site stays as it was, and the next edit is another chance.
      process.stderr.write(`${explain(error)}\n`);
      trouble = error instanceof Error ? error.message : String(error);
      tell('problems');
    }
  };
  try {
    // Nothing is read before every edit is noticed.
    const first = edits.ready.then(compile);
    working = first.catch(() => undefined);
    current = await first;
    const changes = memory.changes();
    if (changes) cache.write(changes.all, changes.fresh);
    const serving = await serve(
      (request, response) =>
        answerRequest(request, response, { ...current, search, renderer, base, listeners, problems }),
      { host, port },
    );
    announce(`"${content}"`, serving, base);
    await servedUntilInterrupted(serving);
  } finally {
    await edits.close();
  }
  return 0;
}

function aroundApplication({ nav, outputs }: CompiledSite): string {
  const { base, lang, icon, styles = [], scripts = [], fonts, head } = nav.site;
  const own = [...styles, ...scripts].map((href) => {
    const output = outputs.get(decodePath(href.slice(base.length)));
    return output?.kind === 'file' ? Buffer.from(output.file.bytes()).toString('latin1') : href;
  });
  return hashOf(JSON.stringify([lang, icon, fonts, head, nav.footer?.fixed]), ...own);
}

/** More pages than this are parsed by workers, and what they say is forgotten until somebody asks for it. */
const PAGES_TO_KEEP = 50;

function parseFor(program: string): ParsePages {
  const parseHere = parsePagesHere(packText, drawingsCache(program));
  return async (files, context) => {
    if (files.length <= PAGES_TO_KEEP) return parseHere(files, context);
    const workers = startWorkers({ jobs: undefined, program });
    try {
      return (await workers.parse(files, context)).map(({ facts }) => ({ facts }));
    } finally {
      await workers.end();
    }
  };
}

const errorsOf = ({ diagnostics }: CompiledSite, displayPath: (sourcePath: string) => string): ShownProblem[] =>
  diagnostics.flatMap(({ severity, sourcePath, range: { start }, message, hint }) =>
    severity === 'error' ? { place: `${displayPath(sourcePath)}:${start.line}:${start.column}`, message, hint } : [],
  );

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
