import type { Report } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../read/content.ts';
import type { Environment } from './collection.ts';
import { itemsOf, textOf, valueAt } from './json-at.ts';
import { jsonReader } from './read-json.ts';

const readJson = jsonReader('postman-environment');

/** Reads an exported environment; undefined when it is faulty, which is then reported. */
export function readEnvironment(file: SourceFile, report: Report): Environment | undefined {
  const json = readJson(file, report);
  if (!json) return undefined;
  const variables = itemsOf(valueAt(json.root, 'values')).flatMap((node) => {
    const enabled = valueAt(node, 'enabled');
    const value = valueAt(node, 'value');
    const name = textOf(valueAt(node, 'key'));
    if (name === undefined || (enabled?.kind === 'boolean' && !enabled.value)) return [];
    const { start, end } = value ?? node;
    const isSecret = textOf(valueAt(node, 'type')) === 'secret';
    const description = textOf(valueAt(node, 'description'));
    return [{ name, value: textOf(value) ?? '', description, isSecret, start, end }];
  });
  return { sourcePath: file.path, title: textOf(valueAt(json.root, 'name')) ?? file.path, variables, ...json };
}
