// The public API: what a program other than the command line may rely on. docs/pages/api.md explains it.

export type { Nav, PageDocument, Route } from '../schemas/types.ts';
export { type CompiledSite, type CompileOptions, compileSite } from './api/compile-site.ts';
export { contentFrom, readContent } from './api/content.ts';
export { readSite } from './api/read-site.ts';
export { renderPage } from './api/render-page.ts';
export type { Content, Site } from './api/site.ts';
export type { Diagnostic, Position, Range } from './diagnostics/diagnostic.ts';
export { RULES, type RuleId } from './diagnostics/rules.ts';
export { UsageError } from './read/usage-error.ts';
