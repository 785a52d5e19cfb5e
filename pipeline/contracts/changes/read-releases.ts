// Releases of the contracts, from content/releases/.
import type { ReleaseData } from '../../../schemas/types.ts';
import { checkYaml, parseYaml } from '../../config/parse-yaml.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { Content, SourceFile } from '../../read/content.ts';
import { oncePerFile } from '../../read/once-per-file.ts';
import { parsedJson } from '../../read/parsed-json.ts';
import { validate } from '../../validate/validator.ts';
import { filesIn } from '../kind/kind.ts';
import type { Release } from './history.ts';

/** The releases of a site, the oldest first; one that is faulty is reported. */
export function readReleases(content: Content, report: Report): Release[] {
  const releases = filesIn('releases/', content).flatMap((file) => readRelease(file, report) ?? []);
  return releases.sort((a, b) => (a.date < b.date || (a.date === b.date && isBefore(a.name, b.name)) ? -1 : 1));
}

/** Of one day, 2.9 comes before 2.10. */
const isBefore = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) < 0;

const readRelease = oncePerFile((file, report): Release | undefined => {
  const { path: sourcePath, text } = file;
  const release = parsedJson(text);
  if (validate('release', release).length === 0) {
    const { name } = release as ReleaseData;
    if (sourcePath === `releases/${name}.json`) return release as ReleaseData;
  }
  reportFaults(file, report);
  return undefined;
});

/** A program wrote it, and a person may have changed it since. JSON is YAML, which knows the place of each value. */
function reportFaults({ path: sourcePath, text }: SourceFile, report: Report): void {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'release', 'release-invalid', sourcePath, report)) return;
  const { name } = yaml.value as ReleaseData;
  report({
    rule: 'release-invalid',
    message: `The release "${name}" stands in "${sourcePath}".`,
    sourcePath,
    range: yaml.rangeOf(['name']),
    hint: `Call the file "releases/${name}.json".`,
  });
}
