import type { ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** The size in the document keeps the place free while the file is on its way. */
export function Image({ node }: BodyProps): ReactNode {
  const { src, alt = '', title, width, height } = node.properties;
  return <img src={src} alt={alt} title={title} width={width} height={height} loading="lazy" decoding="async" />;
}
