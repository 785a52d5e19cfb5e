// Contracts and examples by what others call them: found, or reported where they are named.
import type { Finding, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Content, PublishedFile } from '../../read/content.ts';
import type { FieldLists, LoadedFieldList } from './load-field-lists.ts';

type Location = Pick<Finding, 'sourcePath' | 'range'>;

/** Undefined for one that is missing, or faulty, which is reported already. */
export function findContract(
  name: string,
  { byName }: FieldLists,
  location: Location,
  report: Report,
): LoadedFieldList | undefined {
  if (!byName.has(name)) {
    const hint = didYouMean(name, byName.keys()) ?? 'Name a file of content/fields/ without its extension.';
    report({ rule: 'contract-unknown', message: `There is no contract "${name}".`, ...location, hint });
  }
  return byName.get(name);
}

/** An example by its path below content/examples/. */
export function findExample(
  name: string,
  files: Content['files'],
  location: Location,
  report: Report,
): PublishedFile | undefined {
  const found = files.get(`examples/${name}`);
  if (!found) {
    const known = [...files.keys()].filter((path) => path.startsWith('examples/')).map((path) => path.slice(9));
    const hint = didYouMean(name, known) ?? 'Name a file below content/examples/.';
    report({ rule: 'file-missing', message: `There is no example "${name}".`, ...location, hint });
  }
  return found;
}
