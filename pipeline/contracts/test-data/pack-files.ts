// A pack as the files that are published: each of its files, and an index that says what is expected of it.
import { encodePath, fileHrefOf } from '../../../schemas/paths.ts';
import type { TestData } from '../../../schemas/types.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import { assertValid } from '../../validate/validator.ts';
import { fieldAtPlace } from '../fields/field-at-place.ts';
import type { FieldList } from '../fields/field-list.ts';
import type { DataFile } from '../kind/kind.ts';
import type { Pack, TestFile } from './make-pack.ts';
import type { Tested } from './test-case.ts';

/** Where the index of the test data of a contract is published. */
export const indexPathOf = ({ name }: FieldList): string => `data/examples/${name}/index.json`;

/** Where a file is published: in a folder of its own where the contract says what it is called. */
export const outputPathOf = ({ name, layout }: FieldList, file: Pick<TestFile, 'id' | 'name'>): string =>
  `data/examples/${name}/${layout?.fileName === undefined ? '' : `${file.id}/`}${file.name}`;

export function packFiles(list: FieldList, pack: Pack, base: string): DataFile[] {
  const { sourcePath, title } = list;
  const files = pack.files.map(
    (file): DataFile => ({
      sourcePath,
      outputPath: outputPathOf(list, file),
      bytes: () => file.bytes,
      type: 'test-file',
      title,
    }),
  );
  const index: DataFile = {
    ...madeFile(sourcePath, indexPathOf(list), () => `${JSON.stringify(indexOf(list, pack), null, 2)}\n`),
    type: 'test-data',
    title,
    schema: fileHrefOf(schemaPathOf('test-data'), base),
  };
  return [index, ...files];
}

function indexOf(list: FieldList, { files, untested }: Pack): TestData {
  const folder = indexPathOf(list).length - 'index.json'.length;
  const fieldOf = fieldAtPlace(list);
  const data: TestData = {
    schemaVersion: 1,
    contract: list.name,
    title: list.title,
    files: files.map((file) => ({
      id: file.id,
      // From the index on, so that it leads there under any base.
      address: encodePath(outputPathOf(list, file).slice(folder)),
      ...testedData(file.tested),
      bytes: file.bytes.length,
      findings: file.expected.map(({ finding: { message, range }, fault: { reason, path } }) => {
        const field = fieldOf(path) ?? (path === '' && file.tested.kind === 'wrong' ? file.tested.field : undefined);
        const { line, column } = range.start;
        return { rule: reason, ...(field !== undefined && { field }), line, column, message };
      }),
    })),
    untested: untested.map(testedData),
  };
  assertValid('test-data', data, indexPathOf(list));
  return data;
}

function testedData(tested: Tested): TestData['untested'][number] {
  if (tested.kind === 'limit') return { tests: 'limit', limit: tested.limit, field: tested.field };
  if (tested.kind !== 'wrong') return { tests: tested.kind };
  const { reason, side, field } = tested;
  return { tests: 'wrong', rule: reason, ...(side && { side }), ...(field !== undefined && { field }) };
}
