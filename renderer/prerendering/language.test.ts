import { expect, test } from 'vitest';
import { languageAttributes, openGraphLocale } from './language.ts';

test('a document says its direction where it is from right to left', () => {
  expect(['pt-BR', 'ar', 'he-IL', 'az-Arab', 'az'].map(languageAttributes)).toEqual([
    { lang: 'pt-BR' },
    { lang: 'ar', dir: 'rtl' },
    { lang: 'he-IL', dir: 'rtl' },
    { lang: 'az-Arab', dir: 'rtl' },
    { lang: 'az' },
  ]);
});

test('Open Graph is told a country, too', () => {
  expect(['pt-BR', 'en', 'de-AT', 'zh-Hans-CN', 'eo'].map(openGraphLocale)).toEqual([
    'pt_BR',
    'en_US',
    'de_AT',
    'zh_CN',
    'eo',
  ]);
});
