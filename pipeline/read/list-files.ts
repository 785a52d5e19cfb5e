// The files of a content folder by their names below it. Symbolic links are followed as far as they stay inside: what
// stands outside is not content, and a folder that holds itself has no end.
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A symbolic link that is not followed. */
export interface BrokenLink {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface ListedFiles {
  /** What each name is read from, in no order. */
  readonly files: readonly (readonly [name: string, file: string])[];
  readonly brokenLinks: readonly BrokenLink[];
}

/** What is being listed: a folder, its name, and the way there. */
interface Listing {
  readonly real: string;
  readonly name: string;
  /** The links on the way, by where they stand. */
  readonly way: readonly string[];
  /** The folders that the first of these links, and those in what it leads to, were followed to. */
  readonly shown: Set<string>;
}

/** Lists what is content: names that begin with a dot are passed over. Throws when the folder cannot be read. */
export async function listFiles(folder: string): Promise<ListedFiles> {
  const root = await realpath(folder);
  const files: [name: string, file: string][] = [];
  const brokenLinks: BrokenLink[] = [];

  const list = async ({ real, name, way, shown }: Listing): Promise<void> => {
    const links: [name: string, file: string][] = [];
    for (const entry of await readdir(real, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const entryName = path.join(name, path.relative(real, file));
      if (isPassedOver(entryName)) continue;
      // By the name the folder was given, as far as that leads: messages quote it.
      if (entry.isFile()) files.push([slashed(entryName), way.length > 0 ? file : path.join(folder, entryName)]);
      else if (entry.isSymbolicLink()) links.push([slashed(entryName), file]);
    }
    // In an order of their own: of two that lead to one folder, the same is followed on every disk.
    for (const [linkName, file] of links.sort(([a], [b]) => (a < b ? -1 : 1))) {
      await follow(linkName, [...way, file], way.length > 0 ? shown : new Set());
    }
  };

  const follow = async (name: string, way: readonly string[], shown: Set<string>): Promise<void> => {
    const broken = (problem: string, remedy: string): void => void brokenLinks.push({ path: name, problem, remedy });
    const real = await realpath(way.at(-1) ?? '').catch(() => undefined);
    if (real === undefined) return broken('leads nowhere', 'Remove it, or put something where it leads.');
    if (!isWithin(real, root)) {
      return broken('leads out of the content folder', 'Copy what it leads to into the content folder.');
    }
    const target = await stat(real);
    if (target.isFile()) return void files.push([name, real]);
    if (!target.isDirectory()) return broken('leads to what is neither a file nor a folder', 'Remove it.');
    const folderName = slashed(path.relative(root, real)) || '.';
    if (way.some((link) => isWithin(link, real))) {
      return broken(`leads back to "${folderName}", which it stands in`, 'Link to a folder that does not hold it.');
    }
    if (shown.has(real)) {
      return broken(`leads again to "${folderName}"`, 'Remove it: what a link leads to shows a folder once.');
    }
    shown.add(real);
    return list({ real, name, way, shown });
  };

  await list({ real: root, name: '', way: [], shown: new Set() });
  return { files, brokenLinks };
}

const slashed = (file: string): string => file.split(path.sep).join('/');

const isWithin = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);

const isPassedOver = (name: string): boolean =>
  name.split(path.sep).some((part) => part.startsWith('.') && part !== '.well-known');
