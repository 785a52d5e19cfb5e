// A host on this machine that remembers what it was sent, and agrees to everything unless it is told what to answer.
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';

export interface SentRequest {
  readonly method: string;
  /** As it came, with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Name in the certificate that the client showed. */
  readonly client?: string;
}

/** What a host says to a request; undefined where it agrees. */
export type HostAnswer = (
  request: SentRequest,
) => Promise<
  { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body: string | Uint8Array } | undefined
>;

export interface RecordingHost {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** `https://127.0.0.1:port`, which asks for a certificate and does without; undefined where the host has none of its own. */
  readonly tlsOrigin: string | undefined;
  /** Gives what came since it was asked last. */
  take(): SentRequest[];
  close(): Promise<void>;
}

/** Starts one; with a certificate, which it trusts in clients too, it has a second address. */
export async function startRecordingHost(
  identity?: {
    readonly cert: string;
    readonly key: string;
  },
  say: HostAnswer = async () => undefined,
): Promise<RecordingHost> {
  let sent: SentRequest[] = [];
  const answer: RequestListener = async (request, response) => {
    const chunks: Uint8Array[] = await request.toArray();
    const { method = '', url: path = '', headers, socket } = request;
    const shown = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate().subject?.CN : undefined;
    const client = typeof shown === 'string' ? { client: shown } : {};
    const arrived = { method, path, headers, body: Buffer.concat(chunks).toString(), ...client };
    sent.push(arrived);
    const agreed = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    const { status, headers: own, body } = (await say(arrived)) ?? agreed;
    response.writeHead(status, own).end(body);
  };
  const server = createServer(answer);
  const tls =
    identity &&
    createTlsServer({ ...identity, ca: identity.cert, requestCert: true, rejectUnauthorized: false }, answer);
  const servers = [server, ...(tls ? [tls] : [])];
  await Promise.all(servers.map((each) => new Promise<void>((listening) => each.listen(0, '127.0.0.1', listening))));
  const portOf = (each: typeof server): number => (each.address() as AddressInfo).port;
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    tlsOrigin: tls && `https://127.0.0.1:${portOf(tls)}`,
    take() {
      const taken = sent;
      sent = [];
      return taken;
    },
    async close() {
      await Promise.all(
        servers.map((each) => new Promise<void>((closed) => void each.close(() => closed()).closeAllConnections())),
      );
    },
  };
}
