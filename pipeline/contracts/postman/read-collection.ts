import GithubSlugger, { slug } from 'github-slugger';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../read/content.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import { checkNames } from './check-names.ts';
import type {
  Authorization,
  Body,
  Collection,
  CollectionItem,
  Pair,
  Payload,
  SavedResponse,
  Variable,
  VariableUse,
} from './collection.ts';
import { embeddedText } from './embedded-text.ts';
import { everyText, isTrue, itemsOf, textOf, valueAt } from './json-at.ts';
import { jsonReader } from './read-json.ts';

/** Gives a request the slug of its title, another than those before. */
type SlugFor = (title: string) => string;

const readJson = jsonReader('postman-collection');

/** Reads a collection of format 2.1; undefined when it is faulty, which is then reported. */
export function readCollection(file: SourceFile, unnamed: string, report: Report): Collection | undefined {
  const json = readJson(file, report);
  if (!json) return undefined;
  const { root, lines } = json;
  let isNamed = true;
  checkNames(root, (message, { start, end }, hint) => {
    isNamed = false;
    report({ rule: 'postman-invalid', message, sourcePath: file.path, range: lines.range(start, end), hint });
  });
  if (!isNamed) return undefined;
  const info = valueAt(root, 'info');
  const slugger = new GithubSlugger();
  const slugFor: SlugFor = (title) => slugger.slug(slug(title.normalize('NFKD').replace(/\p{M}/gu, '')) || unnamed);
  return {
    sourcePath: file.path,
    title: textOf(valueAt(info, 'name')) ?? file.path,
    description: descriptionOf(info),
    version: versionOf(info),
    items: itemsOf(valueAt(root, 'item')).map((item) => readItem(item, authorizationOf(root), file.text, slugFor)),
    variables: readVariables(valueAt(root, 'variable')),
    setByScripts: scriptsOf(root).flatMap(namesSetIn),
    uses: variableUses(root, file.text),
    lines,
    root,
  };
}

/** A description is a text, or an object that holds one. */
function descriptionOf(node: JsonNode | undefined): string | undefined {
  const description = valueAt(node, 'description');
  return textOf(description) ?? textOf(valueAt(description, 'content'));
}

export function readVariables(list: JsonNode | undefined): Variable[] {
  return itemsOf(list).flatMap((node) => {
    const key = valueAt(node, 'key') ?? valueAt(node, 'id');
    const name = textOf(key);
    if (key === undefined || name === undefined || isTrue(valueAt(node, 'disabled'))) return [];
    const value = valueAt(node, 'value');
    const shown =
      value?.kind === 'number' ? value.raw : value?.kind === 'boolean' ? String(value.value) : textOf(value);
    return [{ name, value: shown ?? '', description: descriptionOf(node), ...placeOf(value ?? key) }];
  });
}

const placeOf = ({ start, end }: JsonNode): { start: number; end: number } => ({ start, end });

/** A version is a text, or its numbers one by one. */
function versionOf(info: JsonNode | undefined): Collection['version'] {
  const version = valueAt(info, 'version');
  if (!version) return undefined;
  const numbers = ['major', 'minor', 'patch'].map((key) => valueAt(version, key));
  const raw = numbers.flatMap((node) => (node?.kind === 'number' ? node.raw : []));
  const text = textOf(version) ?? (raw.length === 3 ? raw.join('.') : undefined);
  return text === undefined ? undefined : { text, ...placeOf(version) };
}

/** What a collection, folder or request says of who sends it; that of what holds it where it leaves that open. */
function authorizationOf(node: JsonNode | undefined, around?: Authorization): Authorization | undefined {
  const auth = valueAt(node, 'auth');
  const type = textOf(valueAt(auth, 'type'));
  if (type === undefined) return around;
  if (type === 'noauth') return undefined;
  // Its settings are a list of pairs, or in older files an object.
  const settings = valueAt(auth, type);
  const setting = (name: string): string | undefined =>
    textOf(valueAt(settings, name)) ??
    textOf(
      valueAt(
        itemsOf(settings).find((item) => textOf(valueAt(item, 'key')) === name),
        'value',
      ),
    );
  const key = setting('key');
  const where = setting('in');
  return { type, ...(key !== undefined && { key }), ...(where !== undefined && { in: where }) };
}

