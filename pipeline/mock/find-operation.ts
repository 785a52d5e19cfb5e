import type { Operation } from '../contracts/operations/api.ts';
import type { Call } from './call.ts';

/** An operation that a call is of, with what the call fills its path with. */
export interface FoundOperation {
  readonly operation: Operation;
  readonly filled: ReadonlyMap<string, string>;
}

/** Operations with a path of this form, those first that say more of it; some with another method. */
export const operationsAt = ({ parts }: Pick<Call, 'parts'>, operations: readonly Operation[]): FoundOperation[] =>
  operations
    .filter(({ isWebhook }) => !isWebhook)
    .flatMap((operation) => {
      const filled = filledIn(operation, parts);
      return filled ? [{ operation, filled }] : [];
    })
    .sort((a, b) => a.filled.size - b.filled.size);

/** What fills the parameters of a path; undefined where it is another path. */
function filledIn({ path }: Operation, parts: readonly string[]): Map<string, string> | undefined {
  const wanted = path.split('/').slice(1);
  if (wanted.length !== parts.length) return undefined;
  const filled = new Map<string, string>();
  for (const [i, part] of wanted.entries()) {
    const form = part.split(/\{([^}]+)\}/);
    const names = form.filter((_, at) => at % 2 === 1);
    const pattern = form.map((each, at) => (at % 2 === 1 ? '(.+)' : escaped(each))).join('');
    const found = new RegExp(`^${pattern}$`, 's').exec(parts[i] ?? '');
    if (!found) return undefined;
    for (const [at, name] of names.entries()) filled.set(name, found[at + 1] ?? '');
  }
  return filled;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
