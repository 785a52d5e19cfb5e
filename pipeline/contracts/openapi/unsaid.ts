// What OpenAPI says and our data cannot: told once for each cause, at the first place.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Node, Place, Sources } from './sources.ts';

/** Each with what becomes of it. */
export const CAUSES = {
  alternatives: 'Alternatives that no field tells apart: their fields are shown together',
  anchor: 'Patterns without ^ and $: they are held to the whole of a text',
  body: 'The body of a GET: it is left out',
  callbackless: 'Parameters in the path of a webhook: they are left out',
  content: 'A body whose media type is a range: it is left out',
  default: 'Defaults of fields: they are left out',
  enum: 'Allowed values that are objects or arrays: they are left out',
  example: 'An example outside the document: it is left out',
  exclusive: 'Limits that a number with decimals must not reach: they are left out',
  flow: 'Flows of OAuth 2.0 other than client credentials: what bears a token is said, not how a user gets it',
  info: 'Contact, licence and terms: they are left out',
  keyword: 'Keywords of JSON Schema that say how values depend on each other: they are left out',
  links: 'Links between answers and operations: they are left out',
  method: 'Operations of HEAD, OPTIONS and TRACE: they are left out',
  multipleOf: 'Numbers that are multiples of something else than 0.1, 0.01 and the like: the step is left out',
  name: 'Fields whose names have dots, blanks, brackets, quotes, # or /: they are left out',
  operations: 'A document without operations: its schemas are contracts, and there is no API',
  optional: 'Calls that may be authorised or not: they are said to be',
  parameter: 'Parameters that are objects or arrays of these: they are said to be texts',
  pattern: 'Patterns that not every validator reads alike: they are shown, and nothing is held to them',
  payload: 'Schemas of payloads that are not JSON: their examples are held to nothing',
  quoted: 'Examples of numbers that are texts: they are taken for numbers',
  scheme: 'Ways to authorise a call that have no name here: they are left out',
  style: 'Ways to write a parameter other than the common ones: it is written in the common one',
  tags: 'Tags: the order of the document groups operations',
  types: 'Values of several types: they are of the type any',
  version: 'A version of the document that is not that of its paths: it is left out',
} as const;

export type Cause = keyof typeof CAUSES;

export interface Unsaid {
  add(cause: Cause, node: Node, key?: string): void;
  readonly found: ReadonlyMap<Cause, readonly Place[]>;
}

export function gatherUnsaid(sources: Sources): Unsaid {
  const found = new Map<Cause, Place[]>();
  return {
    found,
    add(cause, node, key) {
      const place = sources.placeOf(node, key);
      if (place) found.set(cause, [...(found.get(cause) ?? []), place]);
    },
  };
}

/** Reports each cause where it is met first. */
export function reportUnsaid({ found }: Unsaid, sources: Sources, report: Report): void {
  for (const [cause, places] of found) {
    const different = new Set(places.map((place) => JSON.stringify(place)));
    const [first] = places;
    if (!first) continue;
    const count = different.size === 1 ? '' : ` (${different.size} places)`;
    report({
      rule: 'openapi-unsaid',
      message: `${CAUSES[cause]}${count}.`,
      sourcePath: first[0],
      range: sources.rangeOf(first, 'key'),
      hint: 'Say what matters of it in a description, or in an overlay.',
    });
  }
}
