import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bundleGlue } from './bundle-glue.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('node_modules/satteri/package.json')) as { version: string };
const folder = mkdtempSync(path.join(tmpdir(), 'docs-build-glue-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Whether the bundled module loads, where binaries of this version are installed. */
function loadsWith(installed: string): boolean {
  write('glue.mjs', bundleGlue(read('node_modules/satteri/index.js'), version));
  write('node_modules/satteri/package.json', '{"type":"module","exports":"./index.js"}');
  write('node_modules/satteri/index.js', '');
  for (const name of readdirSync(path.join(root, 'node_modules/@bruits'))) {
    write(`node_modules/@bruits/${name}/package.json`, JSON.stringify({ version: installed, main: 'binary.js' }));
    write(`node_modules/@bruits/${name}/binary.js`, 'module.exports = {};');
  }
  const load = "await import('./glue.mjs').catch(() => process.exit(3))";
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', load], { cwd: folder });
    return true;
  } catch (error) {
    expect((error as { status?: number }).status).toBe(3);
    return false;
  }
}

test('a binary of the same version is taken, one of another is refused', () => {
  expect(loadsWith(version)).toBe(true);
  expect(loadsWith('0.10.1')).toBe(false);
});

test('a package that loads its binary in another way cannot be bundled', () => {
  expect(() => bundleGlue('export {}', version)).toThrow('in another way');
});

test('satteri is pinned, and so are its binaries', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(dependencies.satteri).toBe(version);
  const { optionalDependencies } = JSON.parse(read('node_modules/satteri/package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
});
