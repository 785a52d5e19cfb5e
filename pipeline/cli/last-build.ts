// What the last build found, said again where neither content, options, program nor output has changed since. Asking every
// part of the pipeline for what it remembers instead takes this site twice the time, most of it to load those parts.
import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Hosting } from '../outputs/list-outputs.ts';
import { hashOf } from '../read/hash.ts';
import { listFiles } from '../read/list-files.ts';
import { settledStamp, stampOf } from '../read/stamp.ts';
import { openCache, thisProgram } from '../workers/open-cache.ts';
import { listFolder } from '../write/list-folder.ts';
import { STAYING, WAITING } from '../write/private-names.ts';

export interface LastBuild {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** How many files it published. */
  readonly files: number;
}

/** Both hashes are of names and stamps. */
interface StoredBuild extends LastBuild {
  readonly inputs: string;
  readonly output: string;
}

export interface Inputs {
  readonly content: string;
  readonly base: string;
  readonly siteUrl: string | undefined;
  readonly hosting: Hosting;
  readonly lastChanges: ReadonlyMap<string, string>;
}

export interface BuildMemory {
  /** Undefined as soon as anything has changed. */
  recall(): LastBuild | undefined;
  /** Keeps what was published from the inputs as they stood when the memory was opened. */
  keep(build: LastBuild): void;
}

/** To be opened before anything is read: what changes during a build is then a change to the next one. */
export async function openBuildMemory(out: string, inputs: Inputs): Promise<BuildMemory> {
  const folder = path.resolve(out);
  const stored = openCache(thisProgram())<StoredBuild>(`build-${hashOf(folder)}.json`);
  const before = stored.read();
  const now = await hashOfInputs(inputs);
  return {
    recall: () => (before && before.inputs === now && before.output === hashOfOutput(folder) ? before : undefined),
    keep(build) {
      const output = hashOfOutput(folder);
      if (now !== undefined && output !== undefined) stored.write({ ...build, inputs: now, output });
    },
  };
}

/** Undefined where a file could still change unnoticed. */
async function hashOfInputs({ content, base, siteUrl, hosting, lastChanges }: Inputs): Promise<string | undefined> {
  // A folder that cannot be listed is for whoever reads it to report.
  const listed = await listFiles(content).catch(() => undefined);
  if (!listed) return undefined;
  const stamps: string[] = [];
  for (const [name, file] of listed.files) {
    const stamp = settledStamp(file);
    if (stamp === undefined) return undefined;
    stamps.push(`${name} ${stamp}`);
  }
  const shown = [path.resolve(content), base, siteUrl, hosting, [...lastChanges], listed.brokenLinks, stamps.sort()];
  return hashOf(JSON.stringify(shown));
}

/** Undefined where the next build has something to remove, or to take up from one that was killed. */
function hashOfOutput(folder: string): string | undefined {
  if ([STAYING, WAITING].some((name) => existsSync(path.join(folder, name)))) return undefined;
  try {
    const { files, folders, links } = listFolder(folder);
    const stamps = [...files].map((name) => `${name} ${stampOf(lstatSync(path.join(folder, name)))}`);
    return hashOf(JSON.stringify([stamps.sort(), [...folders].sort(), [...links].sort()]));
  } catch {
    return undefined;
  }
}
