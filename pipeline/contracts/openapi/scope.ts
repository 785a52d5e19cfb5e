// What every part of a conversion knows of the document.
import type { SchemaOrBoolean } from './openapi.ts';
import type { ReadDocument } from './read-documents.ts';
import type { Node, Place, Sources } from './sources.ts';
import type { Unsaid } from './unsaid.ts';

/** Who gets a payload. */
export type Direction = 'sent' | 'received';

export interface Scope extends ReadDocument {
  /** What the API is called: the path of its document below openapi/, without the extension. */
  readonly name: string;
  readonly sources: Sources;
  readonly unsaid: Unsaid;
  /** The contract of a schema that is an object or an array of objects; undefined for any other. */
  contractOf(schema: SchemaOrBoolean, unnamed: Unnamed, direction?: Direction): string | undefined;
  /** Keeps an example as a file below examples/, and names it in its contract. */
  addExample(example: NewExample): string;
  /** Says what a piece of our data is made of. */
  made<Piece extends object>(piece: Piece, from: Node): Piece;
}

/** What a schema without a name is called. */
export interface Unnamed {
  readonly name: string;
  readonly title: string;
}

export interface NewExample {
  /** Below the folder of the API, without an extension. */
  readonly name: string;
  readonly extension: string;
  readonly value: unknown;
  readonly place: Place | undefined;
  readonly contract?: string | undefined;
  readonly direction?: Direction;
}

/** The node itself, or what it refers to in the end. */
export function follow<Type extends object>(
  node: Type & { readonly $ref?: string },
  { refOf }: Pick<Scope, 'refOf'>,
): Type {
  return node.$ref === undefined ? node : ((refOf(node) as Type | undefined) ?? node);
}
