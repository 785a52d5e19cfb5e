import { constants } from 'node:os';

/** The person at the terminal, or whoever started the program, wants it to end. */
export class Interruption extends Error {
  /** As a shell reports it: 130 for Ctrl+C, 143 for a request to terminate. */
  readonly exitCode: number;
  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs what must clear up after itself: it is told of a signal, which without this ends the program on the spot. */
export async function interruptible<Result>(run: (interrupted: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const listeners = SIGNALS.map((signal) => [signal, () => controller.abort(new Interruption(signal))] as const);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  try {
    return await run(controller.signal);
  } finally {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}
