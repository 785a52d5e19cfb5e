// A collection and the environments it runs in beside the APIs that its requests call: versions and addresses.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Api, Operation } from '../operations/api.ts';
import { isOtherVersion } from '../operations/check-version.ts';
import type { Apis } from '../operations/load-apis.ts';
import { type Collection, type Environment, everyRequest, type Request } from './collection.ts';
import { type Differs, differsIn } from './differs.ts';

export function checkApis(
  collections: readonly Collection[],
  environments: readonly Environment[],
  operations: ReadonlyMap<Request, Operation>,
  apis: Apis,
  report: Report,
): void {
  const inAll = new Map<string, Set<string>>();
  for (const collection of collections) {
    const differs = differsIn(collection, report);
    const called = new Map<string, Set<string>>();
    const used = new Set<Api>();
    for (const request of everyRequest(collection.items)) {
      const operation = operations.get(request);
      const api = operation && apiOf(operation, apis);
      const variable = VARIABLE.exec(request.host)?.[1];
      if (!operation || !api) continue;
      used.add(api);
      checkHeaders(request, api, differs);
      if (variable === undefined) continue;
      for (const addresses of [called, inAll])
        addresses.set(variable, new Set([...(addresses.get(variable) ?? []), ...addressesOf(operation)]));
    }
    checkVersion(collection, [...used], differs);
    checkVariables(collection, called, differs);
  }
  // An environment is that of all collections.
  for (const environment of environments) checkVariables(environment, inAll, differsIn(environment, report));
}

/** A variable that stands in front of a path. */
const VARIABLE = /^\{\{\s*([^{}]+?)\s*\}\}$/;

const apiOf = (operation: Operation, { byPath }: Apis): Api | undefined =>
  [...byPath.values()].flatMap((loaded) => loaded?.api ?? []).find(({ operations }) => operations.includes(operation));

const addressesOf = ({ server: { example, environments } }: Operation): string[] => [
  example,
  ...(environments ?? []).map(({ address }) => address),
];

/** A collection for one API has the version of that, if any. */
function checkVersion({ version }: Collection, apis: readonly Api[], differs: Differs): void {
  const [api, other] = apis;
  if (!version || !api || other || api.version === undefined || api.version === version.text) return;
  differs(
    `The collection is of the version "${version.text}", and the API of "${api.sourcePath}" of "${api.version}".`,
    version,
    `Write "${api.version}", or correct the API.`,
  );
}

/** What a header says of the version is that of the API. */
function checkHeaders({ headers }: Request, { version, sourcePath }: Api, differs: Differs): void {
  for (const header of headers) {
    const { name, value } = header;
    if (version === undefined || !isOtherVersion(name, value, version)) continue;
    const message = `"${name}" says the version ${value}, and the API of "${sourcePath}" is of ${version}.`;
    differs(message, header, `Write "${version}", or correct the API.`);
  }
}

/** The value of a variable in front of a path is an address of the API. */
function checkVariables(
  { variables }: Pick<Collection, 'variables'>,
  called: ReadonlyMap<string, ReadonlySet<string>>,
  differs: Differs,
): void {
  for (const variable of variables) {
    const { name, value } = variable;
    const addresses = called.get(name);
    const address = value.replace(/\/$/, '');
    if (!addresses || address === '' || address.includes('{{') || addresses.has(address)) continue;
    const message = `The variable "${name}" is "${value}", which is no address of the API that is called with it.`;
    differs(message, variable, didYouMean(address, addresses) ?? `Its addresses: ${[...addresses].join(', ')}.`);
  }
}
