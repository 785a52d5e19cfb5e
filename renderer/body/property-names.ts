// Stands for the tables of all HTML, SVG and ARIA properties that hast-util-to-jsx-runtime asks (vite.config.ts): the
// properties that documents have are few, and bear the names that React gives them. That makes the program 6 kB smaller (gzip); a
// test compares the two.

interface PropertyName {
  readonly property: string;
  readonly attribute: string;
  /** Absent where React wants the name of the attribute. */
  readonly space?: 'html';
}

export const html = { space: 'html' } as const;
export const svg = { space: 'svg' } as const;

/** Names that differ between the two. */
export const hastToReact: Readonly<Record<string, string>> = {
  dataType: 'datatype',
  strokeDashArray: 'strokeDasharray',
};

/** How React names a property. */
export function find(_: unknown, property: string): PropertyName {
  const [, kind, rest = ''] = property in hastToReact ? [] : (/^(aria|data)([A-Z].*)$/.exec(property) ?? []);
  if (kind === undefined) return { property, attribute: property, space: 'html' };
  const dashed = kind === 'data' ? rest.replace(/(?!^)[A-Z]/g, '-$&') : rest;
  return { property, attribute: `${kind}-${dashed.toLowerCase()}` };
}
