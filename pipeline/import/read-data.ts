import { parse } from 'yaml';
import type { Leave } from './imported.ts';
import type { SourceFolder } from './source-folder.ts';

/** The value of a YAML or JSON file; undefined for one that cannot be read, which is then left. */
export function readData(folder: SourceFolder, file: string, leave: Leave): unknown {
  const text = folder.text(file);
  try {
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (error) {
    leave('Data that cannot be read', file, error instanceof Error ? error.message : undefined);
    return undefined;
  }
}
