// The index of the rules, made of their table.
import { RULES } from '../../diagnostics/rules.ts';
import { page, table } from './markdown.ts';

const INTRO = `What \`docs-build check\` and \`build\` verify. An **error** is something broken that a reader would meet: it ends the run with
exit code 1, and \`build\` writes nothing. A **warning** does so with \`--strict\` only.

\`rules:\` in \`site.yaml\` sets a rule to \`error\`, \`warning\` or \`off\`. A comment silences a rule for the next line of a Markdown
file, or for the whole block of code or table that begins there, and is reported itself when it silences nothing:

\`\`\`md
<!-- docs-build-disable-next-line link-page-missing -->
[soon](/docs/soon)
\`\`\`

In YAML, front matter included, it is \`# docs-build-disable-next-line\` and the rule.`;

/** Returns the Markdown of the index. */
export const rulePage = (): string =>
  page(
    '# Rules',
    INTRO,
    table(
      ['rule', 'default', 'what it says'],
      Object.entries(RULES).map(([id, { severity, summary }]) => [`[${id}](${id}.md)`, severity, summary]),
    ),
  );
