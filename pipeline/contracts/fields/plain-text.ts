// What is escaped and what is code stays as it is written: `<script>` without its marks would be a tag.
const KEPT = /\\.|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/;
const LINK = /!?\[([^[\]`]*(?:`[^`]*`[^[\]`]*){0,9})\]\((?:[^()]|\([^()]*\))*\)/;
const LINKS = new RegExp(`${KEPT.source}|${LINK.source}`, 'g');
const EMPHASIS = new RegExp(`${KEPT.source}|\\*`, 'g');

/** Markdown for documents that are read elsewhere, where a link of ours leads nowhere: links are their words. */
export const withoutLinks = (markdown: string): string =>
  markdown
    .replace(LINKS, (whole: string, _ticks, label: string | undefined) =>
      label === undefined ? whole : withoutLinks(label),
    )
    .trim();

/** Markdown as the comment of a schema or the cell of a spreadsheet can hold it: one line, with no marks but those of code. */
export const plainText = (markdown: string): string =>
  withoutLinks(markdown)
    .replace(EMPHASIS, (whole) => (whole === '*' ? '' : whole))
    .replace(/\s+/g, ' ')
    .trim();
