/** The command was used wrongly: there is nothing to work on. Ends with exit code 2, without a stack trace. */
export class UsageError extends Error {}

/** For commands that read what build wrote. */
export const noSiteIn = (place: string): UsageError =>
  new UsageError(`There is no site in "${place}". Run "docs-build build" first, or name where there is one.`);
