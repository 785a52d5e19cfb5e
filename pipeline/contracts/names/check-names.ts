// Names that pages and data say, held to what the site knows.
import type { Finding, Report } from '../../diagnostics/diagnostic.ts';
import { timed } from '../../diagnostics/file-time.ts';
import { unpackNames } from '../../parse/named.ts';
import type { Kind, NamingPage } from '../kind/kind.ts';
import type { Saying } from '../kind/known-name.ts';
import type { About, Said } from './about.ts';
import { judgeName } from './judge-name.ts';
import type { Vocabulary } from './vocabulary.ts';

export function checkNames(
  pages: readonly NamingPage[],
  kinds: readonly Kind[],
  { vocabulary, secondsPerFile }: { readonly vocabulary: Vocabulary; readonly secondsPerFile: number | undefined },
  report: Report,
): void {
  if (vocabulary.isEmpty) return;
  for (const naming of pages)
    timed(naming.page.sourcePath, secondsPerFile, report, () => checkPage(naming, vocabulary, report));
  for (const kind of kinds) for (const saying of kind.sayings()) checkSaying(saying, vocabulary, report);
}

function checkPage({ page, own, linked }: NamingPage, vocabulary: Vocabulary, report: Report): void {
  const about: About = { own, linked, ...(page.frontmatter.contracts && { heldTo: 'own' }) };
  for (const { sourcePath, line, column, ...said } of unpackNames(page)) {
    const end = { line, column: column + said.text.length };
    check(said, about, { sourcePath, range: { start: { line, column }, end } }, vocabulary, report);
  }
}

function checkSaying({ contracts, sourcePath, range, ...said }: Saying, vocabulary: Vocabulary, report: Report): void {
  const about: About = { own: new Set(contracts), linked: new Set(), heldTo: 'site' };
  check(said, about, { sourcePath, range }, vocabulary, report);
}

function check(
  said: Said,
  about: About,
  place: Pick<Finding, 'sourcePath' | 'range'>,
  vocabulary: Vocabulary,
  report: Report,
): void {
  const fault = judgeName(said, about, vocabulary);
  if (fault) report({ rule: 'name-unknown', ...fault, ...place });
}
