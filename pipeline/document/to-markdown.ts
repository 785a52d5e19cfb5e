import { hrefOf } from '../../schemas/paths.ts';
import { linkMarkdown, type PublicAddressing } from '../link/link-markdown.ts';
import type { PageExtras } from '../link/link-page.ts';
import type { CategoryPage } from '../nav/build-nav.ts';
import { escapeMarks, escapeText } from '../parse/escape-text.ts';
import type { PageText } from '../parse/parsed-page.ts';

/** The Markdown of a page as it is published: no front matter, its status below its title, parts in place, addresses absolute. */
export function toMarkdown(
  { markdown }: PageText,
  { links, data, status }: PageExtras,
  pageHref: string,
  { siteUrl }: PublicAddressing,
): string {
  const text = linkMarkdown(markdown, { links, data, siteUrl, pageHref });
  return `${status ? withNotice(text, status.markdown) : text}\n`;
}

/** Below the title where that is the first line; above everything else, where a title is written in another way. */
function withNotice(text: string, notice: string): string {
  const title = /^# .*(?:\n|$)/.exec(text)?.[0].trimEnd() ?? '';
  return [title, notice, text.slice(title.length).replace(/^\n+/, '')].filter(Boolean).join('\n\n');
}

/** The Markdown of a page made for a category. */
export function categoryMarkdown({ title, description, cards }: CategoryPage, addressing: PublicAddressing): string {
  const list = cards.map((card) => {
    const address = (addressing.siteUrl ?? '') + hrefOf(card.route, addressing);
    const about = card.description ? `: ${escapeMarks(card.description)}` : '';
    return `- [${escapeMarks(card.label)}](${address})${about}`;
  });
  return `${[`# ${escapeMarks(title)}`, escapeText(description), list.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
