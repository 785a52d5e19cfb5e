// A Postman collection as the other stages see it: what the format leaves open is settled, and all of it knows where it
// stands in its file.
import type { LineIndex, Span } from '../../diagnostics/line-index.ts';
import type { JsonNode } from '../fields/parse-json.ts';
import type { EmbeddedText } from './embedded-text.ts';

/** A header, or a part of a query, path or form. */
export interface Pair extends Span {
  readonly name: string;
  readonly value: string;
}

/** A body or a saved answer, held as text. */
export interface Payload extends EmbeddedText {
  readonly isJson: boolean;
}

/** What a request sends. */
export interface Body {
  /** As its headers or its kind say it; undefined where nothing does. */
  readonly mediaType: string | undefined;
  /** Fields of a body that is a form. */
  readonly form: readonly Pair[] | undefined;
  /** Text of a body that is one. */
  readonly payload: Payload | undefined;
}

export interface SavedResponse {
  readonly name: string;
  /** Status of HTTP; undefined where the author left it out. */
  readonly code: number | undefined;
  readonly mediaType: string | undefined;
  readonly place: Span;
  readonly payload: Payload | undefined;
  /** What was sent when it came. */
  readonly sent: Body;
}

export interface Request extends Body {
  readonly kind: 'request';
  readonly name: string;
  readonly description: string | undefined;
  /** Tells it from the others of its collection; the id on a page that shows it is made of it. */
  readonly slug: string;
  readonly method: string;
  /**
   * The path without what stands in front of it, its parameters in braces: `/v1/pedidos/{numero}`. A variable in it keeps
   * its two.
   */
  readonly path: string;
  /** What it says of who sends it, by itself or by its folder or collection; undefined where it says that nobody does. */
  readonly authorization: Authorization | undefined;
  /** What stands in front of the path: an address, or a variable that has one. */
  readonly host: string;
  readonly headers: readonly Pair[];
  readonly query: readonly Pair[];
  readonly responses: readonly SavedResponse[];
  /** Names of its tests, as its scripts say them. */
  readonly tests: readonly string[];
  /** Variables that its scripts give a value to. */
  readonly sets: readonly string[];
  readonly places: { readonly name: Span; readonly method: Span; readonly url: Span };
}

/** Postman's own: bearer, basic, apikey and others, with the name and the place of a key. */
export interface Authorization {
  readonly type: string;
  readonly key?: string;
  readonly in?: string;
}

export interface Folder {
  readonly kind: 'folder';
  readonly name: string;
  readonly description: string | undefined;
  readonly items: readonly CollectionItem[];
}

export type CollectionItem = Folder | Request;

export interface Variable extends Span {
  readonly name: string;
  readonly value: string;
  readonly description: string | undefined;
}

/** Where `{{name}}` stands. */
export interface VariableUse extends Span {
  readonly name: string;
}

export interface Collection {
  readonly sourcePath: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Its version and where that stands, where it has one. */
  readonly version: (Span & { readonly text: string }) | undefined;
  readonly items: readonly CollectionItem[];
  /** Its own variables, but for those that are off. */
  readonly variables: readonly Variable[];
  /** Names that a script gives a value to, of whatever part of it. */
  readonly setByScripts: readonly string[];
  /** Variables that it uses, with the place of the first use of each. */
  readonly uses: readonly VariableUse[];
  readonly lines: LineIndex;
  readonly root: JsonNode;
}

export interface Environment {
  readonly sourcePath: string;
  readonly title: string;
  /** Those that are on. */
  readonly variables: readonly (Variable & { readonly isSecret: boolean })[];
  readonly lines: LineIndex;
  readonly root: JsonNode;
}

/** Every request, in the order of the collection. */
export function* everyRequest(items: readonly CollectionItem[]): Iterable<Request> {
  for (const item of items) {
    if (item.kind === 'request') yield item;
    else yield* everyRequest(item.items);
  }
}
