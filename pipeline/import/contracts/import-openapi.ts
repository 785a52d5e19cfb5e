// An OpenAPI document as content/operations/, content/fields/ and content/examples/.
import { type Conversion, convert } from '../../contracts/openapi/convert.ts';
import type { Read } from '../../contracts/openapi/read-documents.ts';
import { CAUSES, type Cause } from '../../contracts/openapi/unsaid.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../read/content.ts';
import { UsageError } from '../../read/usage-error.ts';
import type { Import, Imported, Left } from '../imported.ts';
import { referredFiles } from './referred-files.ts';

export const importOpenApi: Import = async (source) => {
  const imported = await converted(referredFiles(source));
  if (imported.files.size === 0)
    throw new UsageError(`"${source}" is no OpenAPI document. Name one of OpenAPI 3.0 or 3.1.`);
  return imported;
};

/** What is made of documents; throws a UsageError that says what is wrong with them. */
export async function converted(
  files: ReadonlyMap<string, SourceFile>,
  read?: Read,
  ignored: readonly Cause[] = [],
): Promise<Imported> {
  const findings: Finding[] = [];
  const conversions = await convert(files, (finding) => void findings.push(finding), { read });
  if (findings.length > 0) throw new UsageError(faults(findings));
  return {
    files: new Map(conversions.flatMap((each) => each.files.map(({ path, text }) => [path, text] as const))),
    left: conversions.flatMap((each) => leftBy(each, ignored)),
  };
}

const MOST_FAULTS = 10;

function faults(findings: readonly Finding[]): string {
  const lines = findings
    .slice(0, MOST_FAULTS)
    .map(
      ({ sourcePath, range, message }) =>
        `\n  ${shownPath(sourcePath)}:${range.start.line}:${range.start.column}  ${message.replace('content/openapi/', 'the folder of the document')}`,
    );
  const more = findings.length > MOST_FAULTS ? `\n  and ${findings.length - MOST_FAULTS} more` : '';
  return `The document has faults; nothing is written.${lines.join('')}${more}`;
}

const shownPath = (sourcePath: string): string => sourcePath.replace(/^openapi\//, '');

function leftBy({ unsaid, sources }: Conversion, ignored: readonly Cause[]): Left[] {
  return [...unsaid.found].flatMap(([cause, places]) =>
    ignored.includes(cause)
      ? []
      : places.map((place) => {
          const { start } = sources.rangeOf(place, 'key');
          const text = sources
            .file(place[0])
            ?.lines.restOfLine(sources.file(place[0])?.lines.lineStart(start.line) ?? 0);
          return { cause: CAUSES[cause], place: `${shownPath(place[0])}:${start.line}`, text: text?.trim() ?? '' };
        }),
  );
}
