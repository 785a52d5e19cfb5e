// A field list as the element a page shows it with: in the order of the list, each field after the one that holds it.

import { type Addressing, encodePath, fileHrefOf } from '../../../schemas/paths.ts';
import type { Element, FileLayout, Nodes, Properties } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import { downloadOf } from '../../link/download.ts';
import { type ShownTexts, shownText } from '../../link/link-texts.ts';
import type { DataUse } from '../../parse/parsed-page.ts';
import { slugOf } from '../../parse/slug-of.ts';
import type { ShownUses } from '../uses/shown-uses.ts';
import { elementsOf, moreProperties } from '../uses/uses-element.ts';
import { everyField, type Field, type FieldList, type FilePosition, fieldAt } from './field-list.ts';
import { shownFileName } from './file-name.ts';
import type { LoadedFieldList } from './load-field-lists.ts';
import { type SampleLine, sampleLines } from './sample-line.ts';

const positionProperties = (position: FilePosition): Properties =>
  'column' in position
    ? { column: position.column }
    : { column: position.start, lastColumn: position.start + position.length - 1, align: position.align };

/** The fields that a directive shows: all, or those below one of them. */
export const fieldsShown = (list: FieldList, { attributes: { part } }: DataUse): readonly Field[] =>
  part === undefined ? list.fields : (fieldAt(list, part)?.fields ?? []);

/** The id of a field on the page that shows it. It says the field's path, so it lasts as long as the field does. */
export const fieldAnchor = (field: Field, { attributes: { id } }: DataUse): string =>
  id === undefined ? `campo-${field.path}` : `campo-${id}-${field.path}`;

/** The id of each group, by the field it begins with. It says the object it stands in and its name. */
export function groupAnchors(fields: readonly Field[], { attributes: { id } }: DataUse): ReadonlyMap<Field, string> {
  const anchors = new Map<Field, string>();
  const taken = new Map<string, number>();
  for (const field of everyField(fields)) {
    if (field.group === undefined) continue;
    const around = field.path.slice(0, -field.name.length);
    const anchor = `grupo-${id === undefined ? '' : `${id}-`}${around}${slugOf(field.group)}`;
    const count = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, count);
    anchors.set(field, count === 1 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

export interface FieldScope {
  readonly texts: ShownTexts;
  /** Where a field is named, as the page shows it. */
  readonly usesOf: (field: Field) => ShownUses;
  readonly addressing: Addressing;
}

export function toElement({ list, files }: LoadedFieldList, use: DataUse, scope: FieldScope): Element {
  const { addressing } = scope;
  const fields = fieldsShown(list, use);
  const top = fields[0]?.depth ?? 0;
  const groups = groupAnchors(fields, use);
  const rows = [...everyField(fields)].map((field) => fieldElement(field, { ...scope, use, top, groups }));
  const downloads = files.map((file) => {
    const href = fileHrefOf(file.outputPath, addressing.base);
    const { format: label } = file;
    return element('doc-download', { label, href, ...downloadOf(file) }, [{ type: 'text', value: label }]);
  });
  const { layout } = list;
  // A part of a list is no line of a file.
  const lines =
    layout && use.attributes.part === undefined ? sampleLines(list, layout).map((line) => lineElement(line, use)) : [];
  const properties: Properties = {
    ...(layout && layoutProperties(list, layout)),
    ...(use.attributes.id !== undefined && { id: use.attributes.id }),
    label: list.title,
  };
  return element('doc-field-list', properties, [...rows, ...lines, ...downloads]);
}

function layoutProperties(list: FieldList, layout: FileLayout): Properties {
  const { encoding, byteOrderMark, fileName, lineEnd, separator, header = false, quotes = false } = layout;
  const { decimalMark = '.', dateFormat = 'AAAA-MM-DD' } = layout;
  return {
    encoding,
    ...(byteOrderMark !== undefined && { byteOrderMark }),
    ...(fileName !== undefined && { fileForm: shownFileName(fileName) }),
    ...(lineEnd && { lineEnd }),
    ...(separator !== undefined && { separator, header, quotes }),
    decimalMark,
    ...([...everyField(list.fields)].some(({ type }) => type === 'date') && { dateFormat }),
  };
}

/** A sample line in which each value leads to its field. */
function lineElement({ record, parts, separator }: SampleLine, use: DataUse): Element {
  const children = parts.flatMap(({ field, text }, i): Nodes => {
    const href = `#${encodePath(fieldAnchor(field, use))}`;
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

interface RowScope extends FieldScope {
  readonly use: DataUse;
  /** Depth of the outermost fields. */
  readonly top: number;
  readonly groups: ReadonlyMap<Field, string>;
}

function fieldElement(field: Field, { texts, usesOf, use, top, groups }: RowScope): Element {
  const shownUses = usesOf(field);
  const { group } = field;
  return fieldRow(field, texts, {
    id: fieldAnchor(field, use),
    depth: field.depth - top,
    properties: {
      ...(group !== undefined && { group, groupId: groups.get(field) ?? '' }),
      ...moreProperties(shownUses),
    },
    after: elementsOf(shownUses),
  });
}

interface RowParts {
  readonly id: string;
  readonly depth: number;
  /** What else its place on the page gives it. */
  readonly properties?: Properties;
  /** What stands after its description. */
  readonly mark?: Nodes;
  /** What stands after all that its list says. */
  readonly after?: Nodes;
}

/** A field as a row, whatever list it stands in. */
export function fieldRow(
  field: Field,
  texts: ShownTexts,
  { id, depth, properties = {}, mark = [], after = [] }: RowParts,
): Element {
  const { shownPath, type, itemType, nullable, obligation, format, example, values = [] } = field;
  const note = (about: NonNullable<Properties['about']>, text: string | undefined, more: Nodes = []): Nodes => {
    const nodes = [...(text === undefined ? [] : shownText(texts, text).nodes), ...more];
    return nodes.length === 0 ? [] : [element('doc-field-note', { about }, nodes)];
  };
  const row: Properties = {
    id,
    path: shownPath,
    depth,
    dataType: type,
    ...(itemType && { itemType }),
    ...(nullable && type !== 'null' && { nullable: true }),
    ...(format !== undefined && { format }),
    ...(field.minSize !== undefined && { minSize: field.minSize }),
    ...(field.maxSize !== undefined && { maxSize: field.maxSize }),
    ...(field.decimals !== undefined && { decimals: field.decimals }),
    obligation,
    ...(field.position && positionProperties(field.position)),
    ...properties,
    ...(field.since !== undefined && { since: field.since }),
    ...(field.deprecated && { deprecated: true }),
  };
  return element('doc-field', row, [
    code(field.name),
    ...note('description', field.texts.description, mark),
    ...ruleNote(field, texts),
    ...note('condition', field.texts.condition),
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
