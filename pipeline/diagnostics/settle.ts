// Findings become diagnostics: severities settled, silenced ones taken out, sorted. Work may be done in any order and by
// any number of workers; what is reported is the same.
import type { Diagnostic, Finding, Range } from './diagnostic.ts';
import { didYouMean } from './nearest.ts';
import { isRuleId, NETWORK_RULES, RULES, type RuleId } from './rules.ts';

/** A comment `<!-- docs-build-disable-next-line rule … -->`, or `# docs-build-disable-next-line rule …` in YAML. */
export interface Silence {
  readonly sourcePath: string;
  /** The line whose findings it silences. */
  readonly line: number;
  /** The last such line, where a block begins on the first that no comment can stand in: code, a table. */
  readonly lastLine?: number;
  readonly rules: readonly string[];
  readonly range: Range;
}

/** Severity per rule, as site.yaml sets it. */
export type RuleSettings = Readonly<Record<string, 'error' | 'warning' | 'off'>>;

const DOCUMENTATION = 'docs/pages/rules';

export function settle(
  findings: readonly Finding[],
  silences: readonly Silence[],
  settings: RuleSettings = {},
): Diagnostic[] {
  const used = new Set<string>();
  const keyOf = (sourcePath: string, line: number, rule: string): string => `${sourcePath}\n${line}\n${rule}`;
  const silenced = new Map<string, Silence>();
  for (const silence of silences) {
    for (const rule of silence.rules)
      for (let line = silence.line; line <= (silence.lastLine ?? silence.line); line++)
        silenced.set(keyOf(silence.sourcePath, line, rule), silence);
  }
  const isSilenced = (finding: Finding): boolean => {
    const key = keyOf(finding.sourcePath, finding.range.start.line, finding.rule);
    const silence = silenced.get(key);
    if (!silence) return false;
    used.add(keyOf(silence.sourcePath, silence.line, finding.rule));
    return true;
  };
  const kept = findings.filter((finding) => !isSilenced(finding));
  for (const silence of silences) {
    if (silence.rules.length === 0) {
      kept.push({
        rule: 'silence-invalid',
        message: 'The comment names no rule to silence.',
        sourcePath: silence.sourcePath,
        range: silence.range,
        hint: 'Write <!-- docs-build-disable-next-line rule -->.',
      });
    }
    for (const rule of silence.rules) {
      if (used.has(keyOf(silence.sourcePath, silence.line, rule))) continue;
      if (isRuleId(rule) && NETWORK_RULES.includes(rule)) continue;
      const hint = isRuleId(rule) ? 'Remove the comment.' : didYouMean(rule, Object.keys(RULES));
      kept.push({
        rule: 'silence-invalid',
        message: isRuleId(rule)
          ? `Nothing on the next line breaks the rule "${rule}".`
          : `There is no rule "${rule}" to silence.`,
        sourcePath: silence.sourcePath,
        range: silence.range,
        hint,
      });
    }
  }
  const causes = diagnosed(
    kept.filter(({ causedBy }) => !causedBy),
    settings,
  );
  const faulty = new Set(causes.filter(({ severity }) => severity === 'error').map(({ sourcePath }) => sourcePath));
  const others = kept.filter(({ causedBy }) => causedBy && !causedBy.some((path) => faulty.has(path)));
  return withoutRepeats([...causes, ...diagnosed(others, settings)].sort(byPlace));
}

const diagnosed = (findings: readonly Finding[], settings: RuleSettings): Diagnostic[] =>
  findings.flatMap((finding) => diagnose(finding, settings));

function diagnose(finding: Finding, settings: RuleSettings): Diagnostic[] {
  const rule: RuleId = finding.rule;
  const severity = settings[rule] ?? RULES[rule].severity;
  if (severity === 'off') return [];
  const { message, hint, causedBy: _, ...rest } = finding;
  const texts = { message: onOneLine(message), ...(hint !== undefined && { hint: onOneLine(hint) }) };
  return [{ ...rest, ...texts, severity, url: `${DOCUMENTATION}/${rule}.md` }];
}

/** What an author wrote may break lines, or tell a terminal what to do. */
const onOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (mark) => {
    const escaped = JSON.stringify(mark).slice(1, -1);
    return escaped === mark ? `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}` : escaped;
  });

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.sourcePath, b.sourcePath) ||
  compare(a.range.start.line, b.range.start.line) ||
  compare(a.range.start.column, b.range.start.column) ||
  compare(a.rule, b.rule) ||
  compare(a.message, b.message);

// A part with a problem is parsed once for every page that includes it.
function withoutRepeats(sorted: readonly Diagnostic[]): Diagnostic[] {
  return sorted.filter((diagnostic, i) => {
    const previous = sorted[i - 1];
    return previous === undefined || byPlace(previous, diagnostic) !== 0;
  });
}
