// A collection in the Markdown of a page: a nested list and a table, for those who read it as text.
import { shownText } from '../fields/describe-field-list.ts';
import { downloadOf } from '../link/resolve-link.ts';
import type { PublishedFile } from '../read/content.ts';
import type { Collection, CollectionItem } from './collection.ts';
import { shownVariables } from './show-variables.ts';
import type { CollectionScope } from './to-element.ts';

const SCOPES = { collection: 'coleção', environment: 'ambiente', both: 'coleção e ambiente' } as const;

export function toMarkdown(collection: Collection, file: PublishedFile, scope: CollectionScope): string {
  const { fileName, sha256 } = downloadOf(file);
  const shown = (text: string | undefined): string => (text === undefined ? '' : shownText(scope.texts, text).markdown);
  const list = (items: readonly CollectionItem[], indent: string): string[] =>
    items.flatMap((item) => {
      if (item.kind === 'folder') return [`${indent}- **${item.name}**`, ...list(item.items, `${indent}  `)];
      const about = [`\`${item.method} ${item.path}\``, shown(item.description)].filter(Boolean).join('. ');
      return [`${indent}- ${item.name}: ${about}`];
    });
  const rows = shownVariables(collection, scope.environments).map(
    ({ name, value, isSecret, description, setBy, ...at }) => {
      const filled = setBy.length > 0 ? setBy.map((request) => request.name).join(', ') : value && `\`${value}\``;
      const place = `${SCOPES[at.scope]}${isSecret ? ', como segredo' : ''}`;
      return `| ${[`\`${name}\``, place, filled, shown(description)].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    },
  );
  return [
    `**${collection.title}** (\`${fileName}\`, SHA-256 \`${sha256}\`)`,
    ...(collection.description === undefined ? [] : ['', shown(collection.description)]),
    '',
    ...list(collection.items, ''),
    ...(rows.length > 0
      ? ['', '| Variável | Onde fica | Valor ou quem a guarda | Para que serve |', '|---|---|---|---|', ...rows]
      : []),
  ].join('\n');
}
