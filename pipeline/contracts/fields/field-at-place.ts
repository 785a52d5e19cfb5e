import { everyField, type FieldList } from './field-list.ts';

/** Finds the path of the field at a place of a payload: without the numbers of items there, and without variants in its own path. */
export function fieldAtPlace({ fields }: FieldList): (place: string) => string | undefined {
  const byPath = new Map<string, string>();
  for (const { path } of everyField(fields)) {
    const plain = path.replace(/\[[^\]]*\]/g, '');
    if (!byPath.has(plain)) byPath.set(plain, path);
  }
  return (place) => byPath.get(place.replace(/\[\d+\]/g, '').replace(/^\./, ''));
}
