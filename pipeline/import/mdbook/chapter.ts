// A chapter of an mdBook as Markdown of ours.
import { fencedLines } from '../fenced-lines.ts';
import type { Leave } from '../imported.ts';
import { linesOf, regionOf } from '../snippet.ts';
import { joined, type SourceFolder } from '../source-folder.ts';

const INCLUSION = /(\\?)\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+([^}\s]+)([^}]*)\}\}/g;

/** Files within files: more are not meant. */
const DEEPEST = 10;

export interface Chapter {
  readonly body: string;
  /** What `{{#title}}` says. */
  readonly title?: string;
}

/** Reads a chapter, with what it includes in place. */
export function readChapter(folder: SourceFolder, file: string, leave: Leave): Chapter {
  let title: string | undefined;
  const include = (text: string, from: string, depth: number): string =>
    text.replace(INCLUSION, (whole, isEscaped, kind, name, rest, at) => {
      const place = `${from}:${text.slice(0, at).split('\n').length}`;
      if (isEscaped) return whole.slice(1);
      if (kind === 'title') {
        title = (name + rest).trim();
        return '';
      }
      const [path = '', ...piece] = name.split(':');
      const target = joined(from, path);
      if (target === undefined || !folder.has(target) || depth > DEEPEST) {
        leave('Inclusions of files that are not there', place, whole);
        return whole;
      }
      const found = pieceOf(folder.text(target), piece);
      if (found === undefined) {
        leave('Inclusions of a piece that its file does not have', place, whole);
        return whole;
      }
      const included = include(found.replace(/\n$/, ''), target, depth + 1);
      return kind === 'include' || kind === 'rustdoc_include' ? included : `\`\`\`rust\n${included}\n\`\`\``;
    });
  const text = include(folder.text(file), file, 0);
  return { body: withNotices(shownLines(text, file, leave)), ...(title !== undefined && { title }) };
}

/** `:2:10`, `:2`, `:name`, or the whole file. */
function pieceOf(text: string, [from = '', to]: readonly string[]): string | undefined {
  if (from === '' && to === undefined) return text;
  if (from !== '' && !/^\d+$/.test(from)) return regionOf(text, from, 'anchor');
  const first = from === '' ? undefined : Number(from);
  return linesOf(text, first, to === undefined ? first : to === '' ? undefined : Number(to));
}

const HIDDEN = /^(\s*)#(?: (.*))?$/;

/** Lines that mdBook hides in Rust are part of a program that a reader may copy. */
function shownLines(text: string, file: string, leave: Leave): string {
  let isRust = false;
  let hidden = 0;
  const lines = fencedLines(text).map(({ text: line, isCode, opens }) => {
    if (opens !== undefined) isRust = /^[\s>]*[`~]+\s*rust\b/.test(line);
    const [whole, indent = '', code = ''] = (isCode && isRust && HIDDEN.exec(line)) || [];
    if (whole === undefined) return line.replace(/\{\{(#include .*?)\}\}/g, '{{$1}}');
    hidden++;
    return indent + code;
  });
  if (hidden > 0) leave('Lines of Rust that were hidden, and are shown', file, `${hidden} lines`);
  return lines.join('\n');
}

/** `<div class="warning">` is a notice of mdBook's. */
const withNotices = (text: string): string =>
  text.replace(
    /^<div class="warning">[ \t]*\n([\s\S]*?)^<\/div>[ \t]*$/gm,
    (_, inner) => `:::warning\n\n${inner.trim()}\n\n:::`,
  );
