import type { ReactNode } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { Icon } from '../site/Icon.tsx';
import { useSite } from '../site/SiteContext.ts';
import { type BodyProps, textOf } from './node.ts';

/** A file to take along: name, size, and the hash to check it by. */
export function Download({ node }: BodyProps): ReactNode {
  const { strings, site } = useSite().nav;
  const { id, href, fileName = '', bytes = 0, sha256 = '', label } = node.properties;
  const name = label ?? (node.children.map(textOf).join('').trim() || fileName);
  return (
    <div id={id} className="download">
      <a className="download-link" href={href} download={fileName}>
        <Icon name="download" />
        <span>{fillIn(strings.download, { file: name })}</span>
      </a>
      <p className="download-facts">
        <span translate="no">{fileName}</span>
        <span>{sizeOf(bytes, site.lang)}</span>
      </p>
      {sha256 !== '' && (
        <details className="download-hash">
          <summary>
            <span>{strings.fileHash}</span> <code translate="no">{`${sha256.slice(0, 8)}…`}</code>
          </summary>
          <code translate="no">{sha256}</code>
        </details>
      )}
    </div>
  );
}

const KILO = 1000;

function sizeOf(bytes: number, lang: string): string {
  if (bytes < KILO) return `${bytes} B`;
  const inKilo = bytes / KILO;
  const [amount, unit] = inKilo < KILO ? [inKilo, 'kB'] : [inKilo / KILO, 'MB'];
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(amount)} ${unit}`;
}
