// A small site that `dev` serves, for the tests of it.
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { SMALL_SITE, type Workspace, workspace } from './run-binary.ts';

/** The smallest picture. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What an open browser is told of an edit. */
export const UPDATE = { type: 'update' };

interface DevSite {
  readonly site: Workspace;
  /** Starts `dev` in the site, in this process, and gives its address. It ends with the test. */
  start(...args: string[]): Promise<string>;
  /** The same by the binary. */
  startBinary(...args: string[]): Promise<string>;
  /** What it has said. */
  output(): string;
  /** The number of its process. */
  pid(): number;
  /** Interrupts it, and gives its exit code. */
  stop(): Promise<number | null | undefined>;
  /** Some edits come in more than one step; what matters is where they end. */
  until(claim: () => boolean | Promise<boolean>): Promise<void>;
}

/** A site of its own for each test of a file. */
export function devSite(): DevSite {
  let site: Workspace;
  let server: Awaited<ReturnType<Workspace['start']>> | undefined;
  const stop = async (): Promise<number | null | undefined> => {
    const code = await server?.stop();
    server = undefined;
    return code;
  };
  const output = (): string => server?.output() ?? '';
  const pid = (): number => server?.pid ?? 0;
  beforeEach(() => {
    site = workspace({
      ...SMALL_SITE,
      'content/pages/docs/_aviso.md': 'Aviso antigo.\n',
      'content/pages/docs/com-aviso.md': '# Com aviso\n\n::include{src="_aviso.md"}\n\n[início](/)\n',
      'content/static/pixel.png': PIXEL,
    });
  });
  afterEach(async () => {
    await stop();
    site.remove();
  });
  return {
    get site() {
      return site;
    },
    start: async (...args) => {
      server = await site.startHere('dev', '--port', '0', ...args);
      return server.origin;
    },
    startBinary: async (...args) => {
      server = await site.start('dev', '--port', '0', ...args);
      return server.origin;
    },
    output,
    pid,
    stop,
    until: async (claim) => {
      const deadline = Date.now() + 60_000;
      while (!(await claim())) {
        if (Date.now() > deadline) throw new Error(`It did not come about. The program said:\n${output()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** What came of a request. */
export interface Reply {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

/** Asks as a browser does. */
export async function get(origin: string, address: string): Promise<Reply> {
  const response = await fetch(new URL(address, origin), { redirect: 'manual' });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** Sends a path as it is: fetch would tidy it up. */
export function raw(
  origin: string,
  path: string,
  method = 'GET',
  headers = {},
): Promise<{ status: number; body: Buffer }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/** Edits as they reach an open browser. */
export async function listen(
  origin: string,
  base = '/',
): Promise<{ afterEdit(edit: () => void): Promise<unknown>; close(): void }> {
  const controller = new AbortController();
  const response = await fetch(new URL(`${base}__docs-build/events`, origin), { signal: controller.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const waiting: ((event: unknown) => void)[] = [];
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) {
      for (const [, data] of Buffer.from(chunk)
        .toString()
        .matchAll(/^data: (.*)$/gm)) {
        for (const resolve of waiting.splice(0)) resolve(JSON.parse(data ?? ''));
      }
    }
  };
  void read().catch(() => undefined);
  return {
    afterEdit(edit) {
      const event = new Promise((resolve) => waiting.push(resolve));
      edit();
      return event;
    },
    close: () => controller.abort(),
  };
}

const LIVE_SCRIPT = /<script type="module" src="[^"]*\/live-[^"]*"><\/script>\n?/;

/** Files of a built site that `dev` serves otherwise than they are written, but for the script that shows edits. */
export async function servedOtherwise(
  origin: string,
  folder: string,
  files: readonly string[],
  base = '/',
): Promise<string[]> {
  const otherwise: string[] = [];
  for (const file of files) {
    const { status, body } = await raw(origin, `${base}${file.split('/').map(encodeURIComponent).join('/')}`);
    const served = file.endsWith('.html') ? Buffer.from(body.toString().replace(LIVE_SCRIPT, '')) : body;
    if (status !== 200 || !served.equals(readFileSync(path.join(folder, file)))) otherwise.push(file);
  }
  return otherwise;
}
