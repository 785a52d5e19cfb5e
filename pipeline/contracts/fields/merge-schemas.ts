// Schemas that say when something holds, brought together: of those with one condition, what follows is said once.
import type { Schema } from './schema.ts';

/** Those with the same condition as one. */
export function mergeConditions(schemas: readonly Schema[]): Schema[] {
  const merged = new Map<string, Schema>();
  for (const [i, schema] of schemas.entries()) {
    const { if: condition, then } = schema;
    const key = condition === undefined ? `${i}` : JSON.stringify(condition);
    const known = merged.get(key);
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    merged.set(key, known ? { if: condition, then: merge(known.then as Schema, then as Schema) } : schema);
  }
  return [...merged.values()];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What holds where both do; keywords that say two things stand beside each other. */
function merge(one: Schema, other: Schema): Schema {
  const merged: Record<string, unknown> = { ...one };
  const beside: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(other)) {
    const known = one[key];
    if (known === undefined || JSON.stringify(known) === JSON.stringify(value)) merged[key] = value;
    else if (key === 'required') merged[key] = [...new Set([...(known as string[]), ...(value as string[])])];
    else if (key === 'properties' && isSchema(known) && isSchema(value)) merged[key] = mergeProperties(known, value);
    else if (isSchema(known) && isSchema(value) && (key === 'items' || key === 'additionalProperties'))
      merged[key] = merge(known, value);
    else beside[key] = value;
  }
  return Object.keys(beside).length === 0
    ? merged
    : { ...merged, allOf: [...((merged.allOf as Schema[] | undefined) ?? []), beside] };
}

function mergeProperties(one: Schema, other: Schema): Schema {
  const merged: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = one[name];
    if (known === undefined || known === true) merged[name] = value;
    else if (isSchema(known) && isSchema(value)) merged[name] = merge(known, value);
    else if (value === false) merged[name] = false;
  }
  return merged;
}
