// OpenAPI as a source: everything after this reads what is made of it as if authors had written that.
import { type Finding, type Report, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import type { Content, SourceFile } from '../../read/content.ts';
import { hashOf } from '../../read/hash.ts';
import { madeFile } from '../../read/made-file.ts';
import { type Memory, remembered } from '../../read/memory.ts';
import { textHash } from '../../read/text-hash.ts';

export interface WithOpenApi {
  readonly content: Content;
  /** Gives a finding about what is made its place in the document. */
  located(finding: Finding): Finding;
}

/** The content with what its documents of OpenAPI say; the same content where there are none. */
export async function withOpenApi(
  content: Content,
  secondsPerFile: number,
  memory: Memory,
  report: Report,
): Promise<WithOpenApi> {
  const files = new Map([...content.data].filter(([path]) => path.startsWith('openapi/')));
  if (files.size === 0) return { content, located: (finding) => finding };
  const inputs = hashOf(...[...files].flatMap(([path, file]) => [path, textHash(file)]));
  const made = await remembered({ name: 'openapi', inputs, memory }, report, async (report) =>
    (await import('./convert.ts')).convertAndReport(files, secondsPerFile, report),
  );
  const data = new Map(content.data);
  const published = new Map(content.files);
  for (const { path, text, origins } of made) {
    const isExample = path.startsWith('examples/');
    if (isExample ? published.has(path) : data.has(path)) {
      const [sourcePath, key] = origins['[]'] ?? [path, []];
      const message = `"${path}" is made of "${sourcePath}", and stands in the content too.`;
      const hint = `Remove the file, or ${key.length > 0 ? 'rename what it is made of' : 'rename the document'}.`;
      report({ rule: 'openapi-invalid', message, sourcePath: path, range: WHOLE_FILE, hint });
    } else if (isExample)
      published.set(
        path,
        madeFile(path, `data/${path}`, () => text),
      );
    else data.set(path, { path, text } satisfies SourceFile);
  }
  const { tracer } = await import('./trace.ts');
  return { content: { ...content, data: sorted(data), files: sorted(published) }, located: tracer(made, files) };
}

const sorted = <Value>(map: ReadonlyMap<string, Value>): Map<string, Value> =>
  new Map([...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
