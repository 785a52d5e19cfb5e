import type { Name } from '../../parse/parsed-page.ts';
import type { Found } from '../uses/use-index.ts';
import type { NamingPage } from './kind.ts';

/** A name of a page as a use: code that is held to no contract is an example all the same. */
export const foundName = (
  { in: place, sourcePath, line, anchor }: Name,
  { page: { title }, extras: { route } }: NamingPage,
): Found => ({
  kind: place === 'code' ? 'example' : place,
  title,
  address: { route, anchor },
  place: { sourcePath, line },
});
