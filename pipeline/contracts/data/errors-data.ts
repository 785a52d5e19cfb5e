// What can go wrong in every operation of the site, in one place: a program that meets an error looks it up.
import type { ErrorsData } from '../../../schemas/types.ts';
import { assertValid } from '../../validate/validator.ts';
import type { Apis } from '../operations/load-apis.ts';
import { ERRORS } from './own-data.ts';

export function errorsData({ byPath }: Apis): ErrorsData {
  const apis = [...byPath.values()].flatMap((loaded) => loaded?.api ?? []);
  const data: ErrorsData = {
    schemaVersion: 1,
    errors: apis.flatMap((api) =>
      api.operations.flatMap(({ id, method, path, errors, answers }) =>
        errors.map(({ status, cause, action }) => {
          const contract = answers.find((answer) => answer.status === status)?.contract;
          const operation = { api: api.name, operation: id, method, path };
          return { ...operation, status, cause, action, ...(contract !== undefined && { contract }) };
        }),
      ),
    ),
  };
  assertValid('errors', data, ERRORS);
  return data;
}
