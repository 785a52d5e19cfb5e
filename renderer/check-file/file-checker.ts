import type { FileAnswer } from '../../schemas/own-file.ts';
import type { CheckScope } from './check-file-scope.ts';
import { type CheckFrame, openFrame } from './check-frame.ts';

export interface FileChecker {
  /** Loads what is needed, so that a check waits neither for it nor for a network. */
  prepare(): void;
  /** Undefined for a check that was stopped. */
  check(file: File, onRead: (bytes: number) => void): Promise<FileAnswer | undefined>;
  /** Stops the check at hand, wherever it is. */
  stop(): void;
}

/** Checks files by the contract of an element, one at a time. */
export function fileChecker({ words, contract, contracts }: CheckScope): FileChecker {
  let frame: CheckFrame | undefined;
  let texts: Promise<Record<string, string>> | undefined;
  let stopThis = (): void => undefined;
  const close = (): void => {
    frame?.close();
    frame = undefined;
    texts = undefined;
  };
  const prepare = (): CheckFrame => {
    texts ??= contractTexts(contracts);
    // Who asks for them hears of it.
    texts.catch(() => undefined);
    frame ??= openFrame();
    return frame;
  };
  return {
    prepare: () => void prepare(),
    async check(file, onRead) {
      stopThis();
      const { ask } = prepare();
      const asked = async (): Promise<FileAnswer> =>
        ask({ file, contract, contracts: (await texts) ?? {}, words }, onRead);
      const stopped = new Promise<undefined>((resolve) => {
        stopThis = () => {
          close();
          resolve(undefined);
        };
      });
      try {
        return await Promise.race([stopped, asked()]);
      } catch (error) {
        // What could not be loaded is asked for again.
        close();
        throw error;
      } finally {
        stopThis = () => undefined;
      }
    },
    stop: () => stopThis(),
  };
}

async function contractTexts(contracts: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const read = [...contracts].map(async ([name, href]) => {
    const response = await fetch(href, { mode: 'same-origin' });
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    return [name, await response.text()];
  });
  return Object.fromEntries(await Promise.all(read));
}
