import type { SiteConfig as AuthoredSiteConfig } from '../../schemas/types.ts';
import type { Report } from '../diagnostics/diagnostic.ts';
import { lineIndex } from '../diagnostics/line-index.ts';
import { didYouMean } from '../diagnostics/nearest.ts';
import { isRuleId, RULES, type RuleId } from '../diagnostics/rules.ts';
import type { Words } from '../languages/words.ts';
import type { SourceFile } from '../read/content.ts';
import { checkHead } from './check-head.ts';
import { checkNavbar } from './check-navbar.ts';
import { faintAccents } from './colours.ts';
import { checkYaml, parseYaml, removeFaults, writtenPath, type Yaml, type YamlPath } from './parse-yaml.ts';
import { siteLanguage, siteWords } from './site-strings.ts';
import { siteUrlOf } from './site-url.ts';

/** site.yaml once the schema's defaults are filled in. */
type CheckedConfig = AuthoredSiteConfig &
  Required<
    Pick<
      AuthoredSiteConfig,
      | 'lang'
      | 'trailingSlash'
      | 'offline'
      | 'csvSeparator'
      | 'styles'
      | 'scripts'
      | 'head'
      | 'navbar'
      | 'redirects'
      | 'statuses'
      | 'strings'
      | 'rules'
      | 'externalLinks'
      | 'secondsPerFile'
    >
  >;

/** site.yaml with the words of its language. */
export interface SiteConfig extends Omit<CheckedConfig, 'strings'> {
  readonly strings: Words;
}

export interface LoadedSiteConfig {
  readonly config: SiteConfig;
  readonly sourcePath: string;
  /** Whether site.yaml says anything. */
  readonly isWritten: boolean;
  /** Where a key of site.yaml stands. */
  readonly rangeOf: Yaml['rangeOf'];
}

/** What is found by a key of site.yaml, and is not reported where that key itself is faulty. */
const FOUND_BY: readonly (readonly [key: keyof SiteConfig, rule: RuleId])[] = [
  ['statuses', 'status-unknown'],
  ['redirects', 'link-page-missing'],
  ['navbar', 'page-orphan'],
  ['footer', 'page-orphan'],
];

/** Reads site.yaml. With a faulty one the rest of the content is still checked, by what is right in it. */
export function readSiteConfig({ path: sourcePath, text }: SourceFile, report: Report): LoadedSiteConfig {
  const lines = lineIndex(text);
  const yaml = parseYaml({ sourcePath, lines, start: 0, end: text.length }, report);
  const isWritten = yaml?.value !== null;
  const isRight = yaml && isWritten && checkYaml(yaml, 'site', 'site-invalid', sourcePath, report);
  const checked = isRight ? (yaml.value as CheckedConfig) : withoutFaults(isWritten ? yaml?.value : {});
  const { url: written, ...rest } = checked;
  const rangeOf: Yaml['rangeOf'] = (path, at) =>
    yaml ? yaml.rangeOf(writtenPath(checked, path), at) : lines.range(0, 0);
  const problem = (message: string, path: YamlPath, hint: string | undefined, at?: 'key'): void =>
    report({ rule: 'site-invalid', message, sourcePath, range: rangeOf(path, at), hint });
  const url = written === undefined ? undefined : siteUrlOf(written);
  if (written !== undefined && url === undefined) {
    const hint = 'Write "https://docs.example.com"; the path goes to --base.';
    problem(`"${written}" is not the address of a host.`, ['url'], hint);
  }
  const current = (rest.versions ?? []).flatMap(({ current }, i) => (current ? i : []));
  if (rest.versions && current.length === 0)
    problem('No version is the one this site is.', ['versions'], 'Add "current: true" to it.', 'key');
  for (const i of current.slice(1))
    problem('Two versions are the one this site is.', ['versions', i, 'current'], 'Keep "current: true" once.');
  for (const rule of Object.keys(rest.rules))
    if (!isRuleId(rule))
      problem(`There is no rule "${rule}".`, ['rules', rule], didYouMean(rule, Object.keys(RULES)), 'key');
  const lang = siteLanguage(rest.lang, problem);
  const strings = siteWords(lang, rest.strings, problem);
  checkHead(rest.head, problem);
  checkNavbar(rest.navbar, problem);
  for (const { mode, colour, contrast, instead } of rest.colours ? faintAccents(rest.colours.accent) : [])
    report({
      rule: 'colour-contrast',
      message: `The accent "${colour}" has a contrast of ${contrast.toFixed(1)} to 1 in the ${mode} colour mode, and text needs 4.5.`,
      sourcePath,
      range: rangeOf(['colours', 'accent', mode]),
      hint: `The nearest that has it is "${instead}".`,
    });
  return { config: { ...rest, lang, strings, ...(url !== undefined && { url }) }, sourcePath, isWritten, rangeOf };
}

function withoutFaults(written: unknown): CheckedConfig {
  const value = { ...(written as object | undefined), title: '?' };
  const lost = removeFaults(value, 'site');
  const config = value as CheckedConfig;
  const unsure = FOUND_BY.filter(([key]) => written === undefined || lost.has(key));
  return { ...config, rules: { ...config.rules, ...Object.fromEntries(unsure.map(([, rule]) => [rule, 'off'])) } };
}
