import type { FileAnswer } from '../../schemas/own-file.ts';
import type { CheckScope } from './check-file-scope.ts';
import { type CheckFrame, openFrame } from './check-frame.ts';

export interface FileChecker {
  /** Starts the program, so that a check does not wait for it. */
  prepare(): void;
  /** Undefined for a check that was stopped. */
  check(file: File, onRead: (bytes: number) => void): Promise<FileAnswer | undefined>;
  /** Stops the check at hand, wherever it is. */
  stop(): void;
}

const NOTHING = (): void => undefined;

/** Checks files by the contract of an element, one at a time. */
export function fileChecker({ words, contract, contracts }: CheckScope): FileChecker {
  let frame: CheckFrame | undefined;
  let texts: Promise<Record<string, string>> | undefined;
  const readTexts = (): Promise<Record<string, string>> => {
    texts ??= contractTexts(contracts);
    // Who asks for them hears of it.
    texts.catch(() => undefined);
    return texts;
  };
  // With the page: a site that is kept for reading without a network keeps them then.
  void readTexts();
  let stopThis = NOTHING;
  const close = (): void => {
    frame?.close();
    frame = undefined;
  };
  const prepare = (): CheckFrame => {
    frame ??= openFrame();
    return frame;
  };
  return {
    prepare: () => void prepare(),
    async check(file, onRead) {
      stopThis();
      const { ask } = prepare();
      const asked = async (): Promise<FileAnswer> =>
        ask({ file, contract, contracts: await readTexts(), words }, onRead);
      let stopOwn = NOTHING;
      const stopped = new Promise<undefined>((resolve) => {
        stopOwn = () => {
          close();
          resolve(undefined);
        };
      });
      stopThis = stopOwn;
      try {
        return await Promise.race([stopped, asked()]);
      } catch (error) {
        // What could not be loaded is asked for again.
        close();
        texts = undefined;
        throw error;
      } finally {
        // Another may have begun meanwhile.
        if (stopThis === stopOwn) stopThis = NOTHING;
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
