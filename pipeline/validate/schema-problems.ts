// What ajv finds, in words for the author of a file.
import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean, nearest } from '../diagnostics/nearest.ts';

/** What a value has that its schema does not allow, for a person to read. */
export interface SchemaProblem {
  /** Keys and list positions that lead to the culprit; for an unknown or missing key, the key is the last of them. */
  readonly path: readonly (string | number)[];
  /** Whether the key is wrong or what stands at it. */
  readonly at: 'key' | 'value';
  /** One sentence. */
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A value as its author knows it: JSON has no word for NaN. */
const quote = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? String(value) : JSON.stringify(value);

const NOUNS: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of keys',
  null: 'empty (null)',
};

/** Words of other formats, and what is said here. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  varchar: 'string',
  list: 'array',
  dict: 'object',
  timestamp: 'datetime',
  true: 'always',
  yes: 'always',
  false: 'never',
  no: 'never',
  optional: 'never',
  enum: 'values',
  maxLength: 'size',
  minLength: 'size',
  maxItems: 'size',
  minItems: 'size',
};

/** What a word of another format is called here. */
function ownWord(word: unknown, known: readonly unknown[]): string | undefined {
  const own = Object.hasOwn(OTHER_WORDS, String(word)) ? OTHER_WORDS[String(word)] : undefined;
  if (own !== undefined && known.includes(own)) return `Write "${own}".`;
  const straight = typeof word === 'string' ? /^[“”„](.*)[“”]$/.exec(word)?.[1] : undefined;
  return straight === undefined ? undefined : `Curly quotes quote nothing: write "${straight}".`;
}

/** What a route or a path lacks most often. */
const slashHint = (pattern: string | undefined, written: unknown): string | undefined =>
  pattern !== undefined && !String(written).includes(' ') && new RegExp(pattern, 'u').test(`/${written}`)
    ? `It begins with a slash: "/${written}".`
    : undefined;

/** One problem for each place. */
export function problemsOf(errors: readonly ErrorObject[], root: unknown): SchemaProblem[] {
  const kept = [...withoutOtherBranches(errors)];
  const meant = new Set(
    kept.flatMap(({ keyword, instancePath, params, parentSchema }) =>
      keyword === 'additionalProperties'
        ? `${instancePath}/${nearest(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}))}`
        : [],
    ),
  );
  // A key that is there in another spelling is not missing besides.
  const isMisspelt = ({ keyword, instancePath, params }: ErrorObject): boolean =>
    keyword === 'required' && meant.has(`${instancePath}/${params.missingProperty}`);
  const problems = kept.filter((error) => !isMisspelt(error)).flatMap((error) => problemOf(error, root) ?? []);
  // Of several errors at one place the most specific one is the last.
  const byPlace = new Map(problems.map((problem) => [`${problem.at}/${problem.path.join('/')}`, problem]));
  return [...byPlace.values()];
}

/** An anyOf tries every branch; what the value's type rules out, the author did not mean. */
function withoutOtherBranches(errors: readonly ErrorObject[]): Iterable<ErrorObject> {
  const kept = new Set<ErrorObject>();
  const typesAt = new Map<string, ErrorObject[]>();
  /** How many errors stand at a place or below it, but for those of an anyOf. */
  const within = new Map<string, number>();
  const count = ({ keyword, instancePath }: ErrorObject, by: number): void => {
    if (keyword === 'anyOf') return;
    for (let at = instancePath.length; at >= 0; at = at > 0 ? instancePath.lastIndexOf('/', at - 1) : -1) {
      const place = instancePath.slice(0, at);
      within.set(place, (within.get(place) ?? 0) + by);
    }
  };
  const keep = (error: ErrorObject): void => {
    kept.add(error);
    count(error, 1);
    const { keyword, instancePath } = error;
    if (keyword === 'type') typesAt.set(instancePath, [...(typesAt.get(instancePath) ?? []), error]);
  };
  // What is wrong with the name of a key is said once, at the key.
  for (const error of errors) if (error.propertyName === undefined || error.keyword === 'propertyNames') keep(error);
  for (const { keyword, instancePath: at } of errors) {
    const ofType = typesAt.get(at) ?? [];
    const [first] = ofType;
    if (keyword !== 'anyOf' || !first) continue;
    const others = (within.get(at) ?? 0) - ofType.length;
    for (const error of ofType) {
      kept.delete(error);
      count(error, -1);
    }
    typesAt.delete(at);
    if (others === 0) keep({ ...first, params: { type: ofType.flatMap((error) => error.params.type) } });
  }
  return kept;
}

