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

test('libraries whose inner works are read or rewritten are of one version', () => {
  expect(manifest.dependencies.satteri).toMatch(/^\d/);
  expect(manifest.devDependencies.mermaid).toMatch(/^\d/);
});
