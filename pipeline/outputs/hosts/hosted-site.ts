import type { Addressing } from '../../../schemas/paths.ts';

/** Hosts for which there is a file, by the names that people give. */
export const HOSTS = ['nginx', 'apache', 'netlify'] as const;

/** A host for which there is a file. */
export type Host = (typeof HOSTS)[number];

/** What a file of a host is made for. */
export interface HostedSite extends Addressing {
  /** Whether files stand compressed beside the files. */
  readonly compress: boolean;
  /** The type of each kind of file, by the end of its name. */
  readonly types: ReadonlyMap<string, string>;
}
