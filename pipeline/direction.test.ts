// Whoever follows the code from one folder to the next never turns back: the tables in the README of both sides are in order, a
// folder imports from itself and from those above it alone, and no file leads back to itself but through the tree of a body.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each([
  ['pipeline', []],
  ['renderer', ['body/Body.tsx']],
])('every file of %s imports from above', (side, recursive: readonly string[]) => {
  const root = fileURLToPath(new URL(`../${side}/`, import.meta.url));
  const cells = [...readFileSync(`${root}README.md`, 'utf8').matchAll(/^\| (`[^|]+`) *\|/gm)].map(
    ([, cell = '']) => cell,
  );
  const rows = cells.flatMap((cell, row) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, row })));
  const rowOf = (file: string): number =>
    rows
      .filter(({ name }) => file === name || (name.endsWith('/') && file.startsWith(name)))
      .sort((a, b) => b.name.length - a.name.length)[0]?.row ??
    expect.unreachable(`${file} stands in no row of the table.`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test|\.d|\.config)\.tsx?$/.test(file) && !/^testing\/|(?:^|\/)fixtures\//.test(file),
  );
  const imports = new Map(
    files.map((file) => {
      const found = readFileSync(root + file, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+\.tsx?)'/g);
      const targets = [...found].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target));
      return [file, targets.filter((target) => !target.startsWith('../'))];
    }),
  );
  const upwards = files.flatMap((file) =>
    (imports.get(file) ?? []).filter((target) => rowOf(target) > rowOf(file)).map((target) => `${file} → ${target}`),
  );
  expect(upwards).toEqual([]);
  const open = new Set<string>();
  const done = new Set<string>(recursive);
  const visit = (file: string): void => {
    if (open.has(file)) expect.unreachable(`${[...open, file].join(' → ')} is a circle.`);
    if (done.has(file)) return;
    open.add(file);
    for (const target of imports.get(file) ?? []) visit(target);
    open.delete(file);
    done.add(file);
  };
  for (const file of files) visit(file);
});

test('every file that the walks of the READMEs name is there', () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const files = ['pipeline', 'renderer', 'schemas'].flatMap((side) =>
    readdirSync(root + side, { recursive: true, encoding: 'utf8' }).map((file) => `${side}/${file}`),
  );
  const named = ['pipeline', 'renderer'].flatMap((side) => [
    ...readFileSync(`${root}${side}/README.md`, 'utf8').matchAll(/`([\w./-]+\.tsx?)`/g),
  ]);
  expect(named.length).toBeGreaterThan(60);
  expect(
    named.map(([, name = '']) => name).filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ).toEqual([]);
});
