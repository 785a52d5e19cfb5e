import type { Prerender } from '../../schemas/prerender.ts';
import type { Nav, PageDocument } from '../../schemas/types.ts';
import { loadRenderer } from '../cli/load-renderer.ts';
import { UsageError } from '../read/usage-error.ts';
import type { SchemaName } from '../validate/schemas.ts';
import { validate } from '../validate/validator.ts';

/** What pages of a site share is prepared once. */
const prepared = new WeakMap<Nav, Promise<Prerender>>();

async function prepare(nav: Nav): Promise<Prerender> {
  assertSchema('nav', nav, 'The nav');
  const renderer = loadRenderer();
  const createPrerender = await renderer.loadPrerender();
  return createPrerender({ nav, assets: renderer.assets });
}

/**
 * A page as a whole HTML document, from its document and what all pages of its site share. Throws a UsageError for what breaks
 * its schema.
 */
export async function renderPage(document: PageDocument, nav: Nav): Promise<string> {
  assertSchema('page', document, 'The document');
  let prerender = prepared.get(nav);
  if (!prerender) {
    prerender = prepare(nav);
    prepared.set(nav, prerender);
  }
  return (await prerender).page(document);
}

/** Whoever calls may have it from anywhere. */
function assertSchema(schema: SchemaName, value: unknown, what: string): void {
  const [problem] = validate(schema, value);
  if (problem) throw new UsageError(`${what} breaks its schema at "/${problem.path.join('/')}": ${problem.message}`);
}
