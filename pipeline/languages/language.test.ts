import { expect, test } from 'vitest';
import { placeholdersIn } from '../../schemas/fill-in.ts';
import { languageTag, PACKS, wordsOf } from './language.ts';

/** Each word by the keys that lead to it. */
const flat = (group: object, path = ''): [key: string, word: string][] =>
  Object.entries(group).flatMap(([key, word]) =>
    typeof word === 'string' ? [[path + key, word]] : flat(word, `${path}${key}.`),
  );

test('what is filled in is the same in every language, and so are the keys', () => {
  const shapeOf = (lang: keyof typeof PACKS) =>
    flat(PACKS[lang]).map(([key, word]) => [key, placeholdersIn(word).sort()]);
  expect(flat(PACKS['pt-BR']).length).toBeGreaterThan(300);
  expect(shapeOf('en')).toEqual(shapeOf('pt-BR'));
});

test('ids and columns of a language tell things apart', () => {
  for (const words of Object.values(PACKS)) {
    const { anchors, columns } = words;
    const ofPage = [anchors.field, anchors.group, anchors.code, anchors.error, anchors.request, anchors.operation];
    const { authorization, parameters, body, samples, answers, callbacks, errors, limits, environments } = anchors;
    const ofOperation = [authorization, parameters, body, samples, answers, callbacks, errors, limits, environments];
    for (const all of [ofPage, ofOperation, Object.values(columns)]) expect(new Set(all).size).toBe(all.length);
  }
});

test('a language without words of its own has those of the nearest', () => {
  expect(['pt', 'pt-PT', 'en-GB', 'de-AT', 'gl'].map((lang) => wordsOf(lang).searchTitle)).toEqual([
    'Busca',
    'Busca',
    'Search',
    'Search',
    'Search',
  ]);
});

test('tags are written as BCP 47 has them', () => {
  expect(['pt-br', 'zh-hans-cn', 'en_US', '', 'pt-', 'português'].map(languageTag)).toEqual([
    'pt-BR',
    'zh-Hans-CN',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
