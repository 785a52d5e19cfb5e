// What a page that shows field lists needs of them: anchors before links are resolved, elements and tables after.
import type { Route, Strings } from '../../../schemas/types.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { ShownData } from '../../link/link-body.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import { linkTexts, type ShownTexts } from '../../link/link-texts.ts';
import type { ResolvedLink } from '../../link/resolve-link.ts';
import { dataOn, type FieldListUse, type Link, type PageFacts } from '../../parse/parsed-page.ts';
import { type ShownUses, shownUses } from '../uses/shown-uses.ts';
import type { UseIndex } from '../uses/use-index.ts';
import { errorAnchor, errorMarkdown, errorTable } from './error-list.ts';
import { everyField, type Field, fieldAt } from './field-list.ts';
import type { FieldLists, LoadedFieldList } from './load-field-lists.ts';
import { fieldAnchor, fieldsShown, toElement } from './to-element.ts';
import { toMarkdownTable } from './to-markdown-table.ts';

/** The page with the ids of its fields among its anchors. */
export function withFieldAnchors(page: PageFacts, lists: FieldLists, report: Report): PageFacts {
  const shown = dataOn(page, 'field-list');
  if (shown.length === 0) return page;
  const anchors = new Set(page.anchors);
  for (const use of shown) {
    const loaded = findList(use, lists, report);
    if (!loaded) continue;
    const ids: (readonly [anchor: string, what: string])[] = use.errors
      ? loaded.list.errors.map(({ code }) => [errorAnchor(code), `error "${code}"`])
      : [...everyField(fieldsShown(loaded.list, use))].map((field) => [
          fieldAnchor(field, use),
          `field "${field.path}"`,
        ]);
    for (const [anchor, what] of ids) {
      if (anchors.has(anchor)) {
        report({
          rule: 'heading-id-duplicate',
          message: `The id "${anchor}" of the ${what} is already on this page.`,
          sourcePath: use.sourcePath,
          range: use.range,
          hint: use.errors
            ? 'Show the errors of a list once on a page.'
            : 'Give the list an id: {id="resposta"} makes it campo-resposta-….',
        });
        break;
      }
      anchors.add(anchor);
    }
  }
  return { ...page, anchors: [...anchors] };
}

function findList(use: FieldListUse, { byPath }: FieldLists, report: Report): LoadedFieldList | undefined {
  const { src, part, sourcePath } = use;
  const loaded = byPath.get(src);
  if (!loaded) {
    if (byPath.has(src)) return undefined;
    report({
      rule: 'contract-unknown',
      message: `There is no field list "${src}".`,
      sourcePath,
      range: use.srcRange,
      hint: didYouMean(src, byPath.keys()) ?? 'Name a file of content/fields/, as "/fields/registro.yaml".',
    });
    return undefined;
  }
  if (use.errors && loaded.list.errors.length === 0) {
    report({
      rule: 'contract-unknown',
      message: `The field list "${src}" has no errors.`,
      sourcePath,
      range: use.srcRange,
      hint: 'Give it "errors:".',
    });
    return undefined;
  }
  if (part === undefined) return loaded;
  const field = fieldAt(loaded.list, part);
  if (field && field.fields.length > 0) return loaded;
  const holders = [...everyField(loaded.list.fields)].filter(({ fields }) => fields.length > 0);
  report({
    rule: 'contract-unknown',
    message: field ? `The field "${part}" of "${src}" holds no fields.` : `"${src}" has no field "${part}".`,
    sourcePath,
    range: use.partRange,
    hint:
      didYouMean(
        part,
        holders.map(({ path }) => path),
      ) ?? 'Write the names from the outermost with dots between.',
  });
  return undefined;
}

/** Undefined for a list that is missing or faulty. */
export type PlaceFieldList = (use: FieldListUse, route: Route, mostUses?: number) => ShownData | undefined;

export interface FieldListPlacing {
  readonly addressing: PublicAddressing;
  readonly uses: UseIndex;
  readonly strings: Strings;
  readonly resolve: (link: Link) => ResolvedLink;
}

/** Resolves the links of every list and gives what pages show. */
export function linkFieldLists(
  { byPath }: FieldLists,
  { addressing, uses, strings, resolve }: FieldListPlacing,
): PlaceFieldList {
  const texts = new Map<string, ShownTexts>();
  for (const [src, loaded] of byPath) if (loaded) texts.set(src, linkTexts(loaded.texts, resolve, addressing.siteUrl));
  return (use, route, mostUses) => {
    const loaded = byPath.get(use.src);
    const shown = texts.get(use.src);
    if (!loaded || !shown) return undefined;
    if (use.errors) {
      const { list } = loaded;
      if (list.errors.length === 0) return undefined;
      const ofCode = (code: string): ShownUses =>
        shownUses(uses.usesOf({ kind: 'code', contract: list.name, code }), route, addressing);
      const scope = { texts: shown, strings, usesOf: ofCode, addressing };
      return { element: JSON.stringify(errorTable(list, scope)), markdown: errorMarkdown(list, scope) };
    }
    if (fieldsShown(loaded.list, use).length === 0) return undefined;
    const usesOf = ({ path }: Field): ShownUses =>
      shownUses(uses.usesOf({ kind: 'field', contract: loaded.list.name, path }), route, addressing, mostUses);
    const element = JSON.stringify(toElement(loaded, use, { texts: shown, usesOf, addressing }));
    return { element, markdown: toMarkdownTable(loaded.list, use, shown) };
  };
}
