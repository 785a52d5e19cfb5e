// What a call sends and what comes back as ours: by media type, with their examples as files.
import type { BodyData, PartData } from '../../../schemas/types.ts';
import type { Content, MediaType } from './openapi.ts';
import { sampleValue } from './sample-value.ts';
import { type Direction, follow, type Scope, type Unnamed } from './scope.ts';
import { type Settled, settle } from './settle-schema.ts';
import type { Place } from './sources.ts';

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';
const EXTENSIONS: Readonly<Record<string, string>> = {
  'text/csv': 'csv',
  'text/plain': 'txt',
  'application/xml': 'xml',
  'text/xml': 'xml',
};

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

/** What a body is of: the operation, and which part of it. */
export interface BodyOf extends Unnamed {
  readonly direction: Direction;
  /** Code samples are made of what a call sends: there must be an example. */
  readonly needsExample: boolean;
}

export function bodiesOf(content: Content = {}, of: BodyOf, scope: Scope): BodyData[] {
  const bodies = Object.entries(content).flatMap(([written, media]) => {
    const mediaType = written.replace(/;.*/s, '').trim().toLowerCase();
    if (mediaType.includes('*')) scope.unsaid.add('content', content, written);
    return mediaType.includes('*') ? [] : bodyData(mediaType, follow(media, scope), of, scope);
  });
  // Parameters of a media type make no other of it.
  return bodies.filter(({ mediaType }, i) => bodies.findIndex((other) => other.mediaType === mediaType) === i);
}

function bodyData(mediaType: string, media: MediaType, of: BodyOf, scope: Scope): BodyData {
  const { schema = {} } = media;
  if (of.direction === 'sent' && mediaType === FORM) return { mediaType, ...formOf(media, of, scope) };
  if (of.direction === 'sent' && mediaType === MULTIPART) return { mediaType, parts: partsOf(media, of, scope) };
  const settled = settle(schema, scope);
  const contract = isJson(mediaType) ? scope.contractOf(schema, of, of.direction) : undefined;
  if (contract === undefined && !isJson(mediaType) && Object.keys(settled.properties ?? {}).length > 0)
    scope.unsaid.add('payload', media, 'schema');
  const examples = examplesOf(media, settled, { ...of, mediaType, contract }, scope);
  const [only, ...others] = examples;
  return scope.made(
    {
      mediaType,
      ...(contract !== undefined && { contract }),
      ...(only && others.length === 0 && only.title === undefined && { example: only.file }),
      ...(only &&
        (others.length > 0 || only.title !== undefined) && { examples: examples as NonNullable<BodyData['examples']> }),
    },
    media,
  );
}

interface Showing extends BodyOf {
  readonly mediaType: string;
  readonly contract: string | undefined;
}

function examplesOf(
  media: MediaType,
  schema: Settled,
  showing: Showing,
  scope: Scope,
): { readonly file: string; readonly title?: string }[] {
  const { name, mediaType, contract, direction } = showing;
  const extension = isJson(mediaType) ? 'json' : (EXTENSIONS[mediaType] ?? 'bin');
  const suffix =
    extension === 'json' && mediaType !== 'application/json'
      ? `-${mediaType.replace(/.*\/|\+json$/g, '').replace(/[^\w-]/g, '-')}`
      : '';
  const add = (value: unknown, place: Place | undefined, key = ''): string =>
    scope.addExample({ name: `${name}${suffix}${key}`, extension, value, place, contract, direction });
  const named = Object.entries(media.examples ?? {}).flatMap(([key, written]) => {
    const example = follow(written, scope);
    if (example.value === undefined) {
      scope.unsaid.add('example', example);
      return [];
    }
    const file = add(example.value, scope.sources.placeOf(example, 'value'), `-${key.replace(/[^\w.-]/g, '-')}`);
    return [{ file, title: example.summary ?? key }];
  });
  if (named.length > 0) return named;
  if (media.example !== undefined) return [{ file: add(media.example, scope.sources.placeOf(media, 'example')) }];
  const [first] = schema.examples ?? [];
  const given = schema.example ?? first;
  const key = schema.example === undefined ? 'examples' : 'example';
  if (given !== undefined) return [{ file: add(given, scope.sources.placeOf(schema.node, key)) }];
  if (!showing.needsExample) return [];
  return [{ file: add(sampleValue(media.schema ?? {}, scope), scope.sources.placeOf(media, 'schema')) }];
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** The fields of a form with what they hold: of its example, or of each schema. */
function formOf(media: MediaType, of: BodyOf, scope: Scope): Pick<BodyData, 'form' | 'contract'> {
  const shown = sampleOf(media, scope);
  const contract = scope.contractOf(media.schema ?? {}, of, of.direction);
  const form = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, textOf(value)]));
  return { ...(contract !== undefined && { contract }), form };
}

function partsOf(media: MediaType, of: BodyOf, scope: Scope): NonNullable<BodyData['parts']> {
  const schema = settle(media.schema ?? {}, scope);
  const shown = sampleOf(media, scope);
  const parts = Object.entries(schema.properties ?? {}).map(([name, written]): PartData => {
    const part = settle(written, scope);
    const value: unknown = Reflect.get(shown, name) ?? sampleValue(written, scope);
    const isFile =
      part.format === 'binary' ||
      part.format === 'base64' ||
      part.types.includes('object') ||
      part.types.includes('array');
    const contract = part.types.includes('string')
      ? undefined
      : scope.contractOf(written, { name: `${of.name}-${name}`, title: name }, of.direction);
    const mediaType =
      media.encoding?.[name]?.contentType?.split(',')[0]?.trim() ??
      (part.format === 'binary' ? 'application/octet-stream' : 'application/json');
    const file = () =>
      scope.addExample({
        name: `${of.name}-${name}`,
        extension: isJson(mediaType) ? 'json' : (EXTENSIONS[mediaType] ?? 'bin'),
        value,
        place: scope.sources.placeOf(part.node),
        contract,
        direction: of.direction,
      });
    return scope.made(
      {
        name,
        required: schema.required.includes(name) ? 'always' : 'never',
        ...(part.description?.trim() && { description: part.description.trim() }),
        ...(contract !== undefined && { contract }),
        ...(isFile ? { mediaType, example: file() } : { value: textOf(value) }),
      },
      part.node,
    );
  });
  return parts as unknown as NonNullable<BodyData['parts']>;
}

function sampleOf(media: MediaType, scope: Scope): object {
  const [first] = Object.values(media.examples ?? {});
  const value = media.example ?? (first && follow(first, scope).value) ?? sampleValue(media.schema ?? {}, scope);
  return typeof value === 'object' && value !== null ? value : {};
}
