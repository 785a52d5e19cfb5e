import type { DiagramError } from './diagram.ts';
import { findBlamedLine } from './find-blamed-line.ts';
import { findUnclosedBlock } from './find-unclosed-block.ts';
import { type NormalizedLines, normalizeLines } from './normalize-lines.ts';
import { quote } from './quote.ts';

type Parse = (source: string) => Promise<void>;

/** What the three kinds of mermaid's parsers (jison, Langium, checks of their own) tell about a failure. */
interface Failure {
  readonly name?: string;
  readonly message: string;
  readonly hash?: {
    readonly token?: string | number | null;
    readonly text?: string;
    readonly line?: number | string;
    readonly loc?: { readonly last_line: number; readonly last_column: number };
    readonly expected?: readonly string[];
  };
  readonly result?: {
    readonly lexerErrors: readonly { readonly line?: number; readonly message: string }[];
    readonly parserErrors: readonly { readonly message: string; readonly token: LangiumToken }[];
  };
}

interface LangiumToken {
  readonly image: string;
  readonly startLine?: number;
  readonly previousToken?: unknown;
}

/**
 * Turns mermaid's failure into one sentence at the right line. Mermaid drops comments and blank lines before it counts,
 * so the source is parsed again with its lines kept.
 */
export async function explainError(source: string, error: unknown, parse: Parse): Promise<DiagramError> {
  const last = lastLine(source);
  if (source.trim() === '') return { message: 'The diagram is empty.', line: 1 };
  const first = toFailure(error);
  if (first.name === 'UnknownDiagramError') return unknownType(source);
  if (first.name === 'YAMLException') {
    return { message: `The diagram's front matter is not valid YAML: ${firstSentence(first.message)}`, line: 1 };
  }
  const lines = normalizeLines(source);
  const failure = (await failureOf(lines.text, parse)) ?? first;
  const place = failure.result ? locateByLangium(failure.result) : locateByJison(failure, lines);
  if (!place) {
    const line = await findBlamedLine(source, first.message, async (part) => (await failureOf(part, parse))?.message);
    const content = source.split('\n')[line - 1] ?? '';
    // A crash of mermaid's own says nothing to the author.
    const crashed = /^(?:Type|Range|Reference)Error$/.test(first.name ?? '');
    return { message: crashed ? `Cannot read "${quote(content)}".` : firstSentence(first.message), line };
  }
  if (place.atEnd) {
    const block = findUnclosedBlock(source);
    if (block) return block;
  }
  return { message: place.message, line: Math.min(place.line, last) };
}

interface LocatedError extends DiagramError {
  readonly atEnd?: boolean;
}

function locateByJison({ hash, message }: Failure, lines: NormalizedLines): LocatedError | undefined {
  if (hash?.token === null && typeof hash.line === 'number') {
    const index = hash.line + 1;
    return { message: `Cannot read "${quote(lines.content(index))}".`, line: lines.toSource(index) };
  }
  // Checks inside the grammar throw in jison's form with a place that they made up.
  if (!hash?.loc || !message.startsWith('Parse error')) return undefined;
  const { last_line: index, last_column: column } = hash.loc;
  const content = lines.content(index);
  const line = lines.toSource(index);
  const found = (hash.text ?? '').trim();
  if (hash.token === 1 || /^EOF/.test(String(hash.token))) {
    return { message: 'The diagram ends too early.', line, atEnd: true };
  }
  if (found === '') return { message: `"${quote(content)}" is not complete.`, line };
  const where = content.includes(found.split('\n')[0] ?? found, column) ? 'in' : 'after';
  return { message: `Unexpected "${quote(found)}" ${where} "${quote(content)}".`, line };
}

function locateByLangium({ lexerErrors, parserErrors }: NonNullable<Failure['result']>): LocatedError | undefined {
  const [lexer] = lexerErrors;
  if (lexer?.line !== undefined) {
    const character = /->(.+?)<-/s.exec(lexer.message)?.[1];
    const message = character ? `Unexpected "${character}".` : firstSentence(lexer.message);
    return { message, line: lexer.line };
  }
  const [parser] = parserErrors;
  if (!parser) return undefined;
  const { token } = parser;
  if (!token.startLine) return { message: 'The diagram ends too early.', line: Infinity, atEnd: true };
  const found = token.image.trim();
  const message = found ? `Unexpected "${quote(found)}".` : 'The line is not complete.';
  return { message, line: token.startLine };
}

function unknownType(source: string): DiagramError {
  const { text } = normalizeLines(source);
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.trim() !== '');
  const word = /^\s*(\S+)/.exec(lines[index] ?? '')?.[1] ?? '';
  return { message: `"${word}" is not a type of diagram that mermaid knows.`, line: Math.max(index, 0) + 1 };
}

async function failureOf(source: string, parse: Parse): Promise<Failure | undefined> {
  try {
    await parse(source);
    return undefined;
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { hash, result } = error as Error & Pick<Failure, 'hash' | 'result'>;
  return { name: error.name, message: error.message, ...(hash ? { hash } : {}), ...(result ? { result } : {}) };
}

function lastLine(source: string): number {
  return source.trimEnd().split('\n').length;
}

function firstSentence(message: string): string {
  const sentence = (message.split('\n')[0] ?? '').replace(/(?<=[.!?])\s+[A-Z].*$/, '').trim();
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
