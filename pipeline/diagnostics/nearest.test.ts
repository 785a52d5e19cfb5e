import { expect, test } from 'vitest';
import { didYouMean, nearest, nearestPath } from './nearest.ts';

test('finds the word that a slip of the finger was meant to be', () => {
  const keys = ['title', 'description', 'slug', 'sidebar_label', 'sidebar_position'];
  expect(nearest('tittle', keys)).toBe('title');
  expect(nearest('tilte', keys)).toBe('title');
  expect(nearest('descripton', keys)).toBe('description');
  expect(nearest('sidebarlabel', keys)).toBe('sidebar_label');
});

test('case and accents cost nothing', () => {
  expect(nearest('MOVIMENTAÇÃO', ['movimentacao', 'movimento'])).toBe('movimentacao');
  expect(nearest('Titulo', ['título'])).toBe('título');
});

test('says nothing rather than something far off', () => {
  expect(nearest('nada', ['aba', 'det', 'campos'])).toBeUndefined();
  expect(nearest('xyz', [])).toBeUndefined();
  expect(didYouMean('cobol', ['json', 'http'])).toBeUndefined();
});

test('the closest wins, the first of equals', () => {
  expect(nearest('campos', ['campo', 'campos2', 'tampos'])).toBe('campo');
  expect(didYouMean('registo', ['registros', 'registro'])).toBe('Did you mean "registro"?');
});

test('a path that differs by case alone comes first', () => {
  expect(nearestPath('/docs/informes/plcota', ['/docs/informes/plcot', '/docs/Informes/plcota'])).toBe(
    '/docs/Informes/plcota',
  );
});

test('of paths, a sibling comes before a better name elsewhere', () => {
  const paths = ['pages/a/lista.md', 'pages/b/listas.md'];
  expect(nearestPath('pages/b/lista.md', paths)).toBe('pages/b/listas.md');
  expect(nearestPath('pages/c/listas.md', paths)).toBe('pages/b/listas.md');
  expect(nearestPath('pages/c/outra-coisa.md', paths)).toBeUndefined();
});
