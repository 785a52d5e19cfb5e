// The variables of a collection as a reader needs them: where each is kept, who fills it in, what it is for.

import { type Collection, type Environment, everyRequest, type Request } from './collection.ts';

export interface ShownVariable {
  readonly name: string;
  readonly scope: 'collection' | 'environment' | 'both';
  /** The value it comes with; empty where there is none. */
  readonly value: string;
  readonly isSecret: boolean;
  readonly description: string | undefined;
  /** Requests whose scripts give it a value. */
  readonly setBy: readonly Request[];
}

/** Those it defines, then those of environments that it uses. */
export function shownVariables(collection: Collection, environments: readonly Environment[]): ShownVariable[] {
  const requests = [...everyRequest(collection.items)];
  const own = new Map(collection.variables.map((variable) => [variable.name, variable]));
  const shared = new Map(environments.flatMap(({ variables }) => variables.map((each) => [each.name, each])));
  const used = [...collection.uses.map(({ name }) => name), ...collection.setByScripts];
  const names = new Set([...own.keys(), ...used.filter((name) => shared.has(name))]);
  return [...names].map((name) => {
    const mine = own.get(name);
    const theirs = shared.get(name);
    return {
      name,
      scope: mine && theirs ? 'both' : mine ? 'collection' : 'environment',
      // Where an environment has it, that is where it is filled in.
      value: theirs?.value || mine?.value || '',
      isSecret: theirs?.isSecret ?? false,
      description: mine?.description ?? theirs?.description,
      setBy: requests.filter(({ sets }) => sets.includes(name)),
    };
  });
}
