// The search of this site and of a large one, in numbers; and that it understands Portuguese.
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { SEARCH_INDEX } from '../../schemas/search/entry.ts';
import { type Found, openSearch } from '../../schemas/search/find.ts';
import { fold } from '../../schemas/search/words.ts';
import type { Element, PageDocument } from '../../schemas/types.ts';
import { filesOf, ours, ownDocuments, plain, readJudged, scoreOf } from '../testing/search-evaluation.ts';
import { searchFiles } from './search-files.ts';
import { searchRecorder } from './search-record.ts';

const KB = 1000;
const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const page = (route: string, title: string, children: PageDocument['body']['children'] = []): PageDocument => ({
  schemaVersion: 1,
  route,
  title,
  description: '',
  sourcePath: 'pages/x.md',
  layout: 'doc',
  toc: [],
  body: { type: 'root', children },
});
const element = (tagName: Element['tagName'], properties: Element['properties'], text: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: text }],
});

/** Finds in pages that were made for a test. */
async function findIn(documents: readonly PageDocument[], query: string, near?: string): Promise<Found> {
  const files = filesOf(documents);
  const search = await openSearch(async (path) => JSON.parse(files.get(path) ?? 'null'));
  return search.find(query, { limit: 10, near });
}
const routes = ({ results }: Found): string[] => results.map(({ route }) => route);

