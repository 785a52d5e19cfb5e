import type { Element, Nodes } from '../../../schemas/types.ts';
import { element, text } from '../../document/element.ts';
import type { PublishedFile } from '../../read/content.ts';
import type { OperationScope } from './operation-parts.ts';

/** Longer examples are closed at first. */
const LONG_EXAMPLE = 45;

/** An example as a block of code, under its own name unless another is given. */
export function exampleOf(path: string | undefined, title: string | undefined, scope: OperationScope): Nodes {
  const file = path === undefined ? undefined : scope.example(path);
  if (path === undefined || !file) return [];
  const source = exampleText(file);
  if (source === undefined) return [];
  const block = codeBlock(source, languageOf(path), title ?? path.split('/').at(-1) ?? path);
  if (source.split('\n').length <= LONG_EXAMPLE) return [block];
  const summary = title ?? `${scope.strings.operationExample}: ${path.split('/').at(-1)}`;
  return [element('details', {}, [element('summary', {}, [text(summary)]), block])];
}

/** The text of an example, without what ends it; undefined for one that is no text. */
export function exampleText(file: PublishedFile): string | undefined {
  const text = new TextDecoder().decode(file.bytes());
  return /[\0\uFFFD]/.test(text) ? undefined : text.replace(/\r\n?/g, '\n').trimEnd();
}

/** The language of an example, by its name. */
export const languageOf = (path: string): string => (/\.(json|csv|xml)$/.exec(path)?.[1] as string) ?? 'text';

/** The code as it is: it is highlighted when the page is made. */
export const codeBlock = (source: string, language: string, title: string): Element =>
  element('pre', { title }, [element('code', { className: [`language-${language}`] }, [text(`${source}\n`)])]);
