import type { ReactNode } from 'react';
import { SiteLink } from '../navigation/SiteLink.tsx';
import type { BodyProps } from './node.ts';

export const Cards = ({ children }: BodyProps): ReactNode => <div className="cards">{children}</div>;

/** The whole card is one link: the label's, stretched over the card by the stylesheet. */
export function Card({ node, children }: BodyProps): ReactNode {
  const { href, label, dataFile } = node.properties;
  return (
    <div className="card">
      <p className="card-label">
        {href === undefined ? (
          label
        ) : (
          <SiteLink href={href} className="card-link" isFile={dataFile ?? false}>
            {label}
          </SiteLink>
        )}
      </p>
      <div className="card-body">{children}</div>
    </div>
  );
}
