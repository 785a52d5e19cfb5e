// What an API refers to: the contracts of its payloads, and the examples that those list.
import type { YamlPath } from '../../config/parse-yaml.ts';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Content } from '../../read/content.ts';
import { findContract, findExample } from '../fields/find-contract.ts';
import type { FieldLists, LoadedFieldList } from '../fields/load-field-lists.ts';
import { type Api, type Body, bodiesOf } from './api.ts';

export function checkContracts(api: Api, lists: FieldLists, files: Content['files'], report: Report): void {
  const { sourcePath, rangeOf } = api;
  const placeOf = (yamlPath: YamlPath) => ({ sourcePath, range: rangeOf(yamlPath) });
  /** The list that names an example is what holds it to the contract. */
  const checkExample = (example: string, yamlPath: YamlPath, loaded: LoadedFieldList | undefined): void => {
    const at = placeOf(yamlPath);
    if (!findExample(example, files, at, report) || !loaded) return;
    const listed = loaded.list.examples.find(({ file }) => file === example);
    if (listed && (listed.expect ?? 'valid') === 'valid') return;
    const message = listed
      ? `"${loaded.list.sourcePath}" lists the example "${example}" as ${listed.expect}.`
      : `"${loaded.list.sourcePath}" does not list the example "${example}", so nothing checks it.`;
    const hint = listed ? 'Name one that is valid.' : `Add "- file: ${example}" to its "examples:".`;
    report({ rule: 'operations-invalid', message, ...at, hint });
  };
  const find = (contract: string | undefined, yamlPath: YamlPath): LoadedFieldList | undefined =>
    contract === undefined ? undefined : findContract(contract, lists, placeOf([...yamlPath, 'contract']), report);
  const checkBody = (body: Body): void => {
    const loaded = find(body.contract, body.yamlPath);
    for (const { file, yamlPath } of body.examples) checkExample(file, yamlPath, loaded);
    for (const part of body.parts) {
      const ofPart = find(part.contract, part.yamlPath);
      if ('example' in part) checkExample(part.example, [...part.yamlPath, 'example'], ofPart);
    }
    checkNames(body, 'form', api, lists, report);
    checkNames(body, 'parts', api, lists, report);
  };
  const checked = new Set<string>();
  for (const body of api.operations.flatMap(bodiesOf)) {
    // Answers of the API are those of several operations.
    const place = body.yamlPath.join('/');
    if (!checked.has(place)) checkBody(body);
    checked.add(place);
  }
}

/** The fields of a form, or the parts of a body, are those of its contract. */
function checkNames(
  body: Body,
  key: 'form' | 'parts',
  { sourcePath, rangeOf }: Api,
  lists: FieldLists,
  report: Report,
): void {
  const { contract = '', yamlPath } = body;
  const fields = lists.byName.get(contract)?.list.fields;
  if (!fields || body[key].length === 0) return;
  const known = fields.map(({ name }) => name);
  for (const [i, { name }] of body[key].entries()) {
    if (known.includes(name)) continue;
    const at = key === 'form' ? rangeOf([...yamlPath, key, name], 'key') : rangeOf([...yamlPath, key, i, 'name']);
    report({
      rule: 'operations-invalid',
      message: `"${name}" is no field of "${contract}".`,
      sourcePath,
      range: at,
      hint: didYouMean(name, known) ?? `Known: ${known.join(', ')}.`,
    });
  }
  for (const { name, obligation } of fields) {
    if (obligation !== 'always' || body[key].some((field) => field.name === name)) continue;
    report({
      rule: 'operations-invalid',
      message: `The ${key === 'form' ? 'form has' : 'body has'} no "${name}", which "${contract}" requires.`,
      sourcePath,
      range: rangeOf([...yamlPath, key], 'key'),
      hint: key === 'form' ? `Add "${name}:".` : `Add a part "${name}".`,
    });
  }
}
