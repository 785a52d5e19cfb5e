// The parameters of a path as variables of a program: no two alike, and none with a name that means something already.
import type { Call, Filled } from './call.ts';

/** A parameter and the variable that a sample keeps it in. */
export interface NamedParameter extends Filled {
  readonly variable: string;
}

export interface NamedPath {
  /** Each once, however often the path has it. */
  readonly parameters: readonly NamedParameter[];
  readonly parts: readonly (string | NamedParameter)[];
}

/** How a language writes the words of a name. */
type Spelling = (words: readonly string[]) => string;

/** What means something already: the names of a language, in one text, and those of the sample itself. */
export interface TakenNames {
  readonly language: string;
  readonly own: readonly string[];
}

/** Gives each parameter of a path a variable. */
export function nameParameters({ path, names }: Call, spell: Spelling, taken: TakenNames): NamedPath {
  const used = new Set([...taken.language.split(' '), ...taken.own]);
  const named = new Map<string, NamedParameter>();
  const parts = path.map((part) => {
    if (typeof part === 'string') return part;
    const parameter = named.get(part.name) ?? {
      ...part,
      variable: freeName(wordsOf(part.name), names.value, { spell, used }),
    };
    named.set(part.name, parameter);
    used.add(parameter.variable);
    return parameter;
  });
  return { parameters: [...named.values()], parts };
}

interface Naming {
  readonly spell: Spelling;
  readonly used: ReadonlySet<string>;
}

function freeName(words: readonly string[], value: string, { spell, used }: Naming): string {
  const isName = (name: string): boolean => /^\D/.test(name) && !used.has(name);
  if (isName(spell(words))) return spell(words);
  const marked = [value, ...words];
  let name = spell(marked);
  for (let number = 2; !isName(name); number++) name = spell([...marked, String(number)]);
  return name;
}

/** The words of a name: `numeroSolicitacao`, `numero_solicitacao` and `numero-solicitacao` have the same. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** With a capital first. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const snakeCase: Spelling = (words) => words.join('_');

export const camelCase: Spelling = ([first = '', ...others]) => first + others.map(capital).join('');

export const pascalCase: Spelling = (words) =>
  words
    .map(capital)
    .join('')
    .replace(/^(?=\d)/, 'C');
