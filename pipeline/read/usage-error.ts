/** The command was used wrongly: there is nothing to work on. Ends with exit code 2, without a stack trace. */
export class UsageError extends Error {}