function readItem(node: JsonNode, around: Authorization | undefined, file: string, slugFor: SlugFor): CollectionItem {
  const name = valueAt(node, 'name');
  const request = valueAt(node, 'request');
  const title = textOf(name) ?? '';
  if (!request) {
    const own = authorizationOf(node, around);
    const items = itemsOf(valueAt(node, 'item')).map((item) => readItem(item, own, file, slugFor));
    return { kind: 'folder', name: title, description: descriptionOf(node), items };
  }
  // A request may be its address alone, which is then got.
  const url = request.kind === 'string' ? request : valueAt(request, 'url');
  const method = valueAt(request, 'method');
  const headers = readHeaders(valueAt(request, 'header'));
  return {
    kind: 'request',
    name: title,
    description: descriptionOf(request) ?? descriptionOf(node),
    slug: slugFor(title),
    method: (textOf(method) ?? 'GET').toUpperCase(),
    path: pathOf(url),
    authorization: authorizationOf(request, around),
    host: hostOf(url),
    headers,
    query: queryOf(url),
    ...readBody(valueAt(request, 'body'), file, headers),
    responses: itemsOf(valueAt(node, 'response')).map((response) => readResponse(response, file)),
    tests: scriptsOf(node).flatMap((script) => [...script.matchAll(TEST)].map(([, , name = '']) => name)),
    sets: [...new Set(scriptsOf(node).flatMap(namesSetIn))],
    places: {
      name: placeOf(name ?? node),
      method: placeOf(method ?? name ?? node),
      url: placeOf(valueAt(url, 'raw') ?? url ?? name ?? node),
    },
  };
}

/** What each mode of a body is sent as, unless a header says something else. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  urlencoded: 'application/x-www-form-urlencoded',
  formdata: 'multipart/form-data',
};

function readBody(body: JsonNode | undefined, file: string, headers: readonly Pair[]): Body {
  const mode = textOf(valueAt(body, 'mode')) ?? '';
  const isJson = textOf(valueAt(valueAt(valueAt(body, 'options'), 'raw'), 'language')) === 'json';
  const mediaType = mediaTypeIn(headers) ?? MEDIA_TYPES[mode] ?? (isJson ? 'application/json' : undefined);
  return {
    mediaType,
    form: mode in MEDIA_TYPES ? readPairs(valueAt(body, mode)) : undefined,
    payload: mode === 'raw' ? readPayload(valueAt(body, 'raw'), file, isJson || isJsonType(mediaType)) : undefined,
  };
}

/** The media type that headers say, without what stands after it. */
function mediaTypeIn(headers: readonly Pair[]): string | undefined {
  const header = headers.find(({ name }) => /^content-type$/i.test(name));
  return header?.value.split(';')[0]?.trim().toLowerCase();
}

const isJsonType = (mediaType: string | undefined): boolean => /\bjson\b/.test(mediaType ?? '');

function readPayload(node: JsonNode | undefined, file: string, isJson: boolean): Payload | undefined {
  if (node?.kind !== 'string' || node.value.trim() === '') return undefined;
  return { ...embeddedText(file, node), isJson };
}

function readResponse(node: JsonNode, file: string): SavedResponse {
  const code = valueAt(node, 'code');
  const original = valueAt(node, 'originalRequest');
  const mediaType = mediaTypeIn(readHeaders(valueAt(node, 'header')));
  const language = textOf(valueAt(node, '_postman_previewlanguage'));
  // One that does not say what it is is what the operation says.
  const isJson = language === 'json' || isJsonType(mediaType) || (language === undefined && mediaType === undefined);
  return {
    name: textOf(valueAt(node, 'name')) ?? '',
    code: code?.kind === 'number' ? Number(code.raw) : undefined,
    mediaType,
    place: placeOf(code ?? node),
    payload: readPayload(valueAt(node, 'body'), file, isJson),
    sent: readBody(valueAt(original, 'body'), file, readHeaders(valueAt(original, 'header'))),
  };
}

