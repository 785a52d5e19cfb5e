import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BuiltSite, builtSite } from '../built-site/built-site.ts';
import { apiFilesOf, fieldListsOf } from '../built-site/published-data.ts';
import { readApi } from '../contracts/operations/read-api.ts';
import { answerCall, type MockedSite } from '../mock/answer-call.ts';
import { callOf } from '../mock/call.ts';
import { noSiteIn, UsageError } from '../read/usage-error.ts';
import { publishedContracts } from './published-contract.ts';
import { announce, type ServeOptions, serve, servedUntilInterrupted } from './serve.ts';

export interface MockOptions extends ServeOptions {
  /** A folder that build wrote, or the address of a published site. */
  readonly site: string;
}

/** Answers calls as the operations of a built site say, until interrupted. Returns the exit code. */
export async function mock({ site, host, port }: MockOptions): Promise<number> {
  const mocked = await mockedSite(builtSite(site));
  if (mocked.operations.length === 0) throw new UsageError(`"${site}" describes no operations to answer as.`);
  const answer = (request: IncomingMessage, response: ServerResponse) => answerRequest(request, response, mocked);
  const serving = await serve(answer, { host, port, takesAll: true });
  const count = mocked.operations.length === 1 ? '1 operation' : `${mocked.operations.length} operations`;
  announce(`${count} of "${site}"`, serving);
  await servedUntilInterrupted(serving);
  return 0;
}

/** What the mock of a built site answers from. */
export async function mockedSite(site: BuiltSite): Promise<MockedSite> {
  const lists = (await fieldListsOf(site)).map(({ name }) => name);
  const apis = await Promise.all(
    (await apiFilesOf(site)).map(async ({ name, file }) => {
      const text = await site.read(file);
      if (text === undefined) throw noSiteIn(site.place);
      // What is published was checked when it was built.
      return readApi({ path: `operations/${name}.yaml`, text }, () => undefined)?.operations ?? [];
    }),
  );
  return {
    operations: apis.flat().filter(({ isWebhook }) => !isWebhook),
    contracts: await publishedContracts(lists, site),
    example: async (file) => site.bytes(`data/examples/${file}`),
  };
}

/** Bytes of a body that are taken; more are refused. */
const MOST = 50_000_000;

async function answerRequest(request: IncomingMessage, response: ServerResponse, site: MockedSite): Promise<void> {
  const body = await bodyOf(request);
  if (!body) return void response.writeHead(413).end();
  const { method = 'GET', url = '/', headers } = request;
  const { status, headers: own, body: answer, faults } = await answerCall(callOf(method, url, headers, body), site);
  process.stdout.write([`${method} ${url}  ${status}`, ...faults.map((fault) => `  ${fault}`), ''].join('\n'));
  const told = faults.slice(0, 20).map(inAscii);
  response.writeHead(status, { ...own, ...(told.length > 0 && { 'docs-build-fault': told }) });
  response.end(method === 'HEAD' ? undefined : answer);
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Headers have no other characters. */
const inAscii = (text: string): string =>
  text.replace(/[^\x20-\x7E]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
