import type { Import } from './imported.ts';

/** Something that content can be brought over from. */
interface Origin {
  readonly description: string;
  /** Whether it makes a whole content folder, or files that are added to one. */
  readonly makes: 'folder' | 'files';
  load(): Promise<Import>;
}

/** What `docs-build import` knows, by name. Each is loaded when it is called for. */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  docusaurus: {
    description: 'a Docusaurus site, by the folder of its docusaurus.config',
    makes: 'folder',
    load: async () => (await import('./docusaurus/import-docusaurus.ts')).importDocusaurus,
  },
  vitepress: {
    description: 'a VitePress site, by the folder that holds .vitepress',
    makes: 'folder',
    load: async () => (await import('./vitepress/import-vitepress.ts')).importVitepress,
  },
  mdbook: {
    description: 'an mdBook, by the folder of its book.toml',
    makes: 'folder',
    load: async () => (await import('./mdbook/import-mdbook.ts')).importMdbook,
  },
  openapi: {
    description: 'an API described in OpenAPI 3.0 or 3.1, by its document',
    makes: 'files',
    load: async () => (await import('./contracts/import-openapi.ts')).importOpenApi,
  },
  jsonschema: {
    description: 'a field list from a JSON Schema, by its file',
    makes: 'files',
    load: async () => (await import('./contracts/import-json-schema.ts')).importJsonSchema,
  },
  csv: {
    description: 'a field list from a spreadsheet of fields, saved as CSV',
    makes: 'files',
    load: async () => (await import('./contracts/import-csv.ts')).importCsv,
  },
};
