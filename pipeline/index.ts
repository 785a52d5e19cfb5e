// The public API: what a program other than the command line may rely on.
export { type CompiledSite, type CompileOptions, compileSite } from './compile.ts';
export type { Diagnostic, Position, Range } from './diagnostics/diagnostic.ts';
export { RULES, type RuleId } from './diagnostics/rules.ts';
export { type Content, contentFrom, type PublishedFile, type SourceFile } from './read/content.ts';
export { readContent } from './read/read-content.ts';
export { UsageError } from './read/usage-error.ts';
