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

/**
 * What the system refused, in words and in its own; undefined for any other error. It is neither a mistake in the content nor a
 * bug of ours. From a worker the message alone arrives: `EACCES: permission denied, open 'dist/nav.json'`.
 */
export function systemReason(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const code = /^[A-Z]+(?=: )/.exec(message)?.[0] ?? '';
  return Object.hasOwn(REASONS, code) ? `${REASONS[code]} (${message})` : undefined;
}
