// Where something is named: what a reader is led to, and what an author must look at when it changes.
import type { Route } from '../../../schemas/types.ts';

/**
 * text: said in code on a page. diagram: in the source of one. example: in a payload or a file. request: in one of a
 * Postman collection. operation: in what a call is told. page: a page has the status.
 */
export type UseKind = 'text' | 'diagram' | 'example' | 'request' | 'operation' | 'page';

export interface UsePlace {
  /** File, relative to the content folder. */
  readonly sourcePath: string;
  readonly line: number;
}

/** All places of one kind on one page, or in one file, request or operation. */
export interface Use {
  readonly kind: UseKind;
  /** Name of the page, file, request or operation. */
  readonly title: string;
  /** Where a reader finds it; undefined for what is shown nowhere. */
  readonly address: UseAddress | undefined;
  readonly places: readonly UsePlace[];
}

export type UseAddress =
  | { readonly route: Route; readonly anchor?: string | undefined }
  /** Of a published file, relative to the output. */
  | { readonly file: string };
