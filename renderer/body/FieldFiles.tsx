import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import type { Element } from '../../schemas/types.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';

/** The files a list is published as, each for another tool. */
export function FieldFiles({ downloads }: { readonly downloads: readonly Element[] }): ReactNode {
  const strings = useStrings();
  if (downloads.length === 0) return null;
  return (
    <div className="field-files">
      <p>{strings.fieldDownloads}</p>
      <ul>
        {downloads.map(({ properties: { href, fileName = '', label = fileName } }) => (
          <li key={href}>
            <a href={href} download={fileName} aria-label={fillIn(strings.download, { file: `${label}: ${fileName}` })}>
              <Icon name="download" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
