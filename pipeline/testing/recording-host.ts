// A host on this machine that agrees to everything and remembers what it was sent.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
  readonly method: string;
  /** As it came, with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RecordingHost {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Gives what came since it was asked last. */
  take(): SentRequest[];
  close(): Promise<void>;
}

export async function startRecordingHost(): Promise<RecordingHost> {
  let sent: SentRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = await request.toArray();
    const { method = '', url: path = '', headers } = request;
    sent.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    close: () => new Promise((closed) => void server.close(() => closed()).closeAllConnections()),
  };
}
