import type { SiteConfig as AuthoredSiteConfig } from '../../schemas/types.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { isRuleId, RULES } from '../diagnostics/rules.ts';
import type { SourceFile } from '../read/content.ts';
import { checkYaml, parseYaml, type Yaml } from './parse-yaml.ts';
import { siteUrlOf } from './site-url.ts';

/** site.yaml once the schema's defaults are filled in. */
export type SiteConfig = AuthoredSiteConfig &
  Required<
    Pick<
      AuthoredSiteConfig,
      'trailingSlash' | 'navbar' | 'footer' | 'redirects' | 'statuses' | 'strings' | 'rules' | 'externalLinks'
    >
  >;

export interface LoadedSiteConfig {
  readonly config: SiteConfig;
  readonly sourcePath: string;
  /** Where a key of site.yaml stands. */
  readonly rangeOf: Yaml['rangeOf'];
}

/** Reads site.yaml. With a faulty one the rest of the content is still checked, under the schema's defaults. */
export function readSiteConfig(file: SourceFile, report: Report): LoadedSiteConfig {
  const { path: sourcePath, text } = file;
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  if (yaml && checkYaml(yaml, 'site', 'site-invalid', sourcePath, report)) {
    const { url: written, ...rest } = yaml.value as SiteConfig;
    const url = written === undefined ? undefined : siteUrlOf(written);
    if (written !== undefined && url === undefined) {
      report({
        rule: 'site-invalid',
        message: `"${written}" is not the address of a host.`,
        sourcePath,
        range: yaml.rangeOf(['url']),
        hint: 'Write "https://docs.example.com"; the path goes to --base.',
      });
    }
    const config: SiteConfig = { ...rest, ...(url !== undefined && { url }) };
    for (const rule of Object.keys(config.rules)) {
      if (isRuleId(rule)) continue;
      const hint = didYouMean(rule, Object.keys(RULES));
      report({
        rule: 'site-invalid',
        message: `There is no rule "${rule}".`,
        sourcePath,
        range: yaml.rangeOf(['rules', rule], 'key'),
        hint,
      });
    }
    return { config, sourcePath, rangeOf: yaml.rangeOf };
  }
  const fallback = { path: sourcePath, text: 'title: "?"' };
  return { ...readSiteConfig(fallback, () => {}), rangeOf: () => lines.range(0, 0) };
}
