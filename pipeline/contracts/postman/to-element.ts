// A collection as the element a page shows it with: its folders and requests as they are nested, its variables, its file.

import { encodePath, fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, Nodes, Properties } from '../../../schemas/types.ts';
import { code, element, statusClass, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { downloadOf } from '../../link/download.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import { blocksOf, type ShownTexts, shownText } from '../../link/link-texts.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import type { PublishedFile } from '../../read/content.ts';
import type { Collection, CollectionItem, Environment, Request } from './collection.ts';
import { type ShownVariable, shownVariables } from './show-variables.ts';

/** The id of a request on the page that shows its collection. */
export const requestAnchor = (
  { slug }: Request,
  { attributes: { id } }: DataUse,
  { request }: Words['anchors'],
): string => (id === undefined ? `${request}-${slug}` : `${request}-${id}-${slug}`);

export interface CollectionScope {
  readonly use: DataUse;
  readonly environments: readonly Environment[];
  readonly texts: ShownTexts;
  readonly addressing: PublicAddressing;
  readonly strings: Words;
  /** Where the guide shows what a request calls. */
  readonly guideOf: (request: Request) => string | undefined;
}

export function toElement(collection: Collection, file: PublishedFile, scope: CollectionScope): Element {
  const { use, environments, addressing } = scope;
  const href = fileHrefOf(file.outputPath, addressing.base);
  return element(
    'doc-collection',
    { ...(use.attributes.id !== undefined && { id: use.attributes.id }), label: collection.title },
    [
      ...blocksOf(scope.texts, collection.description),
      ...collection.items.map((item) => itemElement(item, scope)),
      ...shownVariables(collection, environments).map((variable) => variableElement(variable, scope)),
      element('doc-download', { href, ...downloadOf(file) }, [text(scope.strings.collectionFile)]),
    ],
  );
}

function itemElement(item: CollectionItem, scope: CollectionScope): Element {
  if (item.kind === 'folder') {
    const children = item.items.map((each) => itemElement(each, scope));
    return element('doc-request-folder', { label: item.name }, [
      ...blocksOf(scope.texts, item.description),
      ...children,
    ]);
  }
  const { name, method, path, tests, sets, responses } = item;
  const guide = scope.guideOf(item);
  const note = (about: 'tests' | 'sets' | 'answers', parts: readonly Element[]): Nodes =>
    parts.length === 0 ? [] : [element('doc-request-note', { about }, [element('ul', {}, [...parts])])];
  const line = (child: Nodes[number], properties: Properties = {}): Element => element('li', properties, [child]);
  const properties: Properties = {
    id: requestAnchor(item, scope.use, scope.strings.anchors),
    label: name,
    method,
    path,
    ...(guide !== undefined && { href: guide }),
  };
  return element('doc-request', properties, [
    ...blocksOf(scope.texts, item.description),
    ...note(
      'tests',
      tests.map((test) => line(text(test))),
    ),
    ...note(
      'sets',
      sets.map((variable) => line(code(variable))),
    ),
    ...note(
      'answers',
      responses.map(({ name: answer, code: status }) =>
        line(text(answer), status === undefined ? {} : { className: [statusClass(status)] }),
      ),
    ),
  ]);
}

function variableElement(variable: ShownVariable, scope: CollectionScope): Element {
  const { name, value, isSecret, description, setBy } = variable;
  const setters = setBy.map((request) =>
    element('a', { href: `#${encodePath(requestAnchor(request, scope.use, scope.strings.anchors))}` }, [
      text(request.name),
    ]),
  );
  const properties: Properties = {
    label: name,
    scope: variable.scope,
    ...(value !== '' && setters.length === 0 && { initial: value }),
    ...(isSecret && { secret: true }),
  };
  return element('doc-variable', properties, [
    ...(setters.length > 0 ? [element('doc-request-note', { about: 'setBy' }, setters)] : []),
    ...shownText(scope.texts, description).nodes,
  ]);
}
