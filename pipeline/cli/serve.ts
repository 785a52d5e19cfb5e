import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../read/read-content.ts';

export interface ServeOptions {
  readonly host: string;
  /** A port, or undefined for the first free one from 3000 on. */
  readonly port: number | undefined;
}

const FIRST_PORT = 3000;
const PORTS_TO_TRY = 20;

/** Starts a server and returns it with its origin. Throws a UsageError when the port is taken. */
export async function serve(
  handler: RequestListener,
  { host, port }: ServeOptions,
): Promise<{ server: Server; origin: string }> {
  for (let attempt = 0; ; attempt++) {
    const server = createServer(handler);
    const wanted = port ?? FIRST_PORT + attempt;
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(wanted, host, resolve);
      });
      const name = host.includes(':') ? `[${host}]` : host;
      return { server, origin: `http://${name}:${(server.address() as AddressInfo).port}` };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port === undefined && attempt < PORTS_TO_TRY) continue;
      if (code === 'EADDRINUSE') throw new UsageError(`Port ${wanted} is taken. Name another with --port.`);
      throw new UsageError(`The server cannot listen on ${host}:${wanted}: ${message}.`);
    }
  }
}

/** Resolves when the person at the terminal ends the program. */
export const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
