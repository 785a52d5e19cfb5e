// A field list as the element a page shows it with: in the order of the list, each field after the one that holds it.

import { type Addressing, encodePath, fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, FileLayout, Nodes, Properties } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { downloadOf } from '../../link/download.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { slugOf } from '../../parse/slug-of.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import { elementsOf, moreProperties } from '../uses/uses-element.ts';
import { everyField, type Field, type FieldList, type FilePosition, fieldAt, formOf } from './field-list.ts';
import { shownFileName } from './file-name.ts';
import { illustrativeMark } from './illustrative.ts';
import type { LoadedFieldList } from './load-field-lists.ts';
import { type SampleLine, sampleLines } from './sample-line.ts';
import { sizeText } from './size-text.ts';
import { writtenPattern } from './value-form.ts';

type Anchors = Words['anchors'];

const positionProperties = (position: FilePosition): Properties =>
  'column' in position
    ? { column: position.column }
    : { column: position.start, lastColumn: position.start + position.length - 1, align: position.align };

/** The fields that a directive shows: all, or those below one of them. */
export const fieldsShown = (list: FieldList, { attributes: { part } }: DataUse): readonly Field[] =>
  part === undefined ? list.fields : (fieldAt(list, part)?.fields ?? []);

/** The id of a field on the page that shows it. It says the field's path, so it lasts as long as the field does. */
export const fieldAnchor = ({ path }: Field, use: DataUse, anchors: Anchors): string =>
  fieldAnchorOf(path, use, anchors);

/** The same of a path. */
export const fieldAnchorOf = (path: string, { attributes: { id } }: DataUse, { field }: Anchors): string =>
  id === undefined ? `${field}-${path}` : `${field}-${id}-${path}`;

/** A heading above a field, and its id. */
interface Group {
  readonly heading: string;
  readonly id: string;
}

/** What stands above a field and those after it: the group it begins, or the variant that they are of. */
function headingsOf(fields: readonly Field[]): ReadonlyMap<Field, string> {
  const headings = new Map<Field, string>();
  const begun = new Set<string>();
  for (const field of everyField(fields)) {
    const { variant, group } = field;
    const holder = field.path.slice(0, -field.name.length);
    if (!variant || begun.has(holder)) {
      if (group !== undefined) headings.set(field, group);
      continue;
    }
    begun.add(holder);
    const heading = `${variant.discriminator}: ${variant.value} (${variant.title})`;
    headings.set(field, group === undefined ? heading : `${heading}, ${group}`);
  }
  return headings;
}

/** The id of each group, by the field it begins with. It says the object it stands in and its name. */
export function groupAnchors(
  fields: readonly Field[],
  { attributes: { id } }: DataUse,
  { group }: Anchors,
): ReadonlyMap<Field, Group> {
  const anchors = new Map<Field, Group>();
  const taken = new Map<string, number>();
  for (const [field, heading] of headingsOf(fields)) {
    const around = field.path.slice(0, -field.name.length);
    const anchor = `${group}-${id === undefined ? '' : `${id}-`}${around}${slugOf(heading)}`;
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    anchors.set(field, { heading, id: count === 1 ? anchor : `${anchor}-${count}` });
  }
  return anchors;
}

export interface FieldScope {
  readonly texts: ShownTexts;
  /** Where a field is named, as the page shows it. */
  readonly usesOf: (field: Field) => ShownUses;
  /** Since when a field is there, and when it has changed. */
  readonly marksOf: (field: Field) => Nodes;
  /** Where the contract is shown that a field names, and what it is called. */
  readonly contractOf: (field: Field) => ContractShown | undefined;
  readonly addressing: Addressing;
  readonly strings: Words;
}

/** A contract, or a part of one, as a page leads to it. */
export interface ContractShown {
  readonly title: string;
  readonly href: string;
  /** It leads to a file rather than to a page. */
  readonly isFile: boolean;
}

export function toElement({ list, files }: LoadedFieldList, use: DataUse, scope: FieldScope): Element {
  const { addressing, strings } = scope;
  const fields = fieldsShown(list, use);
  const top = fields[0]?.depth ?? 0;
  const groups = groupAnchors(fields, use, strings.anchors);
  const rows = [...everyField(fields)].map((field) =>
    fieldElement(field, { ...scope, use, top, groups, isSaid: list.illustrative }),
  );
  const downloads = files.map((file) => {
    const href = fileHrefOf(file.outputPath, addressing.base);
    const { format: label } = file;
    return element('doc-download', { label, href, ...downloadOf(file) }, [{ type: 'text', value: label }]);
  });
  const { layout } = list;
  // A part of a list is no line of a file.
  const lines =
    layout && use.attributes.part === undefined
      ? sampleLines(list, layout).map((line) => lineElement(line, use, strings.anchors))
      : [];
  const properties: Properties = {
    ...(layout && layoutProperties(list, layout)),
    ...(use.attributes.id !== undefined && { id: use.attributes.id }),
    label: list.illustrative ? `${list.title} (${strings.operationIllustrative})` : list.title,
  };
  return element('doc-field-list', properties, [...rows, ...lines, ...downloads]);
}

function layoutProperties(list: FieldList, layout: FileLayout): Properties {
  const { encoding, byteOrderMark, fileName, lineEnd, separator, header = false, quotes = false } = layout;
  const { decimalMark = '.', dateFormat } = layout;
  return {
    encoding,
    ...(byteOrderMark !== undefined && { byteOrderMark }),
    ...(fileName !== undefined && { fileForm: shownFileName(fileName) }),
    ...(lineEnd && { lineEnd }),
    ...(separator !== undefined && { separator, header, quotes }),
    decimalMark,
    ...([...everyField(list.fields)].some(({ type }) => type === 'date') && dateFormat && { dateFormat }),
  };
}

