// What can go wrong in every operation of the site, in one place: a program that meets an error looks it up.

import { fileHrefOf } from '../../../schemas/paths.ts';
import type { ErrorsData } from '../../../schemas/types.ts';
import { madeFile } from '../../read/made-file.ts';
import { schemaPathOf } from '../../validate/schemas.ts';
import { assertValid } from '../../validate/validator.ts';
import type { DataFile, LoadScope } from '../kind/kind.ts';
import { ABOUT_PATHS } from '../uses/about-paths.ts';
import type { Apis } from './load-apis.ts';

export const errorsFile = (apis: Apis, { config: { strings }, addressing: { base } }: LoadScope): DataFile => ({
  ...madeFile('', ABOUT_PATHS.errors, () => `${JSON.stringify(errorsData(apis))}\n`),
  type: 'errors',
  title: strings.operationErrors,
  schema: fileHrefOf(schemaPathOf('errors'), base),
});

function errorsData({ byPath }: Apis): ErrorsData {
  const apis = [...byPath.values()].flatMap((loaded) => loaded?.api ?? []);
  const data: ErrorsData = {
    schemaVersion: 1,
    errors: apis.flatMap((api) =>
      api.operations.flatMap(({ id, method, path, errors, answers }) =>
        errors.map(({ status, cause, action }) => {
          const contract = answers.find((answer) => answer.status === status)?.bodies[0]?.contract;
          const operation = { api: api.name, operation: id, method, path };
          return { ...operation, status, cause, action, ...(contract !== undefined && { contract }) };
        }),
      ),
    ),
  };
  assertValid('errors', data, ABOUT_PATHS.errors);
  return data;
}
