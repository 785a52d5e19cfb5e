import type { ReactNode } from 'react';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { useSearchScope } from './use-search-scope.ts';

/** Looks like the field that it opens. Nothing of the search is loaded before. */
export function SearchButton(): ReactNode {
  const strings = useStrings();
  const scope = useSearchScope();
  const open = async () => {
    const { showSearch } = await import('./search-dialog.ts');
    showSearch(scope());
  };
  return (
    <button type="button" className="search-button needs-js" aria-haspopup="dialog" onClick={() => void open()}>
      <Icon name="search" />
      <span>{strings.search}</span>
    </button>
  );
}
