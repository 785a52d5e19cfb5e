// Whatever a document says: no script, no handler, no style, no address that runs one reaches the page, whether React
// shows it in the browser or the build writes it.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { Nav, Nodes, PageDocument } from '../../schemas/types.ts';
import { PROPERTIES, TAG_NAMES } from '../../schemas/vocabulary.ts';
import { createPrerender } from '../prerender.tsx';
import { createNavIndex } from '../site/nav-index.ts';
import { SiteContext } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';

vi.stubGlobal('__GENERATOR__', 'test');

const strings = new Proxy({ failure: {} }, { get: (failure, name) => Reflect.get(failure, name) ?? String(name) });
const site = { title: 'Site', lang: 'pt-BR', base: '/', trailingSlash: false };
const nav = {
  ...{ schemaVersion: 1, rendererVersion: '1', site, strings, sidebar: [], redirects: {}, statuses: {} },
  ...{ navbar: { left: [], right: [] }, footer: { links: [] } },
} as unknown as Nav;

const byReact = (nodes: unknown): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={{ nav, index: createNavIndex(nav), pages: undefined }}>
        <Body nodes={nodes as Nodes} />
      </SiteContext>
    </StaticRouter>,
  );

const facts = {
  schemaVersion: 1,
  route: '/',
  title: 'T',
  description: '',
  sourcePath: 'a.md',
  layout: 'home',
  toc: [],
};
const assets = { version: '1', script: 'a.js', styles: [], fonts: { text: '', code: '' }, theme: 't.js', live: 'l.js' };
const prerender = createPrerender({ nav, assets });
const byTheBuild = (children: unknown): string => {
  const html = prerender.page({ ...facts, body: { type: 'root', children } } as PageDocument);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
};

