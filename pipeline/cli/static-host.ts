// A plain static host: a folder answers with its index.html, anything unknown with 404.html and status 404.
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, isText, LEAST_TO_COMPRESS } from '../outputs/content-type.ts';
import { contentOf, type SentContent, sendContent, sendRedirect } from './send-content.ts';
import type { Answer } from './serve.ts';

/** Answers from a folder that is published under a base. */
export function staticHost(folder: string, base: string): Answer {
  const notFound: Answer = async (request, response) => {
    const page = await readFile(path.join(folder, '404.html')).catch(() => undefined);
    const content = page
      ? contentOf(contentTypeOf('404.html'), page)
      : contentOf('text/plain; charset=utf-8', 'Not found.\n');
    await sendContent(request, response, content, 404);
  };
  return async (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    if (`${pathname}/` === base) return sendRedirect(request, response, base);
    const file = pathname.startsWith(base) ? fileOf(pathname.slice(base.length)) : undefined;
    const handle = file === undefined ? undefined : await openIfThere(folder, file);
    if (file === undefined || handle === undefined) return notFound(request, response);
    try {
      const stat = await handle.stat();
      // Hosts send the reader on to the folder's own address, so that relative addresses work.
      if (stat.isDirectory() && !pathname.endsWith('/')) return sendRedirect(request, response, `${pathname}/`);
      if (!stat.isFile()) return await notFound(request, response);
      await sendContent(request, response, contentOfFile(file, handle, stat));
    } finally {
      await handle.close();
    }
  };
}

/** The file that an address below the base names; undefined for what no host gives away, and what would lead elsewhere. */
function fileOf(address: string): string | undefined {
  let names: string[];
  try {
    names = address.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
  if (names.at(-1) === '') names.splice(-1, 1, 'index.html');
  return areServed(names) ? names.join('/') : undefined;
}

const areServed = (names: readonly string[]): boolean =>
  names.every(
    (name, at) =>
      name !== '' && !/[/\\\0]/.test(name) && (!name.startsWith('.') || (name === '.well-known' && at === 0)),
  );

/** Opens a file or folder; not where a symbolic link leads to what is not served, such as what stands outside the folder. */
async function openIfThere(folder: string, file: string): Promise<FileHandle | undefined> {
  try {
    const real = await realpath(path.join(folder, file));
    const inside = path.relative(await realpath(folder), real);
    if (path.isAbsolute(inside) || !areServed(inside.split(path.sep))) return undefined;
    // What is no file, such as a pipe, is not waited for; what has become a link meanwhile is not followed.
    return await open(real, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO'].includes(code)) return undefined;
    throw error;
  }
}

const contentOfFile = (file: string, handle: FileHandle, { ino, size, mtime }: Stats): SentContent => ({
  type: contentTypeOf(file),
  size,
  isCompressible: isText(file) && size >= LEAST_TO_COMPRESS,
  read: (part) => handle.createReadStream({ ...part, autoClose: false }),
  version: {
    etag: `"${[ino, size, mtime.getTime()].map((number) => number.toString(36)).join('-')}"`,
    modified: mtime,
  },
});
