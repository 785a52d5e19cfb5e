import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/line-index.ts';
import type { Collection } from './collection.ts';

/** Reports what is not as an operation or its API has it. */
export type Differs = (message: string, at: Span, hint?: string) => void;

/** For what stands in a file of content/postman/. */
export const differsIn =
  ({ sourcePath, lines }: Pick<Collection, 'sourcePath' | 'lines'>, report: Report): Differs =>
  (message, { start, end }, hint) =>
    report({ rule: 'postman-request-differs', message, sourcePath, range: lines.range(start, end), hint });