/** Headers are a list of pairs, or the lines of one text. */
function readHeaders(node: JsonNode | undefined): Pair[] {
  if (node?.kind !== 'string') return readPairs(node);
  return node.value.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value, ...placeOf(node) }];
  });
}

/** Pairs of a name and a value, but for those that are off. */
function readPairs(list: JsonNode | undefined): Pair[] {
  return itemsOf(list).flatMap((node) => {
    const key = valueAt(node, 'key');
    const name = textOf(key);
    if (key === undefined || name === undefined || isTrue(valueAt(node, 'disabled'))) return [];
    return [{ name, value: textOf(valueAt(node, 'value')) ?? '', ...placeOf(key) }];
  });
}

function queryOf(url: JsonNode | undefined): Pair[] {
  if (url?.kind !== 'string') return readPairs(valueAt(url, 'query'));
  const query = /\?([^#]*)/.exec(url.value)?.[1] ?? '';
  return query.split('&').flatMap((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return name === '' ? [] : [{ name, value, ...placeOf(url) }];
  });
}

function pathOf(url: JsonNode | undefined): string {
  const listed = valueAt(url, 'path');
  const segments =
    listed?.kind === 'array'
      ? listed.items.map((item) => textOf(item) ?? textOf(valueAt(item, 'value')) ?? '')
      : (textOf(listed) ?? pathIn(textOf(url) ?? textOf(valueAt(url, 'raw')) ?? '')).split('/').filter(Boolean);
  return `/${segments.map((segment) => segment.replace(/^:(.+)$/, '{$1}')).join('/')}`;
}

/** What stands in front of a path: a variable, or a scheme and a host, or a host. */
const HOST = /^(?:\{\{[^}]*\}\}|[a-z][a-z0-9+.-]*:\/\/[^/?#]*|[^/?#]*)/i;

const hostOf = (url: JsonNode | undefined): string =>
  HOST.exec(textOf(url) ?? textOf(valueAt(url, 'raw')) ?? '')?.[0] ?? '';

/** The path of an address whose host may be a variable. */
const pathIn = (address: string): string => address.replace(HOST, '').replace(/[?#].*$/, '');

/** The scripts of a part of a collection and of what it holds, each as one text. */
function scriptsOf(node: JsonNode): string[] {
  const scripts: string[] = [];
  for (const event of itemsOf(valueAt(node, 'event'))) {
    const exec = valueAt(valueAt(event, 'script'), 'exec');
    scripts.push(textOf(exec) ?? itemsOf(exec).map(textOf).join('\n'));
  }
  for (const item of itemsOf(valueAt(node, 'item'))) scripts.push(...scriptsOf(item));
  return scripts;
}

const TEST = /\bpm\.test\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g;

/** `pm.environment.set('token', …)`, and the names that this had before. */
const SET = /\b(?:set|setEnvironmentVariable|setGlobalVariable)\(\s*(['"`])([^'"`\n]+)\1/g;

const namesSetIn = (script: string): string[] => [...script.matchAll(SET)].map(([, , name = '']) => name);

const VARIABLE = /\{\{([^{}]+)\}\}/g;

/** Members whose text Postman sends nowhere, or sends as it is. */
const NOT_FILLED_IN = ['description', 'event', 'info', 'name'];

/** A saved answer is what came back; the request saved with it is one. */
const isAnswer = (path: readonly string[]): boolean => path.includes('response') && !path.includes('originalRequest');

function variableUses(root: JsonNode, text: string): VariableUse[] {
  const uses = new Map<string, VariableUse>();
  for (const { node, path } of everyText(root)) {
    if (path.some((key) => NOT_FILLED_IN.includes(key)) || isAnswer(path)) continue;
    for (const match of text.slice(node.start, node.end).matchAll(VARIABLE)) {
      const name = match[1]?.trim() ?? '';
      const start = node.start + match.index;
      // `{{$guid}}` and its like are made by Postman.
      if (!name.startsWith('$') && !uses.has(name)) uses.set(name, { name, start, end: start + match[0].length });
    }
  }
  return [...uses.values()];
}
