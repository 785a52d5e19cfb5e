import { expect, test } from 'vitest';
import { code, element, text } from '../document/element.ts';
import { lineOf } from './line-of.ts';

const host = 'https://docs.example.com';

test.each([
  ['text that would be marks', [text('a * b_c [d]')], 'a &#42; b_c &#91;d&#93;'],
  [
    'what is marked',
    [element('strong', {}, [text('um')]), text(' e '), element('em', {}, [text('dois')])],
    '**um** e *dois*',
  ],
  ['code, with its backticks', [code('a`b')], '``a`b``'],
  ['a link inside the site', [element('a', { href: '/docs/guia' }, [text('guia')])], `[guia](${host}/docs/guia)`],
  ['a link on the page', [element('a', { href: '#passo' }, [text('passo')])], '[passo](#passo)'],
  ['an image, by its text', [element('img', { src: '/x.png', alt: 'Figura' }, [])], 'Figura'],
  ['blocks', [element('p', {}, [text('um')]), element('p', {}, [text('dois\ntrês')])], 'um dois três'],
  [
    'a list',
    [
      element(
        'ul',
        {},
        ['um', 'dois'].map((each) => element('li', {}, [text(each)])),
      ),
    ],
    '- um - dois',
  ],
  ['a block of code', [element('pre', {}, [code('a\nb\n')])], '`a b`'],
])('%s is one line', (_, nodes, line) => {
  expect(lineOf(nodes, host)).toBe(line);
});
