import { type Addressing, hrefOf } from '../../schemas/paths.ts';
import type { Element, Node, Nodes, PageDocument, Root, Route } from '../../schemas/types.ts';
import { SCHEMA_VERSION } from '../../schemas/version.ts';
import type { ResolvedLink } from '../link/resolve-link.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import type { ParsedPage } from '../parse/parsed-page.ts';
import { assertValid } from '../validate/validator.ts';
import { type FieldListElement, linkBody } from './link-body.ts';

/** What a document holds beside what parsing found, settled once the whole site is known. */
export interface PageExtras {
  readonly route: Route;
  readonly links: readonly ResolvedLink[];
  readonly fieldList: FieldListElement;
  readonly status?: PageDocument['status'];
  readonly pagination?: PageDocument['pagination'];
  readonly image?: string;
}

/** The document of an authored page. */
export function toPageDocument(
  page: ParsedPage,
  { route, links, fieldList, status, pagination, image }: PageExtras,
): PageDocument {
  const { frontmatter } = page;
  return finished({
    schemaVersion: SCHEMA_VERSION,
    route,
    title: page.title,
    description: page.description,
    sourcePath: page.sourcePath,
    layout: frontmatter.layout ?? 'doc',
    ...(frontmatter.keywords && { keywords: frontmatter.keywords }),
    ...(image !== undefined && { image }),
    ...(frontmatter.unlisted && { unlisted: true }),
    ...(status && { status }),
    ...(pagination && { pagination }),
    toc: [...page.toc],
    body: linkBody(JSON.parse(page.body) as Root, links, fieldList),
  });
}

const element = (tagName: Element['tagName'], properties: Element['properties'], children: Nodes): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): Node => ({ type: 'text', value });

/** The document of a page made for a category: its name, its description, a card for each thing it holds. */
export function toCategoryDocument(category: CategoryPage, addressing: Addressing): PageDocument {
  const { route, label, description, cards } = category;
  const children: Nodes = [element('h1', {}, [text(label)])];
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
    title: label,
    description,
    sourcePath: 'sidebar.yaml',
    layout: 'doc',
    toc: [],
    body: { type: 'root', children },
  });
}

function finished(document: PageDocument): PageDocument {
  assertValid('page', document, `The document of "${document.route}"`);
  return document;
}
