import { expect, test } from 'vitest';
import type { Collection, Environment, Request } from './collection.ts';
import { shownVariables } from './show-variables.ts';

const place = { start: 0, end: 0 };
const variable = (name: string, value: string, description?: string) => ({ name, value, description, ...place });
const request = { kind: 'request', name: 'Obter token', sets: ['token'] } as unknown as Request;
const collection = {
  items: [{ kind: 'folder', name: 'P', description: undefined, items: [request] }],
  variables: [variable('base', 'https://exemplo', 'O servidor.'), variable('lote', '')],
  uses: ['base', 'chave', 'de_ninguem'].map((name) => ({ name, ...place })),
  setByScripts: ['token'],
} as unknown as Collection;
const environment = {
  variables: [
    { ...variable('base', 'https://teste'), isSecret: false },
    { ...variable('chave', '', 'Peça a sua.'), isSecret: true },
    { ...variable('token', 'velho'), isSecret: true },
    { ...variable('sem_uso', 'x'), isSecret: false },
  ],
} as unknown as Environment;

test('are those of the collection, then those of environments that it uses', () => {
  expect(shownVariables(collection, [environment]).map(({ name, scope }) => [name, scope])).toEqual([
    ['base', 'both'],
    ['lote', 'collection'],
    ['chave', 'environment'],
    ['token', 'environment'],
  ]);
});

test('have the value of the environment, what either says of them, and the requests that set them', () => {
  const [base, lote, chave, token] = shownVariables(collection, [environment]);
  expect(base).toMatchObject({ value: 'https://teste', description: 'O servidor.', isSecret: false, setBy: [] });
  expect(lote).toMatchObject({ value: '', description: undefined, isSecret: false });
  expect(chave).toMatchObject({ value: '', description: 'Peça a sua.', isSecret: true });
  expect(token?.setBy).toEqual([request]);
  expect(shownVariables(collection, [])[0]).toMatchObject({ scope: 'collection', value: 'https://exemplo' });
});
