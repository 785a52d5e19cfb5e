import type { ServerResponse } from 'node:http';
import { decodePath } from '../../schemas/paths.ts';
import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { hashOf } from '../read/hash.ts';
import { UsageError } from '../read/usage-error.ts';
import { answerRequest } from './answer-request.ts';
import { devSearch } from './dev-search.ts';
import { editedContent } from './edited-content.ts';
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
  const edited = editedContent(content, { base, rendererVersion: renderer.assets.version });
  const search = devSearch();
  const compile = async (): Promise<Current> => {
    const start = performance.now();
    const site = await edited.compile();
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
    edited.remember();
    const serving = await serve(
      (request, response) =>
        answerRequest(request, response, { ...current, search, renderer, base, listeners, problems }),
      { host, port },
    );
    announce(`"${content}"`, serving, base);
    const rehearsal = setTimeout(() => {
      working = working.then(edited.rehearse);
    }, IDLE_AFTER_MS);
    await servedUntilInterrupted(serving);
    clearTimeout(rehearsal);
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

/** By then the browser that was opened on the site has its first page. */
const IDLE_AFTER_MS = 1000;

const errorsOf = ({ diagnostics }: CompiledSite, displayPath: (sourcePath: string) => string): ShownProblem[] =>
  diagnostics.flatMap(({ severity, sourcePath, range: { start }, message, hint }) =>
    severity === 'error' ? { place: `${displayPath(sourcePath)}:${start.line}:${start.column}`, message, hint } : [],
  );

function explain(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
