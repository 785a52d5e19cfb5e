import type { LoadedSiteConfig, SiteConfig } from '../config/site-config.ts';
import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { SiteIndex } from './index-site.ts';

/** A site without a site.yaml is called as its home page is; without that, its author is asked for a title. */
export function nameSite(
  { config, isWritten, sourcePath }: LoadedSiteConfig,
  { pages }: SiteIndex,
  report: Report,
): SiteConfig {
  if (isWritten) return config;
  const home = pages.get('/');
  if (home) return { ...config, title: home.title };
  const message = 'The file is missing or empty, and there is no home page to take the title of the site from.';
  const hint = 'Write "title:" in it, or a heading in "pages/index.md".';
  report({ rule: 'site-invalid', message, sourcePath, range: WHOLE_FILE, hint });
  return config;
}
