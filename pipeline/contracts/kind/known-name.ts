// What data calls by a name, and where data itself says names: both sides of holding one to the other.
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { SaidName } from '../../parse/names-in.ts';
import type { DataUse } from '../../parse/parsed-page.ts';

export interface KnownName {
  readonly text: string;
  readonly what: 'field' | 'value' | 'code' | 'status' | 'call' | 'parameter' | 'header' | 'variable' | 'file';
  /** Names of the contracts it belongs to; none where it is one of the whole site. */
  readonly contracts: readonly string[];
  /** What it is called now, where this is what it was called before. */
  readonly now?: string;
  /** The file that describes it, and its id where a directive shows that file, if it shows it. */
  readonly place?: { readonly sourcePath: string; anchorIn(use: DataUse): string | undefined };
}

/** A name that a text or a script of data says. */
export interface Saying extends SaidName {
  readonly sourcePath: string;
  readonly range: Range;
  /** The contracts that the text is about. */
  readonly contracts: readonly string[];
  readonly in: 'text' | 'code';
}
