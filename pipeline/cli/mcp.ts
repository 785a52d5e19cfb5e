import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { builtSite } from '../built-site/built-site.ts';
import { mcpServer } from '../mcp/mcp-server.ts';
import { untilInterrupted } from './serve.ts';
import { VERSION } from './version.ts';

/** Answers a client over standard input and output until that ends, or until interrupted. Returns the exit code. */
export async function mcp({ out }: { readonly out: string }): Promise<number> {
  const server = mcpServer(builtSite(out), VERSION);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(new StdioServerTransport());
  const interrupted = untilInterrupted().then(() => server.close());
  await Promise.race([ended, interrupted]);
  return 0;
}
