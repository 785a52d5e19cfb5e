// A change since the last release of which its author says nothing to those whose programs it concerns.
import type { Range, Report } from '../../diagnostics/diagnostic.ts';
import { PACKS } from '../../languages/language.ts';
import { type FieldList, fieldAt } from '../fields/field-list.ts';
import { sentences } from '../fields/sentences.ts';
import type { Api } from '../operations/api.ts';
import type { ChangedContract } from './compare-contracts.ts';
import type { ChangedPart } from './contract-change.ts';
import { byPart, type History } from './history.ts';
import { apiOf, type LoadedData } from './loaded-data.ts';
import { changeText } from './say-change.ts';

/** Where something is written. */
interface Place {
  readonly sourcePath: string;
  readonly range: Range;
}

export function reportUnexplained({ steps, latest }: History, data: LoadedData, report: Report): void {
  const pending = steps.find(({ release }) => release === undefined);
  for (const changed of pending?.contracts ?? []) {
    const source = sourceOf(changed, data);
    // What is gone as a whole has no line on which to say so.
    if (source) reportContract(changed, source, latest.name, report);
  }
}

function reportContract(changed: ChangedContract, source: FieldList | Api, since: string, report: Report): void {
  for (const changes of byPart(changed.changes.filter(({ note }) => note === undefined))) {
    const [{ part, at }] = changes;
    const whom = [...new Set(changes.flatMap(({ breaks }) => breaks))].sort();
    const what = changes.map((change) => changeText(change, PACKS.en)).join('; ');
    const breaks = whom.length === 0 ? '' : ` It breaks ${whom.map((side) => PACKS.en.changes[side]).join(' and ')}.`;
    const name = at === '' ? `"${changed.contract}"` : `"${at}" of "${changed.contract}"`;
    report({
      rule: whom.length === 0 ? 'change-unexplained' : 'breaking-change-unexplained',
      message: `${name} has changed since the release "${since}" without a word to its readers: ${sentences([what])}${breaks}`,
      ...placeOf(part, source),
      hint: 'Tell them with "change:" there; of what is removed, at what held it.',
    });
  }
}

const sourceOf = ({ folder, contract }: ChangedContract, data: LoadedData): FieldList | Api | undefined =>
  folder === 'fields' ? data.lists.byName.get(contract)?.list : apiOf(data, contract);

/** Where a part is written; of what is removed, where that is that held it. */
function placeOf(part: ChangedPart, source: FieldList | Api): Place {
  const path = 'operations' in source ? pathInApi(part, source) : pathInList(part, source);
  return { sourcePath: source.sourcePath, range: source.rangeOf(path ?? ['title']) };
}

type YamlPath = readonly (string | number)[];

function pathInList(part: ChangedPart, list: FieldList): YamlPath | undefined {
  if (part.of === 'rule') {
    const i = list.errors.findIndex(({ code }) => code === part.code);
    return i < 0 ? undefined : ['errors', i, 'code'];
  }
  if (part.of !== 'field') return undefined;
  for (let path = part.path; path !== ''; path = path.replace(/\.?[^.]*$/, '')) {
    const field = fieldAt(list, path);
    if (field) return [...field.yamlPath, 'name'];
  }
  return undefined;
}

function pathInApi(part: ChangedPart, { operations }: Api): YamlPath | undefined {
  const operation = 'id' in part ? operations.find(({ id }) => id === part.id) : undefined;
  if (!operation) return undefined;
  const { parameters, answers, yamlPath } = operation;
  const found =
    part.of === 'parameter'
      ? parameters.find((each) => each.in === part.in && each.name === part.name)
      : part.of === 'answer'
        ? answers.find(({ status }) => String(status) === part.status)
        : undefined;
  return found ? [...found.yamlPath, part.of === 'answer' ? 'status' : 'name'] : [...yamlPath, 'id'];
}
