import type { CompiledSite } from '../compile.ts';
import { everyField, fieldAt } from '../contracts/fields/field-list.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { UsageError } from '../read/usage-error.ts';

/** Lines that say where a field, or an error code, stands and where it is named. Throws a UsageError for one that does not exist. */
export async function usesReport(
  wanted: string,
  site: Pick<CompiledSite, 'contracts' | 'uses'>,
  displayPath: (sourcePath: string) => string,
): Promise<string> {
  const [{ fieldLists }, uses] = await Promise.all([site.contracts.load(), site.uses()]);
  const [contract = '', path = ''] = wanted.split('#', 2);
  const list = fieldLists.byName.get(contract)?.list;
  if (!list) {
    const hint = didYouMean(contract, fieldLists.byName.keys()) ?? 'Name a file of fields/ without its extension.';
    throw new UsageError(`There is no contract "${contract}". ${hint}`);
  }
  const field = fieldAt(list, path);
  const error = list.errors.findIndex(({ code }) => code === path);
  if (!field && error < 0) {
    const paths = [...[...everyField(list.fields)].map((each) => each.path), ...list.errors.map(({ code }) => code)];
    const hint = didYouMean(path, paths) ?? `Write ${contract}#<field>, with dots between the names of a path.`;
    throw new UsageError(`The contract "${contract}" has no field or error "${path}". ${hint}`);
  }
  const rows = uses
    .usesOf(field ? { kind: 'field', contract, path } : { kind: 'code', contract, code: path })
    .flatMap(({ kind, title, places }) =>
      places.map(({ sourcePath, line }) => ({ place: `${displayPath(sourcePath)}:${line}`, kind, title })),
    );
  const { line } = list.rangeOf(field ? [...field.yamlPath, 'name'] : ['errors', error, 'code']).start;
  const width = Math.max(0, ...rows.map(({ place }) => place.length));
  const lines = rows.map(({ place, kind, title }) => `${place.padEnd(width)}  ${kind.padEnd(9)}  ${title}`);
  const count = `${rows.length} ${rows.length === 1 ? 'place names' : 'places name'} it`;
  return `${[`${wanted}, ${displayPath(list.sourcePath)}:${line}: ${count}.`, ...lines].join('\n')}\n\n`;
}
