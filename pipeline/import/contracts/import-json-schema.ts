// A JSON Schema as a field list, with one more for each object it refers to.
import { readSchema } from '../../contracts/openapi/read-documents.ts';
import { UsageError } from '../../read/usage-error.ts';
import type { Import } from '../imported.ts';
import { converted } from './import-openapi.ts';
import { referredFiles } from './referred-files.ts';

export const importJsonSchema: Import = async (source) => {
  const imported = await converted(referredFiles(source), readSchema, ['operations']);
  if (imported.files.size === 0)
    throw new UsageError(
      `"${source}" is no JSON Schema of an object, or of an array of objects: there are no fields in it.`,
    );
  return imported;
};
