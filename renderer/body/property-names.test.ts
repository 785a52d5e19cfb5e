import { find as findOfLibrary, html, hastToReact as namesOfLibrary, svg } from 'property-information';
import { expect, test } from 'vitest';
import { PROPERTIES } from '../../schemas/vocabulary.ts';
import { find, hastToReact } from './property-names.ts';

type Names = Readonly<Record<string, string>>;
type PropertyName = Pick<ReturnType<typeof find>, 'property' | 'attribute'> & { readonly space?: string | undefined };

/** As hast-util-to-jsx-runtime does it. */
const nameOf = ({ space, property, attribute }: PropertyName, names: Names): string =>
  space ? (names[property] ?? property) : attribute;

test('names every property of a document as the library’s tables do', () => {
  const known = (name: string) => [html, svg].map((schema) => findOfLibrary(schema, name)).find(({ space }) => space);
  const names = [...PROPERTIES.keys()];
  const wanted = names.map((name) => nameOf(known(name) ?? findOfLibrary(html, name), namesOfLibrary));
  expect(names.map((name) => nameOf(find(html, name), hastToReact))).toEqual(wanted);
});
