// A collection in the Markdown of a page: a nested list and a table, for those who read it as text.

import { fileHrefOf } from '../../../schemas/paths.ts';
import { downloadOf } from '../../link/download.ts';
import { shownText } from '../../link/link-texts.ts';
import { codeSpan, escapeMarks, escapeText } from '../../parse/escape-text.ts';
import type { PublishedFile } from '../../read/content.ts';
import { markdownTable } from '../kind/markdown-table.ts';
import type { Collection, CollectionItem } from './collection.ts';
import { shownVariables } from './show-variables.ts';
import type { CollectionScope } from './to-element.ts';

export function toMarkdown(collection: Collection, file: PublishedFile, scope: CollectionScope): string {
  const { siteUrl = '' } = scope.addressing;
  const shown = (text: string | undefined): string => shownText(scope.texts, text).line;
  const list = (items: readonly CollectionItem[], indent: string): string[] =>
    items.flatMap((item) => {
      if (item.kind === 'folder')
        return [`${indent}- **${escapeMarks(item.name)}**`, ...list(item.items, `${indent}  `)];
      const about = [codeSpan(`${item.method} ${item.path}`), shown(item.description)].filter(Boolean).join('. ');
      const guide = scope.guideOf(item);
      const written = escapeText(item.name);
      const name = guide === undefined || guide.startsWith('#') ? written : `[${written}](${siteUrl}${guide})`;
      return [`${indent}- ${name}: ${about}`];
    });
  const { strings } = scope;
  const scopes = {
    collection: strings.variableCollection,
    environment: strings.variableEnvironment,
    both: strings.variableBoth,
  };
  const rows = shownVariables(collection, scope.environments).map((variable) => {
    const { name, value, isSecret, description, setBy } = variable;
    const filled =
      setBy.length > 0
        ? `${strings.variableSetBy} ${setBy.map((request) => escapeMarks(request.name)).join(', ')}`
        : value === ''
          ? strings.variableOpen
          : codeSpan(value);
    const place = scopes[variable.scope] + (isSecret ? ` (${strings.variableSecret})` : '');
    return [codeSpan(name), place, filled, shown(description)];
  });
  const names = [strings.variableName, strings.variableScope, strings.variableValue, strings.variableUse];
  const { fileName, sha256 } = downloadOf(file);
  const href = siteUrl + fileHrefOf(file.outputPath, scope.addressing.base);
  return [
    `**${escapeMarks(collection.title)}** ([${escapeMarks(fileName)}](${href}), SHA-256 ${codeSpan(sha256)})`,
    ...(collection.description === undefined ? [] : ['', shownText(scope.texts, collection.description).markdown]),
    '',
    ...list(collection.items, ''),
    ...(rows.length > 0 ? ['', markdownTable(names, rows)] : []),
  ].join('\n');
}
