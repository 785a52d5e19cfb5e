// What an API calls by name, and the names that its own texts say.
import type { KnownName, Saying } from '../kind/known-name.ts';
import { sayingsIn } from '../kind/sayings.ts';
import type { Api } from './api.ts';
import { apiTexts } from './api-texts.ts';
import { contractsOfOperation } from './operation-uses.ts';
import { statusesIn } from './statuses-in.ts';

export function operationNames({ operations, data }: Api): KnownName[] {
  const names: KnownName[] = [];
  const ofSite = (text: string | undefined, what: KnownName['what']): void => {
    if (text !== undefined) names.push({ text, what, contracts: [] });
  };
  ofSite(data.server.variable, 'variable');
  ofSite(data.authorization?.variable, 'variable');
  ofSite(data.authorization?.header, 'header');
  for (const operation of operations) {
    const contracts = contractsOfOperation(operation);
    const add = (text: string, what: KnownName['what']): void => void names.push({ text, what, contracts });
    add(`${operation.method} ${operation.path}`, 'call');
    for (const { name, in: where, values = [] } of operation.parameters) {
      add(name, where === 'header' ? 'header' : 'parameter');
      for (const value of values) add(String(value), 'value');
    }
    for (const field of operation.request?.form ?? []) if ('variable' in field) ofSite(field.variable, 'variable');
    for (const { status } of [...operation.answers, ...operation.errors])
      for (const each of statusesIn(status)) add(each, 'status');
  }
  return names;
}

export function* operationSayings(api: Api): Iterable<Saying> {
  const contracts = [...new Set(api.operations.flatMap(contractsOfOperation))];
  for (const text of apiTexts(api)) yield* sayingsIn(text, { sourcePath: api.sourcePath, contracts });
}
