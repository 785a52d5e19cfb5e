import type { Range } from '../diagnostics/diagnostic.ts';
import type { Link } from '../parse/parsed-page.ts';
import { isIgnored } from './is-ignored.ts';

/** A link to another host, with the place that says it. */
export interface ExternalLink {
  /** As the author wrote it. */
  readonly url: string;
  readonly sourcePath: string;
  readonly range: Range;
}

/** The link as one to check, or undefined for what no request can answer, such as `mailto:`. */
export function externalLinkOf({ target, sourcePath, range }: Link): ExternalLink | undefined {
  const url = target.trim();
  return /^(https?:)?\/\//i.test(url) ? { url, sourcePath, range } : undefined;
}

/** What to ask for: the whole address without its fragment, which never reaches a host. Undefined when it is none. */
export function addressOf(url: string): string | undefined {
  try {
    const address = new URL(url, 'https://host.invalid');
    address.hash = '';
    return address.href;
  } catch {
    return undefined;
  }
}

/** Gathers links to other hosts, but for those that site.yaml says to ignore. */
export function gatherExternalLinks(ignored: readonly string[]): {
  readonly links: readonly ExternalLink[];
  readonly take: (link: Link) => void;
} {
  const links: ExternalLink[] = [];
  return {
    links,
    take(link) {
      const found = externalLinkOf(link);
      if (found && !isIgnored(found.url, ignored)) links.push(found);
    },
  };
}
