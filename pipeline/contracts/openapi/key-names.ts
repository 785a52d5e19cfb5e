// What keys of our data are called in OpenAPI, for places.

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  id: ['operationId'],
  title: ['summary', 'title'],
  fields: ['properties'],
  values: ['enum', 'const'],
  size: ['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'],
  decimals: ['multipleOf'],
  request: ['requestBody'],
  answers: ['responses'],
  example: ['example', 'examples'],
};

/** Names that a key may have there, its own first. */
export const namesOf = (key: string | number): readonly (string | number)[] => [key, ...(ALIASES[key] ?? [])];
