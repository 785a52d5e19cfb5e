// Every rule, once. A finding with an id that is not here does not compile; a test holds docs/pages/rules/ to this list.

interface Rule {
  /** error: a reader would meet something broken. warning: the page is whole, but something is not as meant. */
  readonly severity: 'error' | 'warning';
  /** What the rule says, in one sentence. */
  readonly summary: string;
}

const error = (summary: string): Rule => ({ severity: 'error', summary });
const warning = (summary: string): Rule => ({ severity: 'warning', summary });

export const RULES = {
  'breaking-change-unexplained': error(
    'A contract has changed so that programs break, and nothing says so to its readers.',
  ),
  'category-empty': warning('A category of the sidebar holds no page.'),
  'code-language-unknown': warning('A code block names a language that cannot be highlighted.'),
  'code-meta-invalid': warning('The words after a code block’s language are not understood.'),
  'code-unclosed': error('A block of code is not closed.'),
  'colour-contrast': warning('An accent of site.yaml cannot be read on what it is written on.'),
  'change-unexplained': warning('A contract has changed since its last release, and nothing says so to its readers.'),
  'contract-unknown': error('A field list, or a field of one, is named that does not exist.'),
  'diagram-invalid': error('A mermaid diagram does not parse, or says what cannot be drawn.'),
  'diagram-removed': warning('A diagram asks for a link, a picture, a style or a setting that no drawing shows.'),
  'directive-attribute-invalid': error('A directive has an attribute it does not know, or lacks one it needs.'),
  'directive-malformed': error('A line looks like a directive but is not one.'),
  'directive-misplaced': error('A directive stands where it means nothing.'),
  'directive-unclosed': error('A container directive is not closed.'),
  'directive-unknown': error('A directive has a name that nothing answers to.'),
  'encoding-invalid': error('A text file is not valid UTF-8.'),
  'example-invalid': error('An example does not obey its contract, or obeys it where it should not.'),
  'fields-invalid': error('A field list has an unknown key, a wrong value, or a field that contradicts itself.'),
  'file-misplaced': warning('A file looks like a page or like configuration, and is read as neither.'),
  'file-missing': error('An image or a linked file does not exist.'),
  'file-too-slow': error('A page or a file of data takes longer than the site allows.'),
  'footnote-undefined': error('A footnote is referred to but not defined.'),
  'frontmatter-invalid': error('Front matter has an unknown key or a wrong value.'),
  'heading-id-duplicate': error('Two headings, tabs or other elements of a page set the same id.'),
  'heading-level-skipped': warning('A heading is more than one level below the one before it.'),
  'heading-multiple-h1': warning('A first-level heading stands after the page’s title.'),
  'html-removed': error('HTML outside the allow-list was taken out.'),
  'image-alt-missing': warning('An image has no text alternative.'),
  'image-script': error('A picture holds a script.'),
  'image-unreadable': warning('The size of an image cannot be read.'),
  'include-circular': error('A part includes itself, directly or through others.'),
  'include-missing': error('An included file or region does not exist.'),
  'link-anchor-missing': error('A link names an anchor that its page does not have.'),
  'link-empty': error('A link has no target or no text.'),
  'link-external-broken': error('A link to another host fails; `check --external` alone tells.'),
  'link-external-unknown': warning(
    'Whether a link to another host works cannot be told; `check --external` alone tries.',
  ),
  'link-malformed': error('Brackets and an address look like a link and are none.'),
  'link-markdown-unresolved': warning('A link to a Markdown file leads to no page; it becomes plain text.'),
  'link-page-missing': error('A link leads to a route that does not exist.'),
  'markup-unread': warning('Markup that means nothing here, of another tool or within HTML, is shown as text.'),
  'media-external': warning('A picture or a video comes from another host.'),
  'name-unknown': warning('A name is said that nothing has, or that something had before.'),
  'nesting-too-deep': error('A page nests lists, quotes, HTML or parts deeper than anything can show.'),
  'openapi-invalid': error('An OpenAPI document, or an overlay of one, is not what its specification allows.'),
  'openapi-unsaid': warning('An OpenAPI document says what pages cannot show.'),
  'operation-unknown': error('An API, or an operation of one, is named that does not exist.'),
  'operation-without-request': warning('An operation has no request in any Postman collection.'),
  'operations-invalid': error('An API has an unknown key, a wrong value, or an operation that contradicts itself.'),
  'output-collision': error('Two things would be written to the same path.'),
  'page-orphan': warning('A page is in no sidebar and nothing links to it.'),
  'page-too-large': error(
    'A page is longer with its parts than anything can show, or has a word that no parser can read.',
  ),
  'pagination-target-missing': error('Front matter names a neighbour that does not exist.'),
  'postman-invalid': error('A Postman collection or environment is not what its schema allows.'),
  'postman-request-differs': error('A request of a Postman collection is not as the operation it calls.'),
  'postman-request-hidden': warning('A request of a Postman collection calls an operation that no page shows.'),
  'postman-request-unknown': error('A request of a Postman collection calls what no operation describes.'),
  'postman-secret': error('A Postman collection or environment holds what looks like a secret.'),
  'postman-variable-undefined': error('A Postman collection uses a variable that nothing gives a value to.'),
  'redirect-shadows-page': error('A redirect starts at a route that a page has.'),
  'redirect-target-missing': error('A redirect leads to a route that does not exist.'),
  'reference-undefined': error('A reference link has no definition.'),
  'release-invalid': error('A release of the contracts is not what its schema allows.'),
  'route-case-collision': error('Two routes differ by case alone.'),
  'route-duplicate': warning('Two files give the same route; the first by path is written.'),
  'route-invalid': error('A slug, a category’s index or the start of a redirect is not a route.'),
  'route-reserved': error('A page has a route that docs-build itself uses.'),
  'sidebar-duplicate': warning('The sidebar names a page twice.'),
  'sidebar-invalid': error('sidebar.yaml has an unknown key or a wrong value.'),
  'sidebar-page-missing': error('The sidebar names a page that does not exist.'),
  'silence-invalid': warning('A comment that silences a rule silences nothing.'),
  'site-invalid': error('site.yaml has an unknown key or a wrong value.'),
  'status-unknown': error('Front matter names a status that site.yaml does not have.'),
  'symbolic-link-invalid': error('A symbolic link leads out of the content folder, nowhere, or round in a circle.'),
  'table-cells-surplus': error('A row of a table has more cells than its head.'),
  'test-data-missing': warning('No test data, or not all, can be made of a contract.'),
  'title-missing': warning('A page that begins with a heading below the first level takes its name from its file.'),
  'url-unsafe': error('An address has a scheme that is not allowed.'),
  'value-unknown': error('A text says a value that no data has.'),
  'yaml-duplicate-key': error('A YAML key is given twice.'),
  'yaml-invalid': error('YAML cannot be read.'),
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;

/**
 * Rules that ask other hosts. What they say differs from run to run, so no folder of content can show them, and a comment
 * that silences one is never called idle.
 */
export const NETWORK_RULES: readonly RuleId[] = ['link-external-broken', 'link-external-unknown'];

export const isRuleId = (name: string): name is RuleId => Object.hasOwn(RULES, name);
