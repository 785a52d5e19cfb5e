import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { UsageError } from '../read/usage-error.ts';
import { interruptible } from './interruption.ts';

export interface ServeOptions {
  readonly host: string;
  /** A port, or undefined for the first free one from 3000 on. */
  readonly port: number | undefined;
  /** Whether it answers requests of every method; else those to read something. */
  readonly takesAll?: boolean;
  /** Milliseconds for which a client may neither end its headers nor take what it asked for. */
  readonly patience?: number;
}

/** Answers a request that is meant for this server. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const FIRST_PORT = 3000;
const PORTS_TO_TRY = 20;
const PATIENCE = 60_000;

/** A server that is listening. */
export interface Listening {
  readonly server: Server;
  /** Where it is on this machine. */
  readonly origin: string;
  /** Where it is for other machines, beside that. */
  readonly others: readonly string[];
}

/** Starts a server. Throws a UsageError when the port is taken. */
export async function serve(answer: Answer, options: ServeOptions): Promise<Listening> {
  const { host, port, takesAll = false, patience = PATIENCE } = options;
  for (let attempt = 0; ; attempt++) {
    const limits = { headersTimeout: patience, connectionsCheckingInterval: patience / 2 };
    const server = createServer(limits, (request, response) => {
      takeAbsoluteForm(request);
      const name = nameIn(request.headers.host ?? '');
      if (!isMeantForUs(name, host)) {
        refuse(
          response,
          403,
          `This server does not answer to "${name}". Ask for its address, or start it with --host ${name}.`,
        );
      } else if (takesAll || request.method === 'GET' || request.method === 'HEAD')
        void answerSafely(answer, request, response);
      else refuse(response.setHeader('allow', 'GET, HEAD'), 405, 'There is nothing here but to read.');
    });
    // Else one who stops reading would keep a file open for ever.
    server.setTimeout(patience);
    const wanted = port ?? FIRST_PORT + attempt;
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(wanted, host, resolve);
      });
      // Such as a connection that cannot be taken because too many are open: the next one may.
      server.on('error', ({ message }) => process.stderr.write(`A request was lost: ${message}.\n`));
      const { port: taken } = server.address() as AddressInfo;
      const [origin = '', ...others] = namesOf(host).map((name) => `http://${name}:${taken}`);
      return { server, origin, others };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port === undefined && attempt < PORTS_TO_TRY) continue;
      if (code === 'EADDRINUSE') throw new UsageError(`Port ${wanted} is taken. Name another with --port.`);
      throw new UsageError(`The server cannot listen on ${host}:${wanted}: ${message}.`);
    }
  }
}

/** What a browser can be told of a host. That of all addresses is none itself: it is called by each of them. */
function namesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const others = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
  );
  return ['localhost', ...others];
}

/** Says where something is served. */
export function announce(what: string, { origin, others }: Listening, base = ''): void {
  process.stdout.write(`Serving ${what} at ${origin}${base}  (Ctrl+C ends it)\n`);
  for (const other of others) process.stdout.write(`From other machines: ${other}${base}\n`);
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

function refuse(response: ServerResponse, status: number, reason: string): void {
  const body = Buffer.from(`${reason}\n`);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length }).end(body);
}

/** A server is to understand requests as proxies get them, too; what they say of the host counts (RFC 9112, 3.2.2). */
function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, target = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith('/') ? target : `/${target}`;
}

/** The name in a Host header: without the port, brackets, and what makes no difference. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

// A page of another site, whose name was made to lead to this machine, could read what is not published yet.
const isMeantForUs = (name: string, host: string): boolean =>
  name === '' || isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase();

/** Goes on answering until then. */
export async function servedUntilInterrupted({ server }: Listening): Promise<void> {
  await untilInterrupted();
  server.closeAllConnections();
  server.close();
}

/** Resolves when the person at the terminal ends the program. */
export const untilInterrupted = (): Promise<void> =>
  interruptible((interrupted) => new Promise((resolve) => interrupted.addEventListener('abort', () => resolve())));
