// Whoever installs docs-build installs its dependencies, so they are what the built program loads, and nothing that is in it.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../', import.meta.url));
const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
  readFileSync(`${repository}package.json`, 'utf8'),
);

/**
 * The bundler writes double quotes; in comments of libraries, types are named in single ones. A `require` that begins a
 * template is one of the code that ajv would write into a file.
 */
const LOADED =
  /(?:^(?:import|export) .*\bfrom |^import |\bimport\(|(?<!`)\brequire\(|\.resolve\(|\bcreateRequire\(import\.meta\.url\)\()["`](?!node:)((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm;

test('what the built program loads is installed with it, and nothing else', () => {
  const loaded = new Set<string>();
  for (const part of ['build/pipeline', 'build/schemas', 'build/renderer']) {
    for (const name of readdirSync(repository + part, { recursive: true, encoding: 'utf8' })) {
      if (!/\.c?js$/.test(name) || name.startsWith('client')) continue;
      const code = readFileSync(`${repository}${part}/${name}`, 'utf8');
      for (const [, found = ''] of code.matchAll(LOADED)) loaded.add(found);
    }
  }
  // The native parser's binaries are its own optional dependencies.
  const installed = [...loaded].filter((name) => !builtinModules.includes(name) && !name.startsWith('@bruits/'));
  expect(installed.sort()).toEqual(Object.keys(manifest.dependencies).sort());
});

interface Component {
  readonly name: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { readonly id: string } }[];
}
const { components }: { components: readonly Component[] } = JSON.parse(
  readFileSync(`${repository}build/sbom.cdx.json`, 'utf8'),
);
const noticesIn = (file: string): string => readFileSync(`${repository}build/${file}`, 'utf8');
const NOTICES = ['pipeline', 'renderer', 'renderer/client/assets'].map((folder) => `${folder}/licences.txt`);
NOTICES.push('renderer/client/assets/diagram-licences.txt', 'renderer/client/assets/offline-licences.txt');
const bundled = new Set(
  NOTICES.flatMap((file) => Array.from(noticesIn(file).matchAll(/^## (\S+)@\S+ \(/gm), ([, name = '']) => name)),
);

test('what is bundled, or decides what is written, is of one version', () => {
  const named = { ...manifest.devDependencies, ...manifest.dependencies };
  // Their inner works are read or rewritten, or their layouts published.
  const exact = [
    'satteri',
    'mermaid',
    'fs-native-extensions',
    'elkjs',
    ...Object.keys(named).filter((name) => bundled.has(name)),
  ];
  expect(exact.length).toBeGreaterThan(25);
  expect(exact.filter((name) => !/^\d/.test(named[name] ?? ''))).toEqual([]);
});

test('the notices that licences ask for travel with what they are about', () => {
  const application = noticesIn('renderer/client/assets/licences.txt');
  for (const name of ['react', 'react-dom', '@fontsource-variable/geist'])
    expect(application).toContain(`\n## ${name}@`);
  expect(application).toMatch(/Permission is hereby granted[\s\S]*SIL OPEN FONT LICENSE/);
  const diagrams = noticesIn('renderer/client/assets/diagram-licences.txt');
  for (const name of ['mermaid', 'dompurify', 'cytoscape', 'katex']) expect(diagrams).toContain(`\n## ${name}@`);
  expect(diagrams).toContain('Apache License');
  expect(noticesIn('renderer/client/assets/offline-licences.txt')).toContain('## workbox-core@');
});

test('every licence is one that the page of licences tells of, and nothing of it runs when it is installed', () => {
  const page = readFileSync(`${repository}docs/pages/licences.md`, 'utf8');
  const told = Array.from(page.matchAll(/^\| ((?!licence|-)[^|]+) \|/gm), ([, licence]) => licence);
  const found = components.map(
    ({ licenses: [said] = [] }) => said?.license?.id ?? said?.expression ?? 'not said in a form that programs read',
  );
  expect([...new Set(found)].map((licence) => licence.replace(/^\((.*)\)$/, '$1')).sort()).toEqual(told.sort());
  const names = new Set(components.map(({ name }) => name));
  expect([...bundled, ...Object.keys(manifest.dependencies)].filter((name) => !names.has(name))).toEqual([]);
  const { packages }: { packages: Record<string, { dev?: true; hasInstallScript?: true }> } = JSON.parse(
    readFileSync(`${repository}package-lock.json`, 'utf8'),
  );
  expect(Object.keys(packages).filter((name) => packages[name]?.hasInstallScript && !packages[name].dev)).toEqual([]);
});
