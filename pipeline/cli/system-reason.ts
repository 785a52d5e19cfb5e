const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'the quota of disk space is used up',
  EROFS: 'the disk is open for reading only',
  EACCES: 'permission is denied',
  EPERM: 'the operation is not permitted',
  EMFILE: 'the program has too many files open',
  ENFILE: 'the system has too many files open',
  EIO: 'the disk failed',
  ENOTDIR: 'what should be a folder is a file',
  ENAMETOOLONG: 'a name is too long',
  EBUSY: 'a file is in use',
};

/** In a folder that is ours alone, these say that somebody else is at work there; elsewhere they would be a bug. */
const SOMEBODY_ELSE = ['ENOENT', 'ENOTEMPTY'];

/**
 * What the system refused, in words and in its own; undefined for any other error. It is neither a mistake in the content nor a
 * bug of ours. From a worker the message alone arrives: `EACCES: permission denied, open 'dist/nav.json'`. `folder`: one that
 * nobody else should write to meanwhile.
 */
export function systemReason(error: unknown, folder?: string): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const code = /^[A-Z]+(?=: )/.exec(message)?.[0] ?? '';
  if (folder && SOMEBODY_ELSE.includes(code) && message.includes(folder))
    return `another program changes it meanwhile (${message})`;
  return Object.hasOwn(REASONS, code) ? `${REASONS[code]} (${message})` : undefined;
}
