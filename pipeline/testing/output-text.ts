import type { Prerender } from '../../schemas/prerender.ts';
import type { CompiledSite } from '../compile.ts';
import { outputContent } from '../outputs/output.ts';

const noHtml = (): never => {
  throw new Error('HTML takes a renderer.');
};
const NO_RENDERER: Prerender = {
  page: noHtml,
  shownNav: noHtml,
  navParts: noHtml,
  notFound: noHtml,
  search: noHtml,
  offline: noHtml,
  redirect: noHtml,
};

/** Text of a file that a site publishes, whether from data or from a file of the content. */
export function outputText({ outputs }: CompiledSite, path: string): string {
  const output = outputs.get(path);
  if (!output || output.kind === 'page' || output.kind === 'joined') throw new Error(`There is no file "${path}".`);
  const content = outputContent(output, NO_RENDERER);
  if (content === undefined) throw new Error(`There is nothing to say in "${path}".`);
  return typeof content === 'string' ? content : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}
