/** Where it is published what is known of all data. */
export const ABOUT_PATHS = {
  index: 'data/index.json',
  errors: 'data/errors.json',
  whereUsed: 'data/where-used.json',
} as const;
