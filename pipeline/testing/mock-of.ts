// A mock of a site that was compiled, reading what that would publish, as the command reads a built one.
import type { DataIndex } from '../../schemas/types.ts';
import type { BuiltSite } from '../built-site/built-site.ts';
import { mockedSite } from '../cli/mock.ts';
import type { CompiledSite } from '../compile.ts';
import { ABOUT_PATHS } from '../contracts/uses/about-paths.ts';
import { answerCall, type MockAnswer } from '../mock/answer-call.ts';
import { callOf } from '../mock/call.ts';
import { outputText } from './output-text.ts';
import type { SentRequest } from './recording-host.ts';

/** Answers a request whose path begins with the root. */
export type Mock = (request: SentRequest, root?: string) => Promise<MockAnswer>;

export async function mockOf(site: CompiledSite): Promise<Mock> {
  const read = async (file: string) => (site.outputs.has(file) ? outputText(site, file) : undefined);
  const built: BuiltSite = {
    place: 'a compiled site',
    nav: async () => site.nav,
    data: async () => (JSON.parse(outputText(site, ABOUT_PATHS.index)) as DataIndex).files,
    read,
    bytes: async (file) => {
      const text = await read(file);
      return text === undefined ? undefined : Buffer.from(text);
    },
  };
  const mocked = await mockedSite(built);
  return ({ method, path, headers, body }, root = '') =>
    answerCall(callOf(method, path.slice(root.length), headers, Buffer.from(body)), mocked);
}
