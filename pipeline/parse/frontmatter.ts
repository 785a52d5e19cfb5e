import type { Yaml as YamlNode } from 'mdast';
import type { Frontmatter } from '../../schemas/types.ts';
import { checkYaml, parseYaml } from '../config/parse-yaml.ts';
import type { Range } from '../diagnostics/diagnostic.ts';
import { type PageState, type Source, spanOf } from './source.ts';

export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  readonly ranges: Partial<Record<keyof Frontmatter, Range>>;
}

/** Reads the block between the --- lines. A faulty one is reported and counts as empty. */
export function readFrontmatter(node: YamlNode | undefined, source: Source, state: PageState): ReadFrontmatter {
  if (!node) return { frontmatter: {}, ranges: {} };
  const block = spanOf(node);
  const start = source.lines.lineStart((node.position?.start.line ?? 1) + 1);
  const end = Math.max(start, source.lines.lineStart(node.position?.end.line ?? 1));
  const report = state.findings.push.bind(state.findings);
  const yaml = parseYaml(
    { sourcePath: source.path, lines: source.lines, start, end: Math.min(end, block.end) },
    report,
  );
  if (!yaml || yaml.value === null) return { frontmatter: {}, ranges: {} };
  if (!checkYaml(yaml, 'frontmatter', 'frontmatter-invalid', source.path, report)) {
    return { frontmatter: {}, ranges: {} };
  }
  const frontmatter = yaml.value as Frontmatter;
  const keys = Object.keys(frontmatter) as (keyof Frontmatter)[];
  return { frontmatter, ranges: Object.fromEntries(keys.map((key) => [key, yaml.rangeOf([key])])) };
}
