// What an API refers to: the contracts of its payloads, and the examples that those list.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Content } from '../../read/content.ts';
import { findContract, findExample } from '../fields/find-contract.ts';
import type { FieldLists } from '../fields/load-field-lists.ts';
import type { Api, Operation, OperationRequest, YamlPath } from './api.ts';

interface Payload {
  readonly contract?: string;
  readonly example?: string;
  readonly yamlPath: YamlPath;
}

export function checkContracts(api: Api, lists: FieldLists, files: Content['files'], report: Report): void {
  const { sourcePath, rangeOf } = api;
  const checkPayload = ({ contract, example, yamlPath }: Payload): void => {
    const at = (key: string) => ({ sourcePath, range: rangeOf([...yamlPath, key]) });
    const loaded = contract === undefined ? undefined : findContract(contract, lists, at('contract'), report);
    if (example === undefined || !findExample(example, files, at('example'), report) || !loaded) return;
    // The list that names an example is what holds it to the contract.
    const listed = loaded.list.examples.find(({ file }) => file === example);
    if (listed && (listed.expect ?? 'valid') === 'valid') return;
    const message = listed
      ? `"${loaded.list.sourcePath}" lists the example "${example}" as ${listed.expect}.`
      : `"${loaded.list.sourcePath}" does not list the example "${example}", so nothing checks it.`;
    report({
      rule: 'operations-invalid',
      message,
      ...at('example'),
      hint: listed ? 'Name one that is valid.' : `Add "- file: ${example}" to its "examples:".`,
    });
  };
  for (const operation of api.operations) {
    if (operation.request) {
      checkPayload(operation.request);
      checkForm(operation.request, api, lists, report);
    }
    for (const answer of ownAnswers(operation)) checkPayload(answer);
  }
  for (const [i, answer] of (api.data.answers ?? []).entries()) checkPayload({ ...answer, yamlPath: ['answers', i] });
}

/** Those that are not the API's. */
const ownAnswers = ({ answers }: Operation) => answers.filter(({ yamlPath }) => yamlPath[0] === 'operations');

function checkForm(
  { contract = '', form, yamlPath }: OperationRequest,
  { sourcePath, rangeOf }: Api,
  lists: FieldLists,
  report: Report,
): void {
  const fields = lists.byName.get(contract)?.list.fields;
  if (!fields || form.length === 0) return;
  const names = fields.map(({ name }) => name);
  for (const { name } of form) {
    if (names.includes(name)) continue;
    report({
      rule: 'operations-invalid',
      message: `"${name}" is no field of "${contract}".`,
      sourcePath,
      range: rangeOf([...yamlPath, 'form', name], 'key'),
      hint: didYouMean(name, names) ?? `Known: ${names.join(', ')}.`,
    });
  }
  for (const { name, obligation } of fields) {
    if (obligation !== 'always' || form.some((field) => field.name === name)) continue;
    report({
      rule: 'operations-invalid',
      message: `The form has no "${name}", which "${contract}" requires.`,
      sourcePath,
      range: rangeOf([...yamlPath, 'form'], 'key'),
      hint: `Add "${name}:".`,
    });
  }
}
