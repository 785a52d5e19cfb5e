// Examples that cannot lie: every payload on a page, and every file a contract names, is held to its contract.
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { timed } from '../../diagnostics/file-time.ts';
import { type LineIndex, lineIndex } from '../../diagnostics/line-index.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import { sayInEnglish } from '../../languages/say-in-english.ts';
import type { PageFacts, Sample } from '../../parse/parsed-page.ts';
import type { LoadScope } from '../kind/kind.ts';
import { checkFile } from './check-file.ts';
import { REASONS } from './check-scalar.ts';
import { textCheck } from './check-text.ts';
import { everyField, fieldAt } from './field-list.ts';
import { findContract, findExample } from './find-contract.ts';
import { judgePayload, reasonsOf } from './judge-payload.ts';
import type { FieldLists } from './load-field-lists.ts';
import { sampleBody } from './sample-body.ts';

export function checkSamples(
  pages: readonly PageFacts[],
  { content: { files }, context: { secondsPerFile } }: LoadScope,
  lists: FieldLists,
  report: Report,
): void {
  for (const { samples, sourcePath, frontmatter, frontmatterRanges } of pages) {
    timed(sourcePath, secondsPerFile, report, () => {
      for (const sample of samples) checkSample(sample, lists, report);
    });
    const range = frontmatterRanges.contracts ?? WHOLE_FILE;
    for (const name of frontmatter.contracts ?? []) findContract(name, lists, { sourcePath, range }, report);
  }
  for (const loaded of lists.byPath.values()) {
    for (const { file, expect = 'valid', direction, range } of loaded?.list.examples ?? []) {
      const found = loaded && findExample(file, files, { sourcePath: loaded.list.sourcePath, range }, report);
      if (!found) continue;
      const { sourcePath, bytes } = found;
      const name = file.slice(file.lastIndexOf('/') + 1);
      timed(sourcePath, secondsPerFile, report, () =>
        checkFile({ list: loaded.list, name, bytes: bytes(), expect, direction, sourcePath }, report),
      );
    }
  }
}

function checkSample(sample: Sample, lists: FieldLists, report: Report): void {
  const { contract, contractRange, expect, expectRange, language, sourcePath } = sample;
  const [name = '', path] = contract.split('#', 2);
  const loaded = findContract(name, lists, { sourcePath, range: contractRange }, report);
  if (!loaded) return;
  const { list } = loaded;
  const part = path === undefined ? undefined : fieldAt(list, path);
  if (path !== undefined && !part) {
    const hint = didYouMean(
      path,
      [...everyField(list.fields)].map((field) => field.path),
    );
    const message = `The contract "${name}" has no field "${path}".`;
    report({ rule: 'contract-unknown', message, sourcePath, range: contractRange, hint });
    return;
  }
  const known: readonly string[] = [...REASONS, ...new Set(list.rules.map(({ code }) => code))];
  const strange = reasonsOf(expect).find((reason) => !known.includes(reason));
  if (strange !== undefined) {
    const message = `Nothing is invalid for the reason "${strange}".`;
    report({
      rule: 'code-meta-invalid',
      message,
      sourcePath,
      range: expectRange,
      hint: `Known: ${known.join(', ')}.`,
    });
    return;
  }
  const { text, start: from, isFile } = sampleBody(sample);
  if (isFile && !list.layout) {
    report({
      rule: 'code-meta-invalid',
      message: `Code in "${language || 'no language'}" cannot be held to "${name}".`,
      sourcePath,
      range: contractRange,
      hint: `JSON can, alone or in a message of HTTP, and files where "${list.sourcePath}" has a "layout:".`,
    });
    return;
  }
  const lines = lineIndex(sample.text);
  const rangeOf = (start: number, end: number): Range => placeInFile(sample, lines, from + start, from + end);
  const judge = judgePayload({ list, expect, sourcePath, rangeOf, say: sayInEnglish, expectRange }, report);
  const check = textCheck({ list, part, isFile, isPartial: expect === 'partial', onFault: judge.onFault });
  check.add(text);
  check.end();
  judge.end();
}

/** From offsets in the code to a place in the file that holds it. */
function placeInFile({ firstLine, indents }: Sample, lines: LineIndex, start: number, end: number): Range {
  const place = (offset: number) => {
    const { line, column } = lines.positionAt(offset);
    return { line: firstLine + line - 1, column: column + (indents[line - 1] ?? 0) };
  };
  return { start: place(start), end: place(end) };
}
