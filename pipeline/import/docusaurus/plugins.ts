// The plugins of a Docusaurus site, whether a preset names them or the site itself.

import { isObject } from '../script/evaluate.ts';
import { leaveEditLink, type Settings } from '../settings.ts';
import type { BlogPlugin } from './blog.ts';
import type { DocsPlugin } from './docs.ts';

export interface Plugins {
  readonly docs: readonly DocsPlugin[];
  readonly blogs: readonly BlogPlugin[];
  /** Folders of pages that are no docs. */
  readonly pages: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

const trimmed = (path: string): string => path.replace(/^(?:\.?\/)+|\/+$/g, '');

/** Reads presets and plugins. A site without a preset has none of what one brings. */
export function readPlugins(settings: Settings): Plugins {
  const found: { docs: DocsPlugin[]; blogs: BlogPlugin[]; pages: string[]; redirects: Record<string, string> } = {
    docs: [],
    blogs: [],
    pages: [],
    redirects: {},
  };
  const readers: Readonly<Record<string, (options: Settings) => void>> = {
    docs: (options) => void found.docs.push(docsPlugin(options)),
    blog: (options) => void found.blogs.push(blogPlugin(options)),
    pages: (options) => void found.pages.push(trimmed(options.text('path') ?? 'src/pages')),
    'client-redirects': (options) => Object.assign(found.redirects, redirectsOf(options)),
  };
  for (const [name, options] of named(settings, 'presets')) {
    if (!/(?:^|preset-)classic$/.test(name)) {
      settings.leave('Plugins that docs-build has nothing for', 'presets', name);
      continue;
    }
    for (const kind of ['docs', 'blog', 'pages']) {
      if (options.has(kind, false)) options.take(kind);
      else readers[kind]?.(options.in(kind));
    }
  }
  for (const [name, options] of named(settings, 'plugins')) {
    const kind =
      /plugin-(?:content-)?(docs|blog|pages|client-redirects)$|^(?:content-)?(docs|blog|pages|client-redirects)$/.exec(
        name,
      );
    const reader = readers[kind?.[1] ?? kind?.[2] ?? ''];
    if (reader) reader(options);
    else settings.leave('Plugins that docs-build has nothing for', 'plugins', name);
  }
  return found;
}

/** Entries of a list of names, each alone or with its options. */
function named(settings: Settings, key: string): [name: string, options: Settings][] {
  return settings.list(key).map((entry) => {
    const [name, options] = Array.isArray(entry) ? entry : [entry, {}];
    return [String(isObject(name) ? (name.name ?? '') : name), settings.of(options, `${key}.${name}`)];
  });
}

function docsPlugin(options: Settings): DocsPlugin {
  const sidebars = options.has('sidebarPath', false) ? false : options.text('sidebarPath');
  options.take('sidebarPath');
  leaveEditLink(options, 'editUrl');
  options.take('id');
  const hasPrefixes = !options.has('numberPrefixParser', false);
  options.take('numberPrefixParser');
  return {
    folder: trimmed(options.text('path') ?? 'docs'),
    base: trimmed(options.text('routeBasePath') ?? 'docs'),
    sidebars: sidebars === false || sidebars === undefined ? sidebars : trimmed(sidebars),
    hasPrefixes,
  };
}

function blogPlugin(options: Settings): BlogPlugin {
  leaveEditLink(options, 'editUrl');
  options.take('id');
  return {
    folder: trimmed(options.text('path') ?? 'blog'),
    base: trimmed(options.text('routeBasePath') ?? 'blog'),
    title: options.text('blogTitle'),
    description: options.text('blogDescription'),
  };
}

function redirectsOf(options: Settings): Record<string, string> {
  return Object.fromEntries(
    options.each('redirects').flatMap((redirect) => {
      const [from, to] = [redirect.take('from'), redirect.text('to')];
      if (to === undefined) return [];
      return [from]
        .flat()
        .flatMap((start): [string, string][] => (typeof start === 'string' ? [[routeOf(start), routeOf(to)]] : []));
    }),
  );
}

const routeOf = (address: string): string => address.replace(/(?<=.)\/+$/, '');
