// What can be written on each directive, as rows of the page that tells of them.
import { DIRECTIVES } from '../../parse/directives.ts';
import { code } from './markdown.ts';

const VALUES = {
  text: 'text',
  name: 'name',
  page: 'link',
  file: 'file',
  download: 'file',
  image: 'picture',
  flag: 'switch',
} as const;

/** The first three cells of each row: part, value, and whether it may be left out. */
export const directiveParts = (): string[] =>
  Object.entries(DIRECTIVES).flatMap(([name, { label, labelRequired = false, attributes = {} }]) => [
    ...(label === 'none' ? [] : [rowOf(`${name}[…]`, 'text', labelRequired)]),
    ...Object.entries(attributes).map(([key, { kind, required = false }]) =>
      rowOf(`${name}{${key}}`, VALUES[kind], required),
    ),
  ]);

const rowOf = (part: string, value: string, isRequired: boolean): string =>
  `| ${code(part)} | ${value} | ${isRequired ? '**required**' : ''} |`;
