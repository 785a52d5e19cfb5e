// What was wrong before stays wrong: a team mends it when it can. Until then it is no more than a warning.
import { parse, stringify } from 'yaml';
import { compileSite } from '../compile.ts';
import { contentFrom } from '../read/content.ts';
import type { Left } from './imported.ts';

/** Compiles the files; rules whose errors they have become warnings in site.yaml, and each is told as left. */
export async function ensureItBuilds(files: Map<string, string | Uint8Array>, left: Left[]): Promise<void> {
  const entries = [...files].map(([name, data]): [string, () => Uint8Array] => {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    return [name, () => bytes];
  });
  const { diagnostics } = await compileSite(contentFrom(new Map(entries)));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const site = files.get('site.yaml');
  const rules = Object.fromEntries([...new Set(errors.map(({ rule }) => rule))].map((rule) => [rule, 'warning']));
  files.set('site.yaml', stringify({ ...parse(typeof site === 'string' ? site : ''), rules }, { lineWidth: 0 }));
  for (const { rule, sourcePath, range, message } of errors)
    left.push({
      cause: `Faults that \`rules:\` in site.yaml makes warnings until they are mended: ${rule}`,
      place: `${sourcePath}:${range.start.line}`,
      text: message,
    });
}
