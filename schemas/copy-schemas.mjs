// The compiled program reads the schemas beside it, as the sources do.
import { cp, mkdir, readdir } from 'node:fs/promises';

const target = new URL('../build/schemas/', import.meta.url);
await mkdir(target, { recursive: true });
for (const name of await readdir(new URL('./', import.meta.url))) {
  if (name.endsWith('.schema.json')) await cp(new URL(name, import.meta.url), new URL(name, target));
}
await cp(new URL('postman/', import.meta.url), new URL('postman/', target), { recursive: true });
