import type { Import } from './imported.ts';

/** Something that content can be brought over from. */
interface Origin {
  readonly description: string;
  /** Whether it makes a whole content folder, or files that are added to one. */
  readonly makes: 'folder' | 'files';
  load(): Promise<Import>;
}

/** What `docs-build import` knows, by name. Each is loaded when it is called for. */
export const ORIGINS: Readonly<Record<string, Origin>> = {};
