// A page of the reference, made of a schema: a section for each object, a row for each of its keys.
import GithubSlugger, { slug } from 'github-slugger';
import { code, page, prose, table } from './markdown.ts';
import { nameOf, type Place, type Schema, schemaAt, targetOf } from './schema.ts';
import { typeText, valueText } from './type-text.ts';

/** A part of the schemas that has a page of its own. */
export interface SchemaPage {
  /** Path below docs/pages/reference/. */
  readonly path: string;
  readonly title: string;
  /** What is to be said in front of the keys. */
  readonly intro?: string;
  readonly root: Place;
  /** Of a page about words: what a key says in English; of a group of words nothing. */
  readonly wordOf?: (place: Place) => string | undefined;
  /** What its sections are called, where not by their place in the schema. */
  readonly nameOf?: (place: Place) => string;
}

/** Returns the Markdown of a page; `pages` are all of them, for links from one to another. */
export function schemaPage(own: SchemaPage, pages: readonly SchemaPage[]): string {
  const keyOf = ({ file, pointer }: Place): string => `${file}#${pointer}`;
  const seen = new Set([keyOf(own.root)]);
  const found: Place[] = [];

  /** Names the section of an object, which is on this page or another. */
  const linkTo = (place: Place): string => {
    const target = pageOf(place, own, pages);
    if (keyOf(target.root) === keyOf(place))
      return `[${prose(target.title)}](${target === own ? '#keys' : target.path})`;
    if (target === own && !seen.has(keyOf(place))) {
      seen.add(keyOf(place));
      found.push(place);
    }
    const name = (target.nameOf ?? nameOf)(place);
    return `[${code(name)}](${target === own ? '' : target.path}#${slug(name)})`;
  };

  const typeOf = (place: Place): string => typeText(place, linkTo);

  const rowOf = (name: string, place: Place, holder: Schema): readonly string[] => {
    const schema = schemaAt(place);
    const target = schema.$ref === undefined ? schema : schemaAt(targetOf(schema.$ref, place));
    const meaning = prose(schema.description ?? target.description ?? '');
    if (own.wordOf) return [code(name), prose(own.wordOf(place) ?? '') || typeOf(place), meaning];
    const { default: fallback } = schema;
    const isRequired = holder.required?.includes(name) && fallback === undefined;
    const pattern = schema.pattern ?? target.pattern ?? '';
    return [
      code(name),
      typeOf(place),
      isRequired ? '**required**' : fallback === undefined || isEmpty(fallback) ? '' : code(valueText(fallback)),
      pattern === '' || pattern.length > LONGEST_FORM ? meaning : `${meaning} Form: ${code(pattern)}`,
    ];
  };

  const keysOf = (place: Place): string => {
    const schema = schemaAt(place);
    const heads = own.wordOf ? ['Key', 'English', 'Description'] : ['Key', 'Type', 'Default', 'Description'];
    const rowAt = (name: string): readonly string[] =>
      rowOf(name, { ...place, pointer: `${place.pointer}/properties/${name}` }, schema);
    return table(heads, Object.keys(schema.properties ?? {}).map(rowAt));
  };

  /** What is said of an object, with the objects that it is the first to name after it. */
  const sectionsOf = (place: Place): string[] => {
    const said = [`## ${code((own.nameOf ?? nameOf)(place))}`, prose(schemaAt(place).description ?? ''), keysOf(place)];
    return [...said, ...found.splice(0).flatMap(sectionsOf)];
  };

  const root = schemaAt(own.root);
  const whole = root.properties ? ['## Keys', keysOf(own.root)] : [`The file is a ${typeOf(own.root)}.`];
  const sections = [...whole, ...found.splice(0).flatMap(sectionsOf)];
  expectDistinctHeadings(sections);
  const file = `${own.root.file}.schema.json`;
  const source = `As JSON Schema: [${code(file)}](/schemas/${file}).`;
  return page(`# ${own.title}`, prose(root.description ?? ''), own.intro, ...sections, source);
}

/** Which page tells of a place: one that is made for it, else this one where it is of the same schema. */
function pageOf(place: Place, own: SchemaPage, pages: readonly SchemaPage[]): SchemaPage {
  const ofFile = pages.filter(({ root }) => root.file === place.file);
  const special = ofFile.find(({ root }) => root.pointer !== '' && root.pointer === place.pointer);
  return special ?? (own.root.file === place.file ? own : (ofFile.find(({ root }) => root.pointer === '') ?? own));
}

/** A form that is longer says less to a reader than the sentence in front of it. */
const LONGEST_FORM = 60;

const isEmpty = (value: unknown): boolean => typeof value === 'object' && JSON.stringify(value).length === 2;

/** Links name a section by what its heading says, so no two may say the same. */
function expectDistinctHeadings(blocks: readonly string[]): void {
  const slugger = new GithubSlugger();
  for (const [, heading = ''] of blocks.flatMap((block) => [...block.matchAll(/^## (.+)/g)])) {
    if (slugger.slug(heading) !== slug(heading)) throw new Error(`Two sections are called ${heading}.`);
  }
}
