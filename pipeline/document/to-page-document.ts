import { type Addressing, hrefOf } from '../../schemas/paths.ts';
import type { Nodes, PageDocument } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import { linkBody } from '../link/link-body.ts';
import type { PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { PageText } from '../parse/parsed-page.ts';
import { assertValidPage } from '../validate/assert-valid-page.ts';
import { element, text } from './element.ts';
import { tableOfContents } from './table-of-contents.ts';

/** The document of an authored page. */
export function toPageDocument(
  { head, tocLevels, body }: PageText,
  { route, links, data, names, feeds, status, pagination, image, lastChange, editUrl }: PageExtras,
): PageDocument {
  const root = linkBody(body, links, { data, names });
  return finished({
    schemaVersion: SCHEMA_VERSION,
    route,
    ...head,
    ...(lastChange !== undefined && { lastChange }),
    ...(editUrl !== undefined && { editUrl }),
    ...(image !== undefined && { image }),
    ...(status && { status: status.shown }),
    ...(pagination && { pagination }),
    ...(feeds && { feeds }),
    toc: tocLevels ? tableOfContents(root.children, tocLevels) : [],
    body: root,
  });
}

/** The document of a page made for a category: its name, its description, a card for each thing it holds. */
export function toCategoryDocument(
  category: CategoryPage,
  image: string | undefined,
  addressing: Addressing,
): PageDocument {
  const { route, title, description, cards } = category;
  const children: Nodes = [element('h1', {}, [text(title)])];
  if (description) children.push(element('p', {}, [text(description)]));
  children.push(
    element(
      'doc-cards',
      {},
      cards.map((card) =>
        element(
          'doc-card',
          { label: card.label, href: hrefOf(card.route, addressing) },
          card.description ? [element('p', {}, [text(card.description)])] : [],
        ),
      ),
    ),
  );
  return finished({
    schemaVersion: SCHEMA_VERSION,
    route,
    title,
    description,
    sourcePath: 'sidebar.yaml',
    layout: 'doc',
    ...(image !== undefined && { image }),
    toc: [],
    body: { type: 'root', children },
  });
}

function finished(document: PageDocument): PageDocument {
  assertValidPage(document);
  return document;
}
