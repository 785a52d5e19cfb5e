import type { ReactNode } from 'react';
import type { BodyProps } from './node.ts';

/** A part of a field list that stands outside one: what it says, in order. */
export const Passage = ({ children }: BodyProps): ReactNode => <div>{children}</div>;