/** A sample line in which each value leads to its field. */
function lineElement({ record, parts, separator }: SampleLine, use: DataUse, anchors: Anchors): Element {
  const children = parts.flatMap(({ field, text }, i): Nodes => {
    const href = `#${encodePath(fieldAnchor(field, use, anchors))}`;
    const place = field.position && positionProperties(field.position).column;
    const properties = { href, title: field.name, ...(place !== undefined && { column: place }) };
    const value = text === '' ? [] : [element('a', properties, [{ type: 'text', value: text }])];
    return i > 0 && separator !== '' ? [{ type: 'text', value: separator }, ...value] : value;
  });
  return element('doc-file-line', record === undefined ? {} : { label: record }, children);
}

/** The rule of a field and those between it and others, one after the other. */
function ruleNote({ texts: { rule }, rules }: Field, texts: ShownTexts): Nodes {
  const said = [
    ...(rule === undefined ? [] : [shownText(texts, rule).nodes]),
    ...rules.map((each): Nodes => [code(each.code), text(': '), ...shownText(texts, each.rule).nodes]),
  ];
  if (said.length === 0) return [];
  return [
    element(
      'doc-field-note',
      { about: 'rule' },
      said.flatMap((nodes, i) => (i > 0 ? [text('; '), ...nodes] : nodes)),
    ),
  ];
}

const heldType = ({ fields, contract }: Field): 'object' | undefined =>
  fields.length > 0 || contract !== undefined ? 'object' : undefined;

function contractNote(field: Field, contractOf: FieldScope['contractOf']): Nodes {
  const shown = contractOf(field);
  if (!shown) return [];
  const link = element('a', { href: shown.href, ...(shown.isFile && { dataFile: true }) }, [text(shown.title)]);
  return [element('doc-field-note', { about: 'contract' }, [link])];
}

interface RowScope extends FieldScope {
  readonly use: DataUse;
  /** Depth of the outermost fields. */
  readonly top: number;
  readonly groups: ReadonlyMap<Field, Group>;
  /** Whether the list says that all of it is an example of ours. */
  readonly isSaid: boolean;
}

function fieldElement(field: Field, scope: RowScope): Element {
  const { usesOf, marksOf, contractOf, use, top, groups } = scope;
  const shownUses = usesOf(field);
  const group = groups.get(field);
  return fieldRow(field, scope, {
    id: fieldAnchor(field, use, scope.strings.anchors),
    depth: field.depth - top,
    properties: { ...(group && { group: group.heading, groupId: group.id }), ...moreProperties(shownUses) },
    mark: scope.isSaid ? [] : illustrativeMark(field, scope.strings),
    contract: contractNote(field, contractOf),
    after: [...marksOf(field), ...elementsOf(shownUses)],
  });
}

interface RowParts {
  readonly id: string;
  readonly depth: number;
  /** What else its place on the page gives it. */
  readonly properties?: Properties;
  /** What stands after its description. */
  readonly mark?: Nodes;
  /** Where what it holds is shown. */
  readonly contract?: Nodes;
  /** What stands after all that its list says. */
  readonly after?: Nodes;
}

/** A field as a row, whatever list it stands in. */
export function fieldRow(
  field: Field,
  { texts, strings }: Pick<FieldScope, 'texts' | 'strings'>,
  parts: RowParts,
): Element {
  const { id, depth, mark = [], contract = [], after = [] } = parts;
  const { shownPath, type, nullable, obligation, format, example, item, readOnly, writeOnly } = field;
  const { values = [], unit } = formOf(field);
  const itemType = item?.type ?? (type === 'object' ? undefined : heldType(field));
  const itemForm =
    item &&
    (format ?? [item.pattern && writtenPattern(item.pattern), sizeText(item, strings)].filter(Boolean).join(', '));
  const note = (about: NonNullable<Properties['about']>, text: string | undefined, more: Nodes = []): Nodes => {
    const nodes = [...(text === undefined ? [] : shownText(texts, text).nodes), ...more];
    return nodes.length === 0 ? [] : [element('doc-field-note', { about }, nodes)];
  };
  const properties: Properties = {
    id,
    path: shownPath,
    depth,
    dataType: type,
    ...(itemType && { itemType }),
    ...(itemForm && { itemForm }),
    ...(unit !== undefined && { unit }),
    ...(readOnly && { readOnly }),
    ...(writeOnly && { writeOnly }),
    ...(nullable && type !== 'null' && { nullable: true }),
    ...(format !== undefined && !item && { format }),
    ...(field.minSize !== undefined && { minSize: field.minSize }),
    ...(field.maxSize !== undefined && { maxSize: field.maxSize }),
    ...(field.decimals !== undefined && { decimals: field.decimals }),
    obligation,
    ...(field.position && positionProperties(field.position)),
    ...parts.properties,
    ...(field.since !== undefined && { since: field.since }),
    ...(field.deprecated && { deprecated: true }),
  };
  return element('doc-field', properties, [
    code(field.name),
    ...note('description', field.texts.description, mark),
    ...ruleNote(field, texts),
    ...note('condition', field.texts.condition),
    ...note('absence', field.texts.absence),
    ...contract,
    ...values.map(({ value, meaning }) =>
      element('doc-field-value', {}, [
        code(String(value)),
        ...(meaning === undefined ? [] : shownText(texts, meaning).nodes),
      ]),
    ),
    ...(example === undefined ? [] : [element('doc-field-note', { about: 'example' }, [code(example)])]),
    ...note('deprecated', field.texts.deprecated),
    ...after,
  ]);
}
