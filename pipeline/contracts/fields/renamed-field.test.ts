// A field is renamed in its list, in a copy of this site's own content: everything that still has the old name is found,
// each at its line; renamed everywhere, nothing is.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSite } from '../../compile.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { contentFrom } from '../../read/content.ts';
import { makeMemory } from '../../read/memory.ts';

const folder = fileURLToPath(new URL('../../../content', import.meta.url));
const texts = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|ya?ml|json|csv|svg)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`.replace(/^\//, ''))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

/** A page whose text is as it was is not parsed again. */
const memory = makeMemory();

async function errorsWith(changed: ReadonlyMap<string, string>): Promise<readonly Diagnostic[]> {
  const entries = [...texts].map(([name, text]): [string, () => Uint8Array] => [
    name,
    () => new TextEncoder().encode(changed.get(name) ?? text),
  ]);
  // Pictures are not part of this copy.
  const { diagnostics } = await compileSite(contentFrom(new Map(entries)), { memory });
  return diagnostics.filter(({ severity, rule }) => severity === 'error' && rule !== 'file-missing');
}

const whole = (name: string): RegExp => new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');

/** Lines of examples, code with a contract, operations and collections that have a member or a form field of this name. */
function placesOf(name: string, isOfContract: (sourcePath: string) => boolean): string[] {
  const member = new RegExp(`(?<!\\w)(?:\\\\?"${name}\\\\?"\\s*:|"key": "${name}"|^\\s+${name}: (?!\\{))`, 'g');
  const places: string[] = [];
  for (const [sourcePath, text] of texts) {
    if (!isOfContract(sourcePath)) continue;
    for (const [i, line] of text.split('\n').entries())
      for (const _ of line.matchAll(member)) places.push(`${sourcePath}:${i + 1}`);
  }
  return places.sort();
}

const namesOld = (diagnostics: readonly Diagnostic[], name: string): string[] =>
  diagnostics
    .filter(({ message }) => message.includes(`${name}" is no field of`))
    .map(({ sourcePath, range }) => `${sourcePath}:${range.start.line}`)
    .sort();

describe.each([
  {
    list: 'fields/movimento-cota.yaml',
    old: 'valor_financeiro_vendido',
    isOfContract: (path: string) =>
      /^(?:examples\/movimento-cota\/[^/]+\.json|pages\/.*\.md|postman\/movimento-cota\..*)$/.test(path),
    kinds: ['examples', 'pages', 'postman'],
  },
  {
    list: 'fields/token-pedido.yaml',
    old: 'grant_type',
    isOfContract: (path: string) => /^(?:operations|postman)\//.test(path),
    kinds: ['operations', 'postman'],
  },
])('$old', ({ list, old, isOfContract, kinds }) => {
  const renamed = `${old}_novo`;

  test('renamed in its list alone', async () => {
    const errors = await errorsWith(new Map([[list, (texts.get(list) ?? '').replace(whole(old), renamed)]]));
    const places = placesOf(old, isOfContract).filter((place) => !isRefused(place));
    expect([...new Set(places.map((place) => place.split('/')[0]))]).toEqual(kinds);
    expect(namesOld(errors, old)).toEqual(places);
  });

  test('renamed everywhere', async () => {
    const changed = new Map([...texts].map(([name, text]) => [name, text.replace(whole(old), renamed)]));
    expect(await errorsWith(changed)).toEqual([]);
  });
});

/** Whether a line of a collection stands in what was sent to an answer that refuses it. */
function isRefused(place: string): boolean {
  const [sourcePath = '', line = ''] = place.split(':');
  if (!sourcePath.startsWith('postman/')) return false;
  const lines = (texts.get(sourcePath) ?? '').split('\n');
  const before = lines.slice(0, Number(line));
  const opened = before.findLastIndex((each) => /"originalRequest": \{$/.test(each));
  const indent = /^\s*/.exec(before[opened] ?? '')?.[0] ?? '';
  if (opened < 0 || before.slice(opened + 1).some((each) => each.startsWith(`${indent}}`))) return false;
  const code = lines.slice(Number(line)).find((each) => each.startsWith(`${indent}"code": `));
  return Number(/\d+/.exec(code ?? '')?.[0]) >= 400;
}
