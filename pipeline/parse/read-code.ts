// A block of code: its language, what stands after it, and whether it is an example or a diagram.
import type { Code, Nodes } from 'mdast';
import { didYouMean } from '../diagnostics/nearest.ts';
import { type CodeMeta, type MetaWord, readCodeMeta } from './code-meta.ts';
import { isLanguage, languageNames } from './languages.ts';
import { readCodeNames } from './named.ts';
import { keepFromDirective, linePrefix, report, type Source, spanOf } from './source.ts';

declare module 'mdast' {
  interface CodeData {
    fence?: CodeMeta;
    /** Whether it was said of what holds it that it is not closed. */
    isEndReported?: boolean;
  }
}

export function readCode(node: Code, source: Source): void {
  const { start, end } = spanOf(node);
  const fence = openFence(node, source);
  if (!/^[`~]/.test(source.lines.text.slice(start, end))) keepFromDirective(node, source);
  // Whatever comes to stand after it is no code because of it.
  if (fence !== undefined) {
    if (!node.data?.isEndReported && !source.malformed.endsWithin) reportUnclosed(node, source);
    const last = start + source.lines.text.slice(start, end).trimEnd().length;
    source.edits.push({ start: last, end: last, pieces: [`\n${fence}`] });
  }
  const meta = readInfo(node, source);
  node.data = { ...node.data, fence: meta };
  const infoStart = start + meta.offset;
  const { language } = meta;
  if (language === 'mermaid') {
    source.page.diagrams.set(node, { source });
  } else if (language && !isLanguage(language)) {
    report(source, {
      rule: 'code-language-unknown',
      message: `There is no highlighting for the language "${language}".`,
      start: infoStart,
      end: infoStart + language.length,
      hint: didYouMean(language, languageNames()) ?? 'Write "text" for code of no language.',
    });
  }
  if (!meta.contract) readCodeNames(node, source);
  const rangeOf = ({ text, offset }: MetaWord) =>
    source.lines.range(infoStart + offset, infoStart + offset + text.length);
  if (meta.contract) {
    source.page.samples.push({
      contract: meta.contract.text,
      contractRange: rangeOf(meta.contract),
      expect: meta.expect?.text ?? 'valid',
      expectRange: rangeOf(meta.expect ?? meta.contract),
      language,
      text: node.value,
      sourcePath: source.path,
      heading: source.page.headings.length - 1,
      ...placeOfCode(node, source),
    });
  }
  reportMeaningless(meta, infoStart, source);
}

/** The words after the marks of a fence; of code by its indent there are none. */
function readInfo(node: Code, source: Source): CodeMeta & { readonly offset: number } {
  const opening = source.lines.restOfLine(spanOf(node).start);
  const marks = /^(`{3,}|~{3,})[ \t]*/.exec(opening)?.[0];
  const meta = readCodeMeta(marks === undefined ? '' : opening.slice(marks.length).trimEnd());
  node.lang = meta.language || null;
  return { ...meta, offset: marks?.length ?? 0 };
}

/** All words of a fence that mean nothing, at once: they are one mistake. */
function reportMeaningless({ unknown, expect, contract }: CodeMeta, from: number, source: Source): void {
  const isIdle = expect !== undefined && contract === undefined && unknown.length === 0;
  const words = isIdle ? [expect] : unknown;
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return;
  const quoted = words.map(({ text }) => `"${text}"`).join(', ');
  report(source, {
    rule: 'code-meta-invalid',
    message: `${quoted} after the language of a code block ${words.length === 1 ? 'means' : 'mean'} nothing.`,
    start: from + first.offset,
    end: from + last.offset + last.text.length,
    hint: isIdle ? 'Add contract=….' : 'Known: title="…", {1,3-5}, showLineNumbers, contract=…, expect=….',
  });
}

/** In a quote or a list, what stands in front of a line is no part of the code. */
function placeOfCode(
  node: Code,
  { lines }: Source,
): { readonly firstLine: number; readonly indents: readonly number[] } {
  const firstLine = (node.position?.start.line ?? 1) + 1;
  const indents = node.value.split('\n').map((code, i) => {
    const line = lines.restOfLine(lines.lineStart(firstLine + i));
    return Math.max(0, line.lastIndexOf(code));
  });
  return { firstLine, indents };
}

/** The line that would close a block of code, where its author left it open. */
function openFence(node: Code, source: Source): string | undefined {
  const { start, end } = spanOf(node);
  const code = source.lines.text.slice(start, end).trimEnd();
  const fence = /^(`{3,}|~{3,})/.exec(code)?.[0];
  const lastLine = code.slice(Math.max(code.lastIndexOf('\n'), code.lastIndexOf('\r')) + 1);
  const isClosed = lastLine.length < code.length && new RegExp(`^[\\s>]*${fence}+$`).test(lastLine);
  return fence === undefined || isClosed ? undefined : linePrefix(node, source) + fence;
}

/** The block of code that a node ends in, where its author left it open. */
export function openCode(node: Nodes | undefined, source: Source): Code | undefined {
  if (node?.type !== 'code') return node && 'children' in node ? openCode(node.children.at(-1), source) : undefined;
  return openFence(node, source) === undefined ? undefined : node;
}

function reportUnclosed(node: Code, source: Source): void {
  const { start } = spanOf(node);
  const line = source.lines.restOfLine(start).trimEnd();
  const marks = /^[`~]*/.exec(line)?.[0] ?? '';
  report(source, {
    rule: 'code-unclosed',
    message: `The block of code that "${line}" opens is not closed: all that follows is code.`,
    start,
    end: start + line.length,
    hint: `End it with a line "${marks}".`,
  });
}
