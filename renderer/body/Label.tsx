import type { ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** A label where no component around it takes it up. */
export const Label = ({ children }: BodyProps): ReactNode => <p className="label">{children}</p>;
