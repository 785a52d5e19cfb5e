/** Markdown as the comment of a schema or the cell of a spreadsheet can hold it: links and marks of code are taken out. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
