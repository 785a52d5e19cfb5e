import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { UsageError } from '../read/usage-error.ts';

export interface ServeOptions {
  readonly host: string;
  /** A port, or undefined for the first free one from 3000 on. */
  readonly port: number | undefined;
  /** Whether it answers requests of every method; else those to read something. */
  readonly takesAll?: boolean;
}

/** Answers a request that is meant for this server. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const FIRST_PORT = 3000;
const PORTS_TO_TRY = 20;

/** Starts a server and returns it with its origin. Throws a UsageError when the port is taken. */
export async function serve(
  answer: Answer,
  { host, port, takesAll = false }: ServeOptions,
): Promise<{ server: Server; origin: string }> {
  for (let attempt = 0; ; attempt++) {
    const server = createServer((request, response) => {
      if (!isMeantForUs(request, host)) refuse(response, 403, 'This server answers to its own name only.');
      else if (takesAll || request.method === 'GET' || request.method === 'HEAD')
        void answerSafely(answer, request, response);
      else refuse(response.setHeader('allow', 'GET, HEAD'), 405, 'There is nothing here but to read.');
    });
    const wanted = port ?? FIRST_PORT + attempt;
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(wanted, host, resolve);
      });
      // Such as a connection that cannot be taken because too many are open: the next one may.
      server.on('error', ({ message }) => process.stderr.write(`A request was lost: ${message}.\n`));
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

/** Whatever breaks is answered with 500, or ends the connection: the server lives on. */
async function answerSafely(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A write to a connection that the browser has closed.
  response.on('error', () => response.destroy());
  try {
    await answer(request, response);
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${request.url} cannot be shown.\n${stack}\n`);
    if (response.headersSent) response.destroy();
    else refuse(response, 500, `${request.url} cannot be shown.\n${message}`);
  }
}

const refuse = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

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
