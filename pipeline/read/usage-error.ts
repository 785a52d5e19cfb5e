/** The command was used wrongly: there is nothing to work on. Ends with exit code 2, without a stack trace. */
export class UsageError extends Error {}

/** For commands that read what build wrote. */
export const noSiteIn = (folder: string): UsageError =>
  new UsageError(`There is no site in "${folder}". Run "docs-build build" first, or name its folder with --out.`);