describe('this site', () => {
  let documents: PageDocument[];
  beforeAll(async () => {
    documents = await ownDocuments();
  });

  test('is searched better than the floors, and better than by MiniSearch as it comes', async () => {
    const judged = readJudged();
    expect(judged.length).toBeGreaterThanOrEqual(200);
    const aside = judged.filter(({ part }) => part === 'reserva');
    expect(aside.length).toBeGreaterThanOrEqual(judged.length / 3 - 1);
    const pages = new Set(documents.map(({ route }) => route));
    const gone = judged.flatMap(({ wanted }) => wanted.filter((address) => !pages.has(address.split('#')[0] ?? '')));
    expect(gone).toEqual([]);
    const score = await scoreOf(aside, await ours(filesOf(documents)));
    const asItComes = await scoreOf(aside, plain(documents));
    expect(score.at1, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(0.87);
    expect(score.at3, JSON.stringify(score.misses)).toBeGreaterThanOrEqual(0.97);
    expect(score.rank).toBeGreaterThan(asItComes.rank);
  });

  test('has an index of at most 60 kB', () => {
    const files = filesOf(documents);
    expect([...files.values()].reduce((sum, text) => sum + gzipped(text), 0)).toBeLessThanOrEqual(60 * KB);
  });
});

test('on 10,000 pages an answer fetches at most 300 kB', async () => {
  const recordOf = searchRecorder('pt-BR');
  const syllables = [
    'co',
    'ta',
    'va',
    'lor',
    'fun',
    'do',
    'cla',
    'se',
    'mo',
    'vi',
    'men',
    'pra',
    'zo',
    'li',
    'mi',
    'te',
  ];
  const word = (seed: number): string => [seed, seed >> 4, seed >> 8].map((n) => syllables[n & 15]).join('');
  // Pages of which every twentieth says the same: making them would take longer than what is held here.
  const some = Array.from({ length: 500 }, (_, number) => {
    const text = Array.from({ length: 40 }, (_, i) => word((number * 31 + i * i * 17) % 4096)).join(' ');
    const children = [1, 2, 3].flatMap((i) => [
      element('h2', { id: `s${i}` }, `Seção ${word((number * 7 + i) % 4096)}`),
      element('p', {}, `${text} comum`),
    ]);
    return recordOf(page('/x', `Página ${word(number)}`, children));
  });
  const records = new Map(
    Array.from({ length: 10_000 }, (_, number) => {
      const record = some[number % some.length] ?? expect.unreachable();
      const route = `/area-${number % 40}/pagina-${number}`;
      return [route, record.replace('"/x"', JSON.stringify(route))];
    }),
  );
  const files = searchFiles(records, 'pt-BR');
  const fetched: string[] = [];
  const search = await openSearch(async (path) => {
    fetched.push(path);
    return JSON.parse(files.get(path) ?? 'null');
  });
  const found = await search.find(`${word(77)} ${word(1234)} comum`, { limit: 12 });
  expect(found.results).toHaveLength(12);
  expect(fetched.reduce((sum, path) => sum + gzipped(files.get(path) ?? ''), 0)).toBeLessThanOrEqual(300 * KB);
  expect(gzipped(files.get(SEARCH_INDEX) ?? '')).toBeLessThanOrEqual(60 * KB);
}, 120_000);

describe('Portuguese', () => {
  /** The pairs of the field notes: what readers write in one form and find in the other. */
  const PAIRS =
    'movimentação/movimentações autenticação/autenticações transferência/transferências código/códigos veículo/veículos líquido/líquidos patrimônio/patrimônios solicitação/solicitações operação/operações posição/posições cota/cotas fundo/fundos classe/classes subclasse/subclasses taxa/taxas valor/valores campo/campos arquivo/arquivos instituição/instituições prestador/prestadores informação/informações mês/meses nível/níveis canal/canais regra/regras ordem/ordens aplicação/aplicações erro/erros'.split(
      ' ',
    );

  test.each(PAIRS)('%s find each other, with accents and without', async (pair) => {
    const [one = '', other = ''] = pair.split('/');
    const pages = [page('/a', `Sobre ${one}`), page('/b', `Sobre ${other}`), page('/c', 'Outra coisa')];
    for (const query of [one, other, fold(one), fold(other)])
      expect([query, routes(await findIn(pages, query)).sort()]).toEqual([query, ['/a', '/b']]);
  });

  test('a misspelled word finds the right one, and one that is nowhere is answered with the nearest', async () => {
    const pages = [page('/a', 'Autenticação na API')];
    expect(routes(await findIn(pages, 'autenticasao'))).toEqual(['/a']);
    expect(await findIn(pages, 'autentxxxxacao')).toMatchObject({ results: [], nearest: 'autenticacao' });
    expect(await findIn(pages, 'qqqq')).toEqual({ results: [], total: 0, nearest: undefined });
  });

  test('a CNPJ is found with and without punctuation, whichever way it is written', async () => {
    const text = (value: string) => [element('p', {}, `O CNPJ ${value} é de exemplo.`)];
    const pages = [page('/a', 'Um', text('12.345.678/0001-95')), page('/b', 'Dois', text('12345678000195'))];
    for (const query of ['12.345.678/0001-95', '12345678000195'])
      expect(routes(await findIn(pages, query)).sort()).toEqual(['/a', '/b']);
  });

  test('a field is found whole, by a part of its name and by its beginning', async () => {
    const field = element('doc-field', { id: 'campo-x', path: 'x.codigoanbima_subclasse_investida' }, '');
    field.children = [element('code', {}, 'codigoanbima_subclasse_investida')];
    const pages = [page('/a', 'Campos', [field]), page('/b', 'Outra')];
    for (const query of ['codigoanbima_subclasse_investida', 'subclasse', 'Subclasses investida', 'codigoanb']) {
      const { results } = await findIn(pages, query);
      expect([query, results[0]]).toMatchObject([query, { kind: 'field', route: '/a', anchor: 'campo-x' }]);
    }
  });

  test('of two alike, the one of the topic at hand comes first', async () => {
    const pages = [page('/docs/um/apis/erros', 'Erros'), page('/docs/um/dois/apis/erros', 'Erros')];
    expect(routes(await findIn(pages, 'erros', '/docs/um/apis/x'))[0]).toBe('/docs/um/apis/erros');
    expect(routes(await findIn(pages, 'erros', '/docs/um/dois/x'))[0]).toBe('/docs/um/dois/apis/erros');
  });
});

test('hits are marked where they stand, accents and all', async () => {
  const { results } = await findIn([page('/a', 'As movimentações do dia')], 'movimentacao');
  expect(results[0]?.title).toEqual(['As ', 'movimentações', ' do dia']);
});

test('what its author wants out of lists is not found', async () => {
  expect(await findIn([page('/a', 'Aberta'), { ...page('/b', 'Secreta'), unlisted: true }], 'secreta')).toMatchObject({
    total: 0,
  });
});
