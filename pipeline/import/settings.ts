// The configuration of another tool, of which every key is taken or told.

import type { Leave } from './imported.ts';
import { isObject, LocalFunction } from './script/evaluate.ts';

/** Why a setting stays behind. */
const NONE_LIKE_IT = 'Settings that docs-build has nothing for';

/** Gives where a key of an object stands. */
type PlaceOf = (object: object, key: string) => string;

/** Keys of a configuration. What is not taken is told by `leaveRest`. */
export class Settings {
  readonly #rest: Map<string, unknown>;
  readonly #inner: Settings[] = [];
  readonly #value: unknown;
  readonly #placeOf: PlaceOf;
  readonly #leave: Leave;
  readonly #path: string;

  /** `path` is what leads to the value. */
  constructor(value: unknown, placeOf: PlaceOf, leave: Leave, path = '') {
    this.#value = value;
    this.#placeOf = placeOf;
    this.#leave = leave;
    this.#path = path;
    this.#rest = new Map(isObject(value) ? Object.entries(value) : []);
  }

  /** The value of a key, which counts as used. */
  take(key: string): unknown {
    const value = this.#rest.get(key);
    this.#rest.delete(key);
    return value ?? undefined;
  }

  /** A value somewhere inside, which does not count as used by that. */
  peek(...keys: readonly string[]): unknown {
    return keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), this.#value);
  }

  /** Whether a key has just this value, and nobody has taken it. */
  has(key: string, value: unknown): boolean {
    return this.#rest.has(key) && this.#rest.get(key) === value;
  }

  /** What nobody has taken so far. */
  entries(): [key: string, value: unknown][] {
    return [...this.#rest];
  }

  text(key: string): string | undefined {
    const value = this.take(key);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  }

  list(key: string): unknown[] {
    const value = this.take(key);
    return Array.isArray(value) ? value : [];
  }

  in(key: string): Settings {
    return this.of(this.take(key), key);
  }

  /** Settings that were found in these. */
  of(value: unknown, name: string): Settings {
    const inner = new Settings(value, this.#placeOf, this.#leave, this.#path === '' ? name : `${this.#path}.${name}`);
    this.#inner.push(inner);
    return inner;
  }

  /** The settings of each object in a list. */
  each(key: string): Settings[] {
    return this.list(key).map((item, i) => this.of(item, `${key}[${i}]`));
  }

  place(key: string): string {
    return this.#placeOf(isObject(this.#value) ? this.#value : {}, key);
  }

  /** Tells what is left of a key. */
  leave(cause: string, key: string, text: string): void {
    this.#leave(cause, this.place(key), text);
  }

  /** Tells what nobody has taken. */
  leaveRest(cause = NONE_LIKE_IT): void {
    for (const [key, value] of this.#rest) {
      if (value === undefined || value === null) continue;
      this.leave(cause, key, `${this.#path === '' ? '' : `${this.#path}.`}${key}: ${shown(value)}`);
    }
    this.#rest.clear();
    for (const inner of this.#inner) inner.leaveRest(cause);
  }
}

/** The sources have moved: where they are edited must be written anew. */
export function leaveEditLink(settings: Settings, key: string): void {
  const address = settings.take(key);
  if (address !== undefined)
    settings.leave('Edit links, which need the new place of the sources: `editUrl` in site.yaml', key, shown(address));
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof LocalFunction ? '(a function)' : each)) ?? '';
