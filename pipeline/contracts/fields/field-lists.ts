// Field lists and file layouts as a kind of data.
import { encodePath, fileHrefOf } from '../../../schemas/paths.ts';
import type { Route } from '../../../schemas/types.ts';
import type { ShownData } from '../../link/link-body.ts';
import { linkTexts, type ShownTexts } from '../../link/link-texts.ts';
import { linksIn } from '../../parse/parse-texts.ts';
import type { DataUse, Link, PageFacts } from '../../parse/parsed-page.ts';
import { type DataFile, type Kind, type LoadScope, nameOf } from '../kind/kind.ts';
import type { ShownChanges } from '../kind/shown-changes.ts';
import { shownUses, USES_BESIDE_OPERATIONS } from '../uses/shown-uses.ts';
import type { UseIndex } from '../uses/use-index.ts';
import { checkSamples } from './check-samples.ts';
import { type ContractLinks, contractLinks } from './contract-links.ts';
import { namedIn } from './contract-part.ts';
import { errorMarkdown, errorTable } from './error-list.ts';
import type { Field } from './field-list.ts';
import { anchorsOf, showsErrors } from './field-list-anchors.ts';
import { fieldNames, fieldSayings } from './field-names.ts';
import { addFieldUses } from './field-uses.ts';
import type { FieldLists, LoadedFieldList } from './load-field-lists.ts';
import { type ContractShown, fieldAnchorOf, fieldsShown, toElement } from './to-element.ts';
import { toMarkdownTable } from './to-markdown-table.ts';

export function fieldListKind(lists: FieldLists, scope: LoadScope): Kind {
  const { content, addressing } = scope;
  const loadedLists = [...lists.byPath.values()].flatMap((loaded) => loaded ?? []);
  return {
    directives: ['field-list', 'error-list'],
    made: loadedLists.flatMap(({ files }) => files),
    unmade: [...lists.byPath].flatMap(([sourcePath, loaded]) =>
      loaded ? [] : { sourcePath, beginning: `data/fields/${nameOf(sourcePath)}.` },
    ),
    authored: examplesOf(loadedLists, scope),
    links: ownLinks(loadedLists, lists),
    names: () => loadedLists.flatMap(({ list }) => fieldNames(list, lists.strings.anchors)),
    sayings: () => loadedLists.flatMap(({ list }) => [...fieldSayings(list)]),
    anchorsOf: (use, report) => anchorsOf(use, lists, report),
    contractsOf: ({ src }) => [lists.byPath.get(src)?.list.name].flatMap((name) => name ?? []),
    checkPages: (pages, report) => checkSamples(pages, scope, lists, report),
    addUses: (pages, uses) => addFieldUses(pages, lists, content.files, uses),
    link({ pages, resolve, uses, changes }) {
      const linkTo = contractLinks(lists, pages, addressing);
      const texts = new Map(
        loadedLists.map((loaded) => [loaded, linkTexts(loaded.texts, resolve, addressing.siteUrl)] as const),
      );
      return (use, page, route) => {
        const loaded = lists.byPath.get(use.src);
        const shown = loaded && texts.get(loaded);
        if (!shown) return undefined;
        return (showsErrors(use) ? showErrors : showFields)(loaded, use, {
          texts: shown,
          uses,
          changes,
          page,
          route,
          scope,
          linkTo,
        });
      };
    },
  };
}

/** Links in texts; those of values that lists share are of the file in which these are written. */
const ownLinks = (loaded: readonly LoadedFieldList[], { byPath }: FieldLists): readonly Link[] =>
  loaded.flatMap(({ list, texts }) =>
    linksIn(texts).filter(({ sourcePath }) => sourcePath === list.sourcePath || !byPath.has(sourcePath)),
  );

/** The examples of a site. One that a contract lists as valid obeys the schema made of it. */
function examplesOf(lists: readonly LoadedFieldList[], { content, addressing: { base } }: LoadScope): DataFile[] {
  const schemas = new Map<string, string>();
  for (const { list, files } of lists) {
    const ofSchema = files.filter(({ type }) => type === 'json-schema');
    for (const { file, expect = 'valid', direction } of list.examples) {
      const schema = direction === 'received' ? ofSchema.at(-1) : ofSchema[0];
      if (schema && expect === 'valid' && file.endsWith('.json'))
        schemas.set(file, fileHrefOf(schema.outputPath, base));
    }
  }
  return [...content.files.values()].flatMap((file): DataFile[] => {
    const title = /^examples\/(.+)$/.exec(file.sourcePath)?.[1];
    return title === undefined ? [] : [{ ...file, type: 'example', title, schema: schemas.get(title) }];
  });
}

interface Showing {
  readonly texts: ShownTexts;
  readonly uses: UseIndex;
  readonly changes: ShownChanges;
  readonly page: PageFacts;
  readonly route: Route;
  readonly scope: LoadScope;
  readonly linkTo: ContractLinks;
}

function showErrors({ list }: LoadedFieldList, _: DataUse, showing: Showing): ShownData | undefined {
  if (list.errors.length === 0) return undefined;
  const { texts, uses, route, scope } = showing;
  const { config, addressing } = scope;
  const usesOf = (code: string) =>
    shownUses(uses.usesOf({ kind: 'code', contract: list.name, code }), route, addressing);
  const shown = { texts, strings: config.strings, usesOf };
  return { element: JSON.stringify(errorTable(list, shown)), markdown: errorMarkdown(list, shown) };
}

function showFields(loaded: LoadedFieldList, use: DataUse, showing: Showing): ShownData | undefined {
  const { list } = loaded;
  if (fieldsShown(list, use).length === 0) return undefined;
  const { texts, uses, changes, page, route, scope, linkTo } = showing;
  const { addressing, config } = scope;
  const { strings } = config;
  // Beside operations the lists of fields stand aside, and are shown whole elsewhere.
  const most = page.data.some(({ directive }) => directive === 'operation') ? USES_BESIDE_OPERATIONS : undefined;
  const usesOf = ({ path }: { readonly path: string }) =>
    shownUses(uses.usesOf({ kind: 'field', contract: list.name, path }), route, addressing, most);
  const marksOf = ({ path, since }: Field) =>
    changes.marksOf({ folder: 'fields', contract: list.name, part: path, saysSince: since !== undefined }, route);
  const contractOf = ({ contract }: Field): ContractShown | undefined => {
    const { name, path } = namedIn(contract ?? '');
    if (contract === undefined) return undefined;
    const shown = linkTo(name === '' ? list.name : name, route);
    if (!shown) return undefined;
    const anchor =
      name === '' && path !== undefined ? `#${encodePath(fieldAnchorOf(path, use, strings.anchors))}` : undefined;
    return { ...shown, title: path ?? shown.title, ...(anchor !== undefined && { href: anchor, isFile: false }) };
  };
  return {
    element: JSON.stringify(toElement(loaded, use, { texts, usesOf, marksOf, contractOf, addressing, strings })),
    markdown: toMarkdownTable(list, use, { texts, strings, marksOf, siteUrl: addressing.siteUrl ?? '' }),
  };
}
