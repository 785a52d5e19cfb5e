// The version of an API beside the versions that its paths, its addresses and its headers name.
import type { ReportField, YamlPath } from '../fields/report-field.ts';
import type { Api } from './api.ts';

type Described = Pick<Api, 'operations' | 'data'>;

/** A version that something names, and where. */
interface Named {
  readonly version: string;
  readonly written: string;
  readonly at: YamlPath;
}

/** Of paths and addresses that name several versions the others are those of before: one is wrong that is newer. */
export function checkVersion(api: Described, problem: ReportField): void {
  const { operations, data } = api;
  const { version } = data;
  if (version === undefined || !NUMBERED.test(version)) return;
  const named = [...addressesIn(data.server), ...pathVersions(api)];
  const isNamed = named.some((each) => isVersionOf(each.version, version));
  for (const { version: other, written, at } of named)
    if (!isVersionOf(other, version) && (!isNamed || major(other) > major(version)))
      problem(at, `"${written}" is of the version ${other}, and the API of ${version}.`, HINT);
  for (const { parameters } of operations) {
    for (const { name, in: where, example = [], yamlPath } of parameters) {
      const wrong = where === 'header' ? example.find((value) => isOtherVersion(name, value, version)) : undefined;
      if (wrong !== undefined)
        problem([...yamlPath, 'example'], `"${name}" says the version ${wrong}, and the API is of ${version}.`, HINT);
    }
  }
}

const HINT = 'Correct it, or "version:" of the API.';

// What looks like a date says no more than itself.
const NUMBERED = /^\d{1,3}(?:\.\d+)*$/;
const IN_PATH = /\/v(\d{1,3}(?:\.\d+)*)(?=\/|$)/i;

const major = (version: string): number => Number.parseInt(version, 10);

const isVersionOf = (part: string, whole: string): boolean => `${whole}.`.startsWith(`${part}.`);

/** Whether a header says the version of an API, and one that is not its. */
export const isOtherVersion = (header: string, value: string, version: string): boolean => {
  const said = value.replace(/^v/i, '');
  return (
    /(?:^|-)version$/i.test(header) &&
    [said, version].every((each) => NUMBERED.test(each)) &&
    !isVersionOf(said, version)
  );
};

const namedIn = (written: string, at: YamlPath): Named[] => {
  const version = IN_PATH.exec(written)?.[1];
  return version === undefined ? [] : [{ version, written, at }];
};

const addressesIn = ({ example, environments }: Api['data']['server']): Named[] => [
  ...namedIn(example, ['server', 'example']),
  ...(environments ?? []).flatMap(({ address }, i) => namedIn(address, ['server', 'environments', i, 'address'])),
];

/** A webhook and a service of its own have versions of theirs. */
const pathVersions = ({ operations, data }: Described): Named[] =>
  operations.flatMap(({ path, isWebhook, yamlPath, server }) =>
    isWebhook || server.variable !== data.server.variable ? [] : namedIn(path, [...yamlPath, 'path']),
  );
