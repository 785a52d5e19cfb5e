import type { Yaml as YamlNode } from 'mdast';
import type { Frontmatter } from '../../schemas/types.ts';
import { checkYaml, parseYaml } from '../config/parse-yaml.ts';
import { yamlSilences } from '../read/yaml-silences.ts';
import { LATE_KEYS, type PageFacts } from './parsed-page.ts';
import { report, type Source, spanOf } from './source.ts';
import { withValues } from './value.ts';

export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  readonly ranges: PageFacts['frontmatterRanges'];
}

/** Reads the block between the --- lines. A faulty one is reported and counts as empty. */
export function readFrontmatter(node: YamlNode | undefined, source: Source): ReadFrontmatter {
  if (!node) {
    reportUnread(source);
    return { frontmatter: {}, ranges: {} };
  }
  const block = spanOf(node);
  const start = source.lines.lineStart((node.position?.start.line ?? 1) + 1);
  const end = Math.max(start, source.lines.lineStart(node.position?.end.line ?? 1));
  source.page.silences.push(...yamlSilences({ path: source.path, text: source.lines.text.slice(0, end) }));
  const take = source.page.findings.push.bind(source.page.findings);
  const yaml = parseYaml({ sourcePath: source.path, lines: source.lines, start, end: Math.min(end, block.end) }, take);
  if (!yaml || yaml.value === null) return { frontmatter: {}, ranges: {} };
  if (!checkYaml(yaml, 'frontmatter', 'frontmatter-invalid', source.path, take)) {
    return { frontmatter: {}, ranges: {} };
  }
  const frontmatter = yaml.value as Frontmatter;
  for (const key of ['title', 'description', 'sidebar_label'] as const) {
    const text = frontmatter[key];
    if (text === undefined) continue;
    const unknown = { rule: 'value-unknown', sourcePath: source.path, range: yaml.rangeOf([key]) } as const;
    frontmatter[key] = withValues(text, source.page, ({ message, hint }) => take({ ...unknown, message, hint }));
  }
  const keys = LATE_KEYS.filter((key) => frontmatter[key] !== undefined);
  return { frontmatter, ranges: Object.fromEntries(keys.map((key) => [key, yaml.rangeOf([key])])) };
}

// Markdown takes these for a line and a heading, which nobody means.
function reportUnread(source: Source): void {
  const [whole, before = '', fence = ''] =
    /^(\s*)(---)[ \t]*(?:\r\n|\n|\r)[A-Za-z_]+:(?=\s)/.exec(source.lines.text) ?? [];
  if (whole === undefined) return;
  report(source, {
    rule: 'frontmatter-invalid',
    message: before === '' ? 'The front matter is not closed.' : 'The front matter does not begin on the first line.',
    start: before.length,
    end: before.length + fence.length,
    hint: before === '' ? 'End it with a line "---".' : 'Remove what stands before it.',
  });
}