const text = (value: unknown) => ({ type: 'text', value });
const element = (tagName: unknown, properties: unknown, ...children: unknown[]) => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Every tag and attribute of markup as React writes it. */
function tagsOf(
  markup: string,
): { readonly tag: string; readonly attributes: readonly (readonly [string, string])[] }[] {
  return [...markup.matchAll(/<([^\s/>!]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, tag = '', rest = '']) => ({
      tag,
      attributes: [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
    }),
  );
}

const RUNS =
  /^(?:script|style|iframe|frame|object|embed|applet|link|meta|base|math|use|image|animate|set|foreignobject|template|portal)$/i;
const ACTS =
  /^(?:on|style$|srcdoc|srcset|action|formaction|xlink|ping|background|data$|is$|ref$|key$|dangerously|innerhtml|http-equiv|popover|command|autofocus|contenteditable|nonce|target$)/i;
const LEADS = /^(?:href|src|poster)$/;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** What in the markup could act. */
const dangersOf = (markup: string): string[] =>
  tagsOf(markup).flatMap(({ tag, attributes }) => [
    ...(RUNS.test(tag) ? [tag] : []),
    ...attributes.flatMap(([name, value]) => {
      if (ACTS.test(name)) return [`${tag} ${name}`];
      if (!LEADS.test(name)) return /url\((?!#)/.test(value) ? [`${tag} ${name}=${value}`] : [];
      const address = value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? '');
      const { protocol } = new URL(address, 'https://site.example/');
      return /^(?:https?|mailto|tel):$/.test(protocol) ? [] : [`${tag} ${name}=${value}`];
    }),
  ]);

const SCRIPT = 'alert(1)';
const HTML = `<img src=x onerror=${SCRIPT}>`;

const HOSTILE_PROPERTIES: Readonly<Record<string, unknown>> = {
  ...{ dangerouslySetInnerHTML: { __html: HTML }, innerHTML: HTML, textContent: HTML, children: HTML, outerHTML: HTML },
  ...{
    onClick: SCRIPT,
    onclick: SCRIPT,
    onError: SCRIPT,
    onload: SCRIPT,
    ONLOAD: SCRIPT,
    'on-click': SCRIPT,
    onToggle: {},
  },
  ...{ style: 'background: url(//evil)', Style: 'color: red', STYLE: { color: 'red' } },
  ...{
    srcDoc: HTML,
    srcdoc: HTML,
    srcSet: '//evil/x.png 1x',
    imageSrcSet: '//evil 1x',
    action: '//evil',
    formAction: '//evil',
  },
  ...{ xLinkHref: 'javascript:alert(1)', xlinkHref: 'javascript:alert(1)', 'xlink:href': 'javascript:alert(1)' },
  ...{
    ref: 'x',
    key: 'x',
    is: 'x-y',
    nonce: 'x',
    target: '_top',
    ping: '//evil',
    background: '//evil',
    data: '//evil',
  },
  ...{
    autoFocus: true,
    contentEditable: true,
    popover: 'auto',
    popoverTarget: 'x',
    commandFor: 'x',
    httpEquiv: 'refresh',
  },
  ...{
    itemProp: 'x',
    suppressHydrationWarning: true,
    precedence: 'x',
    constructor: 'x',
    toString: 'x',
    'a b': 'x',
    '"><i>': '',
  },
  ...{
    fill: 'url(//evil#x)',
    filter: 'url(//evil#x)',
    markerEnd: 'url(//evil#x)',
    markerStart: 'url("#a")',
    mask: 'url(//e)',
  },
  ...{
    role: 'application',
    align: 'x" onclick="alert(1)',
    className: 'not-a-list',
    kind: 'constructor',
    about: 'constructor',
  },
};
const withOwnProto = JSON.parse('{"__proto__":{"onClick":"alert(1)"},"id":"x"}');

const ADDRESSES: readonly unknown[] = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', '\tjavascript:alert(1)', '\njavascript:x'],
  ...['java\nscript:alert(1)', 'java\tscript:alert(1)', 'java\rscript:x', 'java\u0000script:x', '\u0001javascript:x'],
  ...['\u00a0javascript:x', '\ufeffjavascript:x', 'javascript\t:x', 'javascript\n:x', 'javascript:%0aalert(1)'],
  ...['vbscript:x', 'data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>', 'DATA:,x'],
  ...['blob:https://site.example/x', 'filesystem:https://x/', 'file:///etc/passwd', 'about:blank', 'view-source:x'],
  ...['intent://x#Intent;end', 'feed:javascript:x', 'jar:javascript:x', 'livescript:x', 'mocha:x', 'x-y+z.1:x'],
  ...['\\\\evil.example/x', '/\\evil.example/x', 'http:\\\\evil.example', '/a\nb', '/a b', '" onclick="alert(1)'],
  ...[['javascript:alert(1)'], { toString: 'javascript:alert(1)' }, 1, true, null],
];

/** Elements that have an address, or hold what has one. */
const leading = (address: unknown): unknown[] => {
  const properties = {
    ...{ href: address, src: address, poster: address, captions: address, id: 'i', label: 'L', more: 2, kinds: [] },
    ...{ fileName: 'f', bytes: 1, sha256: 'a'.repeat(64), encoding: 'UTF-8', path: 'p', depth: 0, scope: 'both' },
  };
  const link = element('a', properties, text('t'));
  const use = element('doc-field-use', properties, text('u'));
  const download = element('doc-download', properties, text('d'));
  const line = element('doc-file-line', { label: 'L' }, text('x'), link);
  const field = element(
    'doc-field',
    properties,
    element('code', {}, text('f')),
    use,
    element('doc-field-note', {}, link),
  );
  const request = element('doc-request', properties, element('doc-request-note', { about: 'sets' }, link));
  return [
    ...[element('p', {}, link), element('img', { ...properties, alt: '' }), element('td', properties, link), download],
    element('doc-admonition', { kind: 'note' }, element('doc-label', {}, link), link),
    element('doc-card', properties, link),
    element('doc-video', properties, link),
    element('doc-video', { poster: address, label: 'L' }),
    element('doc-uses', properties, use),
    element('doc-field-list', properties, field, line, download),
    element('doc-collection', properties, element('doc-request-folder', properties, request), request, download),
    element('doc-diagram', properties, element('svg', {}, element('a', properties), element('g', properties, link))),
    element('doc-tabs', {}, element('doc-tab', properties, link, element('h2', properties, link))),
    element('table', {}, element('tbody', {}, element('tr', {}, element('td', {}, link)))),
    element('doc-timeline', properties, link),
  ];
};

describe.each([
  ['React', byReact],
  ['the build', byTheBuild],
])('shown by %s', (_, render) => {
  test('the check of this test finds what acts', () => {
    expect(dangersOf('<p>a</p><a href="/x" class="y">b</a><img src="https://x/"/>')).toEqual([]);
    const markup = `<script>x</script><p onclick="x" style="y"></p><a href="java&#x27;"></a><img src="data:x"/><g mask="url(//x)"></g>`;
    expect(dangersOf(markup)).toHaveLength(5);
  });

  test.each([...TAG_NAMES])('<%s> has listed properties only', (tag) => {
    const each = Object.entries(HOSTILE_PROPERTIES).map(([name, value]) => element(tag, { [name]: value }, text('t')));
    const all = element(tag, HOSTILE_PROPERTIES, element(tag, HOSTILE_PROPERTIES, text('t')));
    expect(dangersOf(render([...each, all, element(tag, withOwnProto, text('t'))]))).toEqual([]);
  });

  test.each(ADDRESSES)('the address %j leads nowhere', (address) => {
    expect(dangersOf(render(leading(address)))).toEqual([]);
  });

  test.each([
    ...['script', 'SCRIPT', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'template', 'use'],
    ...[
      'foreignObject',
      'animate',
      'image',
      'x-y',
      'doc-written',
      'doc-unknown',
      'constructor',
      '__proto__',
      'toString',
    ],
    ...['', 'a b', 'p onclick=alert(1)', 'img/src=x/onerror=alert(1)', '!--', 'A', 'Doc-Tab', 'a\u0000'],
  ])('an element %j is a box with what it holds', (tag) => {
    const markup = render([element(tag, HOSTILE_PROPERTIES, element('p', {}, text('inside')))]);
    expect(dangersOf(markup)).toEqual([]);
    expect(markup).toContain('class="unknown-element"');
    expect(markup).toContain('<p>inside</p>');
  });
});

test.each([
  ['raw', { type: 'raw', value: HTML }],
  ['comment', { type: 'comment', value: HTML }],
  [
    'mdxJsxFlowElement',
    { type: 'mdxJsxFlowElement', name: 'iframe', attributes: [{ name: 'srcDoc', value: HTML }], children: [] },
  ],
  ['mdxFlowExpression', { type: 'mdxFlowExpression', value: SCRIPT, data: { estree: {} } }],
  ['root', { type: 'root', children: [element('script', {}, text(SCRIPT))] }],
  ['no node', null],
  ['a text', HTML],
  ['a number', 3],
  ['a list', [text('x')]],
  ['a text that is none', text({ __html: HTML })],
  ['no tag name', element(undefined, undefined)],
  ['a tag name that is none', element({ toString: 'script' }, [], null)],
])('what is neither text nor element is left out: %s', (_, node) => {
  const markup = byReact([element('p', {}, text('before')), node, element('p', {}, node, text('after'))]);
  expect(dangersOf(markup)).toEqual([]);
  expect(markup).toContain('<p>before</p>');
  expect(markup).toMatch(/after<\/p>$/);
});

test('children that are no list are none', () => {
  for (const children of [undefined, null, HTML, { length: 1 }]) {
    expect(byReact([{ type: 'element', tagName: 'p', properties: {}, children }])).toBe('<p></p>');
    expect(byReact(children)).toBe('');
  }
});

test('what is listed is passed on: nothing is lost of a document as it should be', () => {
  expect(byReact([element('a', { href: 'mailto:a@example.com', title: 'T', lang: 'en' }, text('x'))])).toBe(
    '<a href="mailto:a@example.com" title="T" lang="en">x</a>',
  );
  expect(
    byReact([element('rect', { x: 1, y: '2.5em', rx: 1e-7, className: ['d-a', 'd-b'], markerEnd: 'url(#m)' })]),
  ).toBe('<rect x="1" y="2.5em" rx="1e-7" class="d-a d-b" marker-end="url(#m)"></rect>');
  expect(PROPERTIES.size).toBeGreaterThan(80);
});
