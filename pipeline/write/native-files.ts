// What the system can do with files and Node cannot.
import { createRequire } from 'node:module';

interface Native {
  tryLock(descriptor: number, offset: number, length: number, exclusive: boolean): void;
  swapSync(from: string, to: string): void;
}

let loaded: Native | undefined;

/** The package's binary for this platform; to find it through the package's own loader takes forty times as long. */
function native(): Native {
  loaded ??= createRequire(import.meta.url)(
    `fs-native-extensions/prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node`,
  ) as Native;
  return loaded;
}

/**
 * Locks an open file until it is closed, by whatever ends its owner; false where another has it. The system itself keeps the
 * lock, so it holds across containers, and a process that is stopped or busy keeps it. Throws where there are no locks.
 */
export function tryLock(descriptor: number): boolean {
  try {
    native().tryLock(descriptor, 0, 0, true);
    return true;
  } catch (error) {
    if (['EAGAIN', 'EACCES', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Lets two files or folders change places in one step; false where the file system cannot. */
export function trySwap(one: string, other: string): boolean {
  try {
    native().swapSync(one, other);
    return true;
  } catch {
    return false;
  }
}
