/**
 * How often something is tried that no number of tries proves: many times where its suite is run by the command of that name,
 * such as `npm run test:servers`, else some.
 */
export const tries = (command: string, { some, many }: { readonly some: number; readonly many: number }): number =>
  process.env.npm_lifecycle_event === command ? many : some;