/** Splits a JSON pointer; a position in a list is a number. */
function pathOf(pointer: string, root: unknown): (string | number)[] {
  let at = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(at) ? Number(key) : key;
      at = (at as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}

function problemOf(error: ErrorObject, root: unknown): SchemaProblem | undefined {
  const path = pathOf(error.instancePath, root);
  const last = path.at(-1);
  const name = last === undefined ? 'The file' : typeof last === 'number' ? `Item ${last + 1}` : `"${last}"`;
  const value = (message: string, hint?: string): SchemaProblem => ({
    path,
    at: 'value',
    message,
    hint,
  });
  switch (error.keyword) {
    case 'additionalProperties': {
      const key: string = error.params.additionalProperty;
      const known = Object.keys(error.parentSchema?.properties ?? {});
      const hint = ownWord(key, known) ?? didYouMean(key, known) ?? `Known keys: ${known.join(', ')}.`;
      return { path: [...path, key], at: 'key', message: `Unknown key "${key}".`, hint };
    }
    case 'required': {
      const key: string = error.params.missingProperty;
      return value(`The key "${key}" is missing.`, `Add "${key}:".`);
    }
    case 'propertyNames': {
      const { pattern: form } = error.schema as { pattern?: string };
      return {
        path: [...path, error.params.propertyName],
        at: 'key',
        message: `The key "${error.params.propertyName}" is not allowed here.`,
        ...(form && { hint: slashHint(form, error.params.propertyName) ?? `A key here has the form ${form}` }),
      };
    }
    case 'type': {
      const types: string[] = [error.params.type].flat();
      if (path.length === 0 && error.data === null) {
        const [required] = error.parentSchema?.required ?? [];
        return value('The file is missing or empty.', required && `It needs at least "${required}:".`);
      }
      return value(
        `${name} must be ${types.map((type) => NOUNS[type] ?? type).join(' or ')}, not ${quote(error.data)}.`,
      );
    }
    case 'enum': {
      const allowed: unknown[] = error.params.allowedValues;
      const near = typeof error.data === 'string' ? didYouMean(error.data, allowed.map(String)) : undefined;
      const hint = ownWord(error.data, allowed) ?? near;
      return value(`${name} must be one of ${allowed.map(quote).join(', ')}, not ${quote(error.data)}.`, hint);
    }
    case 'const':
      return value(`${name} must be ${quote(error.params.allowedValue)}, not ${quote(error.data)}.`);
    case 'pattern':
      return value(
        `${name} has a form that is not allowed: ${quote(error.data)}.`,
        slashHint(error.params.pattern, error.data) ?? error.parentSchema?.description,
      );
    case 'minItems':
      if (error.params.limit > 1)
        return value(`${name} must have at least ${error.params.limit} items.`, 'Add what is missing.');
      return value(`${name} is empty.`, 'Fill it in or leave the key out.');
    case 'minLength':
      return value(`${name} is empty.`, 'Fill it in or leave the key out.');
    case 'minProperties':
    case 'maxProperties':
      return value(
        `${name} has too ${error.keyword === 'minProperties' ? 'few' : 'many'} keys.`,
        error.parentSchema?.description,
      );
    case 'minimum':
    case 'maximum':
      return value(
        `${name} must be ${error.keyword === 'minimum' ? 'at least' : 'at most'} ${error.params.limit}, not ${quote(error.data)}.`,
      );
    case 'discriminator':
      return value(`${name} has an unknown ${error.params.tag}: ${quote(error.params.tagValue)}.`);
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    default:
      return value(`${name} ${error.message ?? 'is not valid'}.`);
  }
}
