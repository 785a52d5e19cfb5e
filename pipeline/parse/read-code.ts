// A block of code: its language, what stands after it, and whether it is an example or a diagram.
import type { Code, Nodes } from 'mdast';
import { didYouMean } from '../diagnostics/nearest.ts';
import { type MetaWord, readCodeMeta } from './code-meta.ts';
import { isLanguage, languageNames } from './languages.ts';
import { readCodeNames } from './named.ts';
import { keepFromDirective, linePrefix, type PageState, report, type Source, spanOf } from './source.ts';

export function readCode(node: Code, source: Source, state: PageState): void {
  const { start, end } = spanOf(node);
  const fence = openFence(node, source);
  if (!/^[`~]/.test(source.lines.text.slice(start, end))) keepFromDirective(node, source);
  // Whatever comes to stand after it is no code because of it.
  if (fence !== undefined) {
    const last = start + source.lines.text.slice(start, end).trimEnd().length;
    source.edits.push({ start: last, end: last, pieces: [`\n${fence}`] });
  }
  const opening = source.lines.restOfLine(start);
  const marks = /^(`{3,}|~{3,})\s*/.exec(opening)?.[0].length ?? 0;
  const language = node.lang;
  if (language === 'mermaid') {
    state.diagrams.set(node, { source });
  } else if (language && !isLanguage(language)) {
    report(state, source, {
      rule: 'code-language-unknown',
      message: `There is no highlighting for the language "${language}".`,
      start: start + marks,
      end: start + marks + language.length,
      hint: didYouMean(language, languageNames()) ?? 'Write "text" for code of no language.',
    });
  }
  if (!/\bcontract=/.test(node.meta ?? '')) readCodeNames(node, source, state);
  if (!node.meta) return;
  const metaStart = start + opening.indexOf(node.meta, marks + (language?.length ?? 0));
  const meta = readCodeMeta(node.meta);
  const rangeOf = ({ text, offset }: MetaWord) =>
    source.lines.range(metaStart + offset, metaStart + offset + text.length);
  if (meta.contract) {
    state.samples.push({
      contract: meta.contract.text,
      contractRange: rangeOf(meta.contract),
      expect: meta.expect?.text ?? 'valid',
      expectRange: rangeOf(meta.expect ?? meta.contract),
      language: language ?? '',
      text: node.value,
      sourcePath: source.path,
      heading: state.headings.length - 1,
      ...placeOfCode(node, source),
    });
  }
  const idle = meta.expect && !meta.contract ? [meta.expect] : [];
  for (const { text, offset } of [...meta.unknown, ...idle]) {
    report(state, source, {
      rule: 'code-meta-invalid',
      message: `"${text}" after the language of a code block means nothing.`,
      start: metaStart + offset,
      end: metaStart + offset + text.length,
      hint: idle.length > 0 ? 'Add contract=….' : 'Known: title="…", {1,3-5}, showLineNumbers, contract=…, expect=….',
    });
  }
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

/** The line that would close a block of code which a node ends in, where its author left it open. */
export function openFence(node: Nodes | undefined, source: Source): string | undefined {
  if (node?.type !== 'code') return node && 'children' in node ? openFence(node.children.at(-1), source) : undefined;
  const { start, end } = spanOf(node);
  const code = source.lines.text.slice(start, end).trimEnd();
  const fence = /^(`{3,}|~{3,})/.exec(code)?.[0];
  const lastLine = code.slice(Math.max(code.lastIndexOf('\n'), code.lastIndexOf('\r')) + 1);
  const isClosed = lastLine.length < code.length && new RegExp(`^[\\s>]*${fence}+$`).test(lastLine);
  return fence === undefined || isClosed ? undefined : linePrefix(node, source) + fence;
}
