// What an object with variants must have so that each payload is one of them.
import type { FieldEntry } from '../../../schemas/types.ts';
import type { EntryScope } from './check-entry.ts';
import type { Field } from './field-list.ts';
import type { YamlPath } from './report-field.ts';

export function checkVariants(
  { discriminator, oneOf }: Pick<FieldEntry, 'discriminator' | 'oneOf'>,
  fields: readonly Field[],
  at: YamlPath,
  { layout, problem }: EntryScope,
): void {
  if (!oneOf || discriminator === undefined) {
    if (oneOf) problem([...at, 'oneOf'], 'Nothing says which variant an object is.', 'Add "discriminator:".', 'key');
    if (discriminator !== undefined)
      problem([...at, 'discriminator'], `"${discriminator}" chooses between no variants.`, 'Add "oneOf:".', 'key');
    return;
  }
  if (layout) problem([...at, 'oneOf'], 'Lines of a file have no variants.', 'Write a field for each kind.', 'key');
  const field = fields.find(({ name, variant }) => name === discriminator && !variant);
  if (!field)
    problem(
      [...at, 'discriminator'],
      `"${discriminator}" is no field of the object.`,
      `Add { name: ${discriminator}, type: string, required: always } to "fields:".`,
    );
  else if (field.type !== 'string' || field.obligation !== 'always' || field.nullable || field.values)
    problem(
      [...at, 'discriminator'],
      `"${discriminator}" cannot say which variant an object is.`,
      'It needs type: string and required: always; its values are those of "oneOf".',
    );
  for (const [i, { value }] of oneOf.entries())
    if (oneOf.findIndex((other) => other.value === value) < i)
      problem([...at, 'oneOf', i, 'value'], `The variant "${value}" is given twice.`, 'Keep one of the two.');
}
