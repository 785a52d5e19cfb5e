import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Nav, Node, Properties, TagName } from '../../schemas/types.ts';
import { createNavIndex } from '../site/nav-index.ts';
import { SiteContext } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { FieldsFirst } from './FieldsFirst.tsx';

const nav = {
  site: { title: 'Site', lang: 'pt-BR', base: '/fundos/', trailingSlash: false },
  strings: {
    unknownElement: 'Não sei mostrar “{element}”.',
    externalLink: 'site externo',
    headingLink: 'Link direto para {heading}',
    fieldName: 'Campo',
    fieldType: 'Tipo',
    fieldObligation: 'Obrigatoriedade',
    fieldNotes: 'Descrição',
    fieldLink: 'Link direto para o campo {field}',
    copyText: 'Copiar {text}',
    fieldEach: 'cada um: {form}',
    fieldReadOnly: 'só recebido',
    fieldAbsence: 'Ausente quando:',
    fieldSizeUpTo: 'até {max} {unit}',
    fieldArrayItems: 'itens',
    fieldItems: 'de {type}',
    note: 'Observação',
    copy: 'Copiar',
  },
  sidebar: [],
} as unknown as Nav;

const render = (...nodes: Node[]) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={{ nav, index: createNavIndex(nav), pages: undefined }}>
        <Body nodes={nodes} />
      </SiteContext>
    </StaticRouter>,
  );
const text = (value: string): Node => ({ type: 'text', value });
const element = (tagName: string, properties: Properties, ...children: Node[]): Node => ({
  type: 'element',
  tagName: tagName as TagName,
  properties,
  children,
});

test('shows an element of a newer contract as a box with what it holds', () => {
  const html = render(element('doc-timeline', {}, element('p', {}, text('Conteúdo'))));
  expect(html).toContain('Não sei mostrar “doc-timeline”.');
  expect(html).toContain('<p>Conteúdo</p>');
});

test('marks a link that leaves the site, in words too', () => {
  const html = render(element('a', { href: 'https://example.com/' }, text('Fora')));
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('(site externo)');
  expect(render(element('a', { href: '/fundos/docs' }, text('Dentro')))).toBe('<a href="/fundos/docs">Dentro</a>');
});

test('takes the title of an admonition wherever white space puts it', () => {
  const label = element('doc-label', {}, text('Título'));
  const html = render(element('doc-admonition', { kind: 'note' }, text('\n'), label, element('p', {}, text('Texto'))));
  expect(html.match(/>Título</g)).toHaveLength(1);
  expect(html).not.toContain('Observação');
});

test('aligns cells by class: a style attribute would break the Content-Security-Policy', () => {
  const row = element('tr', {}, element('td', { align: 'right' }, text('1')));
  const html = render(element('table', {}, element('tbody', {}, row)));
  expect(html).toContain('class="align-right"');
  expect(html).not.toContain('style=');
});

test('lets a long name break after its separators only', () => {
  expect(render(element('code', {}, text('codigoanbima_subclasse_investida')))).toBe(
    '<code translate="no">codigoanbima_<wbr/>subclasse_<wbr/>investida</code>',
  );
});

test('says of a field what its items are, which way it goes, when it is forbidden and whose fields it has', () => {
  const properties = { path: 'a', depth: 0, obligation: 'never' } as const;
  const more = {
    dataType: 'map',
    itemType: 'number',
    itemForm: '9,2',
    unit: 'R$',
    maxSize: 3,
    readOnly: true,
  } as const;
  const field = element(
    'doc-field',
    { ...properties, ...more, id: 'campo-a' },
    element('code', {}, text('a')),
    element('doc-field-note', { about: 'absence' }, text('é troca')),
  );
  const html = render(element('doc-field-list', { label: 'Pedido' }, field));
  expect(html).toContain('<span translate="no">map de number</span>');
  expect(html).toContain('<span class="field-size">até 3 itens; cada um: 9,2 R$</span>');
  expect(html).toContain('<span class="field-mark">só recebido</span>');
  expect(html).toContain('<span class="field-lead">Ausente quando: </span>é troca');
});

test('on a page that is read for its list, folds what stands before the list, however much it is', () => {
  const paragraphs = Array.from({ length: 50 }, (_, i) => element('p', {}, text(`Parágrafo ${i}.`)));
  const nodes = [
    element('p', {}, text('Abre a página.')),
    ...paragraphs,
    element('h2', { id: 'conhecido' }, text('O que já é conhecido')),
    ...paragraphs,
    element('h2', { id: 'campos' }, text('Campos')),
    element('p', {}, text('Abre a lista.')),
    ...paragraphs,
    element('doc-field-list', { label: 'Lista' }),
    element('h2', { id: 'depois' }, text('Depois')),
  ];
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={{ nav, index: createNavIndex(nav), pages: undefined }}>
        <FieldsFirst nodes={nodes} />
      </SiteContext>
    </StaticRouter>,
  );
  const unfolded = html.replace(/<details.*?<\/details>/gs, '[…]').replace(/<section.*?<\/section>/s, '|[lista]');
  expect(
    unfolded
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean),
  ).toEqual(['Abre a página.', '[…]', 'Campos', 'Abre a lista.', '[…]', '[lista]', 'Depois']);
  expect(html).toContain('O que já é conhecido</span></summary>');
  expect(html.match(/Parágrafo 49\./g)).toHaveLength(3);
});
