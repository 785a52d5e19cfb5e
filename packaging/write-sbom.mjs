// Lists what the package is made of, in CycloneDX: what is installed with it, and what is bundled into it. npm knows what
// package-lock.json says; the notices that the builds wrote know what of that is bundled.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = new URL('../', import.meta.url);
const build = new URL('build/', repository);
const { name } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8'));
const lists = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('licences.txt'));
const bundled = new Set(
  lists.flatMap((file) =>
    Array.from(readFileSync(new URL(file, build), 'utf8').matchAll(/^## (\S+@\S+) \(/gm), ([, id]) => id),
  ),
);

// On Windows npm is a batch file, which only a shell starts.
const npm = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: fileURLToPath(repository),
  shell: process.platform === 'win32',
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { serialNumber: _, metadata, components, dependencies, ...rest } = JSON.parse(npm);
const isInstalled = ({ properties }) => !properties.some((property) => property.name === 'cdx:npm:package:development');
const kept = components
  .filter((component) => isInstalled(component) || bundled.has(component['bom-ref']))
  .map(({ properties, ...component }) => ({
    ...component,
    // To npm, what is bundled is only there while we develop.
    scope: bundled.has(component['bom-ref']) ? 'required' : component.scope,
    properties: [{ name: 'docs-build:bundled', value: String(bundled.has(component['bom-ref'])) }],
  }));
const missing = [...bundled].filter((id) => !kept.some((component) => component['bom-ref'] === id));
if (missing.length > 0) throw new Error(`package-lock.json does not know what is bundled: ${missing.join(', ')}`);
const own = { ...metadata.component, name };
const refs = new Set([own, ...kept].map((component) => component['bom-ref']));
// Neither the time nor a random number: the same package has the same list.
const sbom = {
  ...rest,
  metadata: { lifecycles: [{ phase: 'build' }], component: own },
  components: kept,
  dependencies: dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => refs.has(id)) })),
};
writeFileSync(new URL('sbom.cdx.json', build), `${JSON.stringify(sbom, null, 1)}\n`);
