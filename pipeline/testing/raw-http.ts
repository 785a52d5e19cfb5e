// HTTP as bytes: what no client library would send, and what comes back as it is.
import { connect } from 'node:net';

/** What a server answered. */
export interface RawReply {
  readonly status: number;
  /** By name, in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are and takes whatever comes until the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close its side while bytes are still on their way to it.
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
  });
}

/** Asks for a target as it is. */
export async function askRaw(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawReply> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const reply = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head = '', body = ''] = reply.split(/\r\n\r\n(.*)/s);
  const [first = '', ...rest] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      rest.map((line) => {
        const [name = '', value = ''] = line.split(/: (.*)/s);
        return [name.toLowerCase(), value];
      }),
    ),
    body,
  };
}
