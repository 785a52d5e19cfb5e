import { toRoute } from '../../schemas/paths.ts';
import type { SidebarConfig } from '../../schemas/types.ts';
import type { Range, Report } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import type { SourceFile } from '../read/content.ts';
import { checkYaml, parseYaml } from './parse-yaml.ts';

/** A page of the sidebar, with the place that names it. */
export interface SidebarPage {
  readonly kind: 'page';
  readonly route: string;
  readonly range: Range;
}

/** A category of the sidebar. Ranges are of its label and its index. */
export interface SidebarCategory {
  readonly kind: 'category';
  readonly label: string;
  readonly title?: string;
  readonly index?: string;
  readonly description?: string;
  readonly items: readonly SidebarEntry[];
  readonly range: Range;
  readonly indexRange: Range;
}

export type SidebarEntry = SidebarPage | SidebarCategory;

/** Reads sidebar.yaml; undefined when it is faulty, which is then reported. */
export function readSidebarConfig(file: SourceFile, report: Report): SidebarEntry[] | undefined {
  const { path: sourcePath, text } = file;
  const yaml = parseYaml({ sourcePath, lines: lineIndex(text), start: 0, end: text.length }, report);
  if (!yaml || !checkYaml(yaml, 'sidebar', 'sidebar-invalid', sourcePath, report)) return undefined;

  const entries = (items: SidebarConfig, path: readonly (string | number)[]): SidebarEntry[] =>
    items.map((item, i) => {
      const here = [...path, i];
      if (typeof item === 'string') return { kind: 'page', route: toRoute(item), range: yaml.rangeOf(here) };
      const { items: inner, index, ...rest } = item;
      return {
        kind: 'category',
        ...rest,
        ...(index !== undefined && { index: toRoute(index) }),
        items: entries(inner as SidebarConfig, [...here, 'items']),
        range: yaml.rangeOf([...here, 'label']),
        indexRange: yaml.rangeOf([...here, 'index']),
      };
    });
  return entries(yaml.value as SidebarConfig, []);
}
