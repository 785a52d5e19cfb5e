import type { Diagnostic } from './diagnostic.ts';

/** Whether these problems end a run with exit code 1. */
export const isFailure = (diagnostics: readonly Diagnostic[], strict: boolean): boolean =>
  diagnostics.some(({ severity }) => strict || severity === 'error');
