import { stringify } from 'yaml';
import type { SidebarConfig } from '../../schemas/types.ts';

/** A home page for a site whose own was no Markdown, or that had none: its title, its tagline, and what it has. */
export function homePage(site: Readonly<Record<string, unknown>>, sidebar: SidebarConfig): string {
  const head = stringify({ title: site.title, layout: 'home' });
  const tagline = typeof site.tagline === 'string' ? `${site.tagline}\n\n` : '';
  const cards = sidebar.flatMap((item) => {
    if (typeof item === 'string') return [];
    const route = item.index ?? firstRoute(item.items as SidebarConfig);
    return route === undefined ? [] : [`:::card[${item.label}]{href="${route}"}\n${item.description ?? ''}\n:::\n`];
  });
  const first = firstRoute(sidebar);
  if (cards.length > 0) return `---\n${head}---\n\n${tagline}::::cards\n${cards.join('')}::::\n`;
  return `---\n${head}---\n\n${tagline}${first === undefined ? '' : `[${site.title}](${first})\n`}`;
}

function firstRoute(items: SidebarConfig): string | undefined {
  for (const item of items) {
    const route = typeof item === 'string' ? item : (item.index ?? firstRoute(item.items as SidebarConfig));
    if (route !== undefined) return route;
  }
  return undefined;
}
