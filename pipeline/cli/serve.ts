import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { UsageError } from '../read/usage-error.ts';

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
    const server = createServer((request, response) => {
      if (isMeantForUs(request, host)) handler(request, response);
      else response.writeHead(403, { 'content-type': 'text/plain' }).end('This server answers to its own name only.\n');
    });
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

// A page of another site, whose name was made to lead to this machine, could read what is not published yet.
function isMeantForUs({ headers }: IncomingMessage, host: string): boolean {
  const name = (headers.host ?? '').replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === '' || isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === host;
}

/** Resolves when the person at the terminal ends the program. */
export const untilInterrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
