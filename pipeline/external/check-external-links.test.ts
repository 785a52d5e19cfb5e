import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { type MisbehavingHost, misbehavingHost } from '../testing/misbehaving-host.ts';
import type { Answer } from './answer.ts';
import { checkExternalLinks } from './check-external-links.ts';
import { addressOf, type ExternalLink, externalLinkOf } from './external-link.ts';
import { isIgnored } from './is-ignored.ts';

let host: MisbehavingHost;
beforeAll(async () => {
  host = await misbehavingHost();
});
afterAll(() => host.close());

const link = (url: string, sourcePath = 'pages/index.md'): ExternalLink => ({ url, sourcePath, range: WHOLE_FILE });
const options = { userAgent: 'test', wait: async () => {} };

test('asks for each address once, whatever the fragment and however often it is linked', async () => {
  const { requests } = host;
  const before = requests.length;
  const { addresses, asked, findings } = await checkExternalLinks(
    ['/once', '/once#a', '/once#b'].map((path) => link(host.origin + path)),
    options,
  );
  expect({ addresses, asked, findings }).toEqual({ addresses: 1, asked: 1, findings: [] });
  expect(requests.slice(before)).toEqual(['HEAD /once']);
});

test('reports every place, with what the author wrote', async () => {
  const { findings } = await checkExternalLinks(
    [link(`${host.origin}/missing#a`, 'pages/a.md'), link(`${host.origin}/missing`, 'pages/b.md')],
    options,
  );
  expect(findings).toEqual([
    {
      rule: 'link-external-broken',
      message: `The link to "${host.origin}/missing#a" fails: the host answers 404 (Not Found).`,
      sourcePath: 'pages/a.md',
      range: WHOLE_FILE,
      hint: 'Find where the page went, or remove the link.',
    },
    expect.objectContaining({ sourcePath: 'pages/b.md' }),
  ]);
});

test('calls unknown what a browser might open, and says what to do', async () => {
  const { findings } = await checkExternalLinks([link(`${host.origin}/forbidden`)], options);
  expect(findings).toEqual([
    {
      rule: 'link-external-unknown',
      message: `Whether the link to "${host.origin}/forbidden" works is not known: the host answers 403 (Forbidden).`,
      sourcePath: 'pages/index.md',
      range: WHOLE_FILE,
      hint: 'Open it in a browser; if it works there, name it in site.yaml under "externalLinks: ignore:".',
    },
  ]);
});

test('says where a broken link redirects to', async () => {
  const { findings } = await checkExternalLinks([link(`${host.origin}/moved-and-gone`)], options);
  expect(findings[0]?.hint).toContain(`It redirects to "${host.origin}/gone".`);
});

test('reports what is no address at all, without asking', async () => {
  const { findings, asked } = await checkExternalLinks([link('https://')], options);
  expect(asked).toBe(0);
  expect(findings).toMatchObject([
    { rule: 'link-external-broken', message: 'The link to "https://" fails: it is not an address.' },
  ]);
});

test('doubts the machine rather than the links when it finds no host at all, and forgets it', async () => {
  const remembered: string[] = [];
  const cache = { get: () => undefined, set: (address: string) => void remembered.push(address), save: () => {} };
  const lost = await checkExternalLinks([link('http://one.invalid/'), link('http://two.invalid/')], {
    ...options,
    cache,
  });
  expect(lost.findings).toMatchObject([
    { rule: 'link-external-unknown', hint: expect.stringMatching(/^Check the connection/) },
    { rule: 'link-external-unknown' },
  ]);
  expect(remembered).toEqual([]);
  const one = await checkExternalLinks([link('http://one.invalid/'), link(`${host.origin}/ok`)], options);
  expect(one.findings.map(({ rule }) => rule)).toEqual(['link-external-broken']);
});

test('asks only for what is not remembered, and remembers the rest', async () => {
  const [old, fresh] = [`${host.origin}/remembered`, `${host.origin}/forbidden`];
  const answers = new Map<string, Answer>([[old, { kind: 'unknown', reason: 'it was so' }]]);
  let saved = 0;
  const cache = {
    get: (address: string) => answers.get(address),
    set: (address: string, answer: Answer) => void answers.set(address, answer),
    save: () => void saved++,
  };
  const { addresses, asked, findings } = await checkExternalLinks([link(old), link(fresh)], { ...options, cache });
  expect({ addresses, asked, saved }).toEqual({ addresses: 2, asked: 1, saved: 1 });
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringContaining('it was so'),
    expect.stringContaining('403'),
  ]);
  expect(answers.get(fresh)).toMatchObject({ kind: 'unknown' });
  expect(host.requests).not.toContain('HEAD /remembered');
});

test.each([
  ['https://a.example', true],
  ['HTTP://a.example', true],
  ['//a.example/x', true],
  ['mailto:a@b.example', false],
  ['tel:+551100', false],
])('%s is to check: %s', (target, expected) => {
  const found = externalLinkOf({ target, kind: 'page', sourcePath: 'pages/index.md', range: WHOLE_FILE });
  expect(found !== undefined).toBe(expected);
});

test('asks for an address as a browser would write it', () => {
  expect(addressOf('https://A.example/ção?q=a b#x')).toBe('https://a.example/%C3%A7%C3%A3o?q=a%20b');
  expect(addressOf('//a.example')).toBe('https://a.example/');
});

test.each([
  ['https://a.example/', 'https://a.example/x', true],
  ['https://a.example/', 'http://a.example/x', false],
  ['https://*.a.example/', 'https://b.a.example/x', true],
  ['*/private/', 'https://a.example/x/private/y', true],
  ['https://a.example/?q=(1)', 'https://a.example/?q=(1)&r', true],
  ['https://axexample/', 'https://a.example/', false],
  ['https://a.example/', 'https://axexample/', false],
])('pattern %s and address %s: %s', (pattern, url, expected) => {
  expect(isIgnored(url, [pattern])).toBe(expected);
});
