import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { BuiltSite } from '../built-site/built-site.ts';
import { addPages } from './resources.ts';
import { addTools } from './tools.ts';

/** A server of the Model Context Protocol for a built site; what it is connected to is its caller's. */
export function mcpServer(site: BuiltSite, version: string): McpServer {
  const server = new McpServer(
    { name: 'docs-build', version },
    {
      instructions:
        'The documentation of one site, as it was built. Begin with "search", or with "list"; then read a page, a field list, an operation or an error code by the name that these give.',
    },
  );
  addTools(server, site);
  addPages(server, site);
  return server;
}
