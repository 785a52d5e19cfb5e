import type { ReactNode } from 'react';
import { fileHrefOf, markdownPathOf } from '../../schemas/paths.ts';
import type { PageDocument } from '../../schemas/types.ts';
import { CopyButton } from '../body/CopyButton.tsx';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { useShowShortcuts } from '../navigation/use-shortcuts.ts';
import { useSite } from '../site/SiteContext.ts';
import { LastChange } from './LastChange.tsx';

/** What can be done with a page as a whole: take it along as Markdown, or mend it. */
export function PageTools({ page }: { readonly page: PageDocument }): ReactNode {
  const { site, strings, footer } = useSite().nav;
  const showShortcuts = useShowShortcuts();
  const showOffline = async () =>
    (await import('../offline/offline-reading.ts')).showOffline({ strings, lang: site.lang });
  const markdown = fileHrefOf(markdownPathOf(page.route), site.base);
  return (
    <p className="page-tools">
      {footer === undefined && <LastChange page={page} />}
      {page.editUrl !== undefined && <SiteLink href={page.editUrl}>{strings.editPage}</SiteLink>}
      <SiteLink href={markdown} isFile>
        {strings.viewMarkdown}
      </SiteLink>
      <CopyButton label={strings.copyMarkdown} text={async () => (await fetch(markdown)).text()} />
      <button type="button" className="needs-js" onClick={() => void showShortcuts()}>
        {strings.shortcuts}
      </button>
      {site.offline && (
        <button type="button" className="needs-js" onClick={() => void showOffline()}>
          {strings.offline}
        </button>
      )}
    </p>
  );
}
