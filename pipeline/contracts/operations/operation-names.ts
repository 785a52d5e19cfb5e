// What an API calls by name, and the names that its own texts say.
import type { Words } from '../../languages/words.ts';
import { formOf } from '../fields/field-list.ts';
import type { KnownName, Saying } from '../kind/known-name.ts';
import { sayingsIn } from '../kind/sayings.ts';
import { type Api, contractsOf } from './api.ts';
import { apiTexts } from './api-texts.ts';
import { operationAnchor } from './operation-ids.ts';
import { variablesIn } from './security.ts';
import { statusesIn } from './statuses-in.ts';

export function operationNames({ operations, schemes, data, sourcePath }: Api, anchors: Words['anchors']): KnownName[] {
  const names: KnownName[] = [];
  const ofSite = (text: string | undefined, what: KnownName['what']): void => {
    if (text !== undefined) names.push({ text, what, contracts: [] });
  };
  ofSite(data.server.variable, 'variable');
  for (const { credential } of schemes) {
    for (const variable of variablesIn(credential)) ofSite(variable, 'variable');
    if (credential.kind === 'value') ofSite(credential.name, credential.in === 'header' ? 'header' : 'parameter');
  }
  for (const operation of operations) {
    const contracts = contractsOf(operation);
    const add = (text: string, what: KnownName['what']): void => void names.push({ text, what, contracts });
    const place: KnownName['place'] = {
      sourcePath,
      anchorIn: ({ attributes: { id } }) => (id === operation.id ? operationAnchor(operation, anchors) : undefined),
    };
    if (!operation.isWebhook)
      names.push({ text: `${operation.method} ${operation.path}`, what: 'call', contracts, place });
    const headers = operation.answers.flatMap((answer) => answer.headers);
    for (const { name, in: where, field } of [...operation.parameters, ...headers]) {
      add(name, where === 'header' ? 'header' : 'parameter');
      for (const { value } of formOf(field).values ?? []) add(String(value), 'value');
    }
    ofSite(operation.server.variable, 'variable');
    for (const { form, parts } of operation.request?.bodies ?? [])
      for (const each of [...form, ...parts]) if ('variable' in each) ofSite(each.variable, 'variable');
    for (const { status } of [...operation.answers, ...operation.errors])
      for (const each of statusesIn(status)) add(each, 'status');
  }
  return names;
}

export function* operationSayings(api: Api): Iterable<Saying> {
  const contracts = [...new Set(api.operations.flatMap(contractsOf))];
  for (const text of apiTexts(api)) yield* sayingsIn(text, { sourcePath: api.sourcePath, contracts });
}
