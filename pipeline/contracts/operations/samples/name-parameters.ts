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

/** Gives each parameter a variable. `taken` are the names of the language and of what a sample itself has, in one text. */
export function nameParameters(path: Call['path'], spell: Spelling, taken: string): NamedPath {
  const used = new Set(taken.split(' '));
  const named = new Map<string, NamedParameter>();
  const parts = path.map((part) => {
    if (typeof part === 'string') return part;
    const parameter = named.get(part.name) ?? { ...part, variable: freeName(wordsOf(part.name), spell, used) };
    named.set(part.name, parameter);
    used.add(parameter.variable);
    return parameter;
  });
  return { parameters: [...named.values()], parts };
}

function freeName(words: readonly string[], spell: Spelling, used: ReadonlySet<string>): string {
  const isName = (name: string): boolean => /^\D/.test(name) && !used.has(name);
  if (isName(spell(words))) return spell(words);
  const marked = ['valor', ...words];
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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const snakeCase: Spelling = (words) => words.join('_');

export const camelCase: Spelling = ([first = '', ...others]) => first + others.map(capital).join('');

export const pascalCase: Spelling = (words) =>
  words
    .map(capital)
    .join('')
    .replace(/^(?=\d)/, 'C');
