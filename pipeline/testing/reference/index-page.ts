// The overview of the reference.
import { page, prose } from './markdown.ts';
import { schemaAt } from './schema.ts';
import { SCHEMA_PAGES } from './schema-pages.ts';

const listOf = (part: string): string =>
  SCHEMA_PAGES.filter((each) => each.part === part)
    .map(({ title, path, root }) => `- [${title}](${path}): ${prose(firstSentence(schemaAt(root).description ?? ''))}`)
    .join('\n');

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

/** Returns the Markdown of the overview. */
export const indexPage = (): string =>
  page(
    '# Reference',
    'Every name that can be written, and every name that is published. These pages are made from the schemas, the table of rules and the commands themselves.',
    '- [Commands](commands.md) and their options\n- [Directives](directives.md)\n- [Rules](../rules/index.md): what is checked\n- [Limits and speed](../limits.md)',
    ...[...new Set(SCHEMA_PAGES.map(({ part }) => part))].map((part) => `## ${part}\n\n${listOf(part)}`),
    '[Documents](documents.md) shows a whole page document and the elements of its body.',
  );
