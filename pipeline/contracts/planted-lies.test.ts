// In a copy of this site's own content a field is renamed in its list: everything that still has the old name is found, each at
// its line; renamed everywhere, nothing is. And lies are planted in texts: those that are found, and those that are not.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileSite } from '../compile.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentFrom } from '../read/content.ts';
import { OWN_FOLDER as folder, ownMemory as memory } from '../testing/own-content.ts';

const texts = new Map(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|ya?ml|json|csv|svg)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`.replace(/^\//, ''))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

async function compiledWith(changed: ReadonlyMap<string, string>): Promise<readonly Diagnostic[]> {
  const entries = [...texts].map(([name, text]): [string, () => Uint8Array] => [
    name,
    () => new TextEncoder().encode(changed.get(name) ?? text),
  ]);
  // Pictures are not part of this copy.
  const { diagnostics } = await compileSite(contentFrom(new Map(entries)), { memory });
  return diagnostics.filter(({ rule }) => rule !== 'file-missing');
}

const errorsWith = async (changed: ReadonlyMap<string, string>): Promise<readonly Diagnostic[]> =>
  (await compiledWith(changed)).filter(({ severity }) => severity === 'error');

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

/** Fields that are renamed, all in one compilation: what is said of one names no other. */
const RENAMED = [
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
];

const rename = (text: string): string => RENAMED.reduce((all, { old }) => all.replace(whole(old), `${old}_novo`), text);

test('renamed in its list alone, a field is found wherever it has its old name', async () => {
  const errors = await errorsWith(new Map(RENAMED.map(({ list }) => [list, rename(texts.get(list) ?? '')])));
  for (const { old, isOfContract, kinds } of RENAMED) {
    const places = placesOf(old, isOfContract).filter((place) => !isRefused(place));
    expect([...new Set(places.map((place) => place.split('/')[0]))]).toEqual(kinds);
    expect(namesOld(errors, old)).toEqual(places);
  }
});

test('renamed everywhere, it is no error anywhere', async () => {
  expect(await errorsWith(new Map([...texts].map(([name, text]) => [name, rename(text)])))).toEqual([]);
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

/** Where texts of pages say a name as one: in code, diagrams, plain text, and other code without a contract in quotes or after a dot. */
function placesInProse(name: string): string[] {
  const said = new RegExp(`(?:\`[^\`]*|["'.])(?<![\\w-])${name}(?![\\w-])`);
  const places: string[] = [];
  for (const [sourcePath, text] of texts) {
    if (!sourcePath.endsWith('.md')) continue;
    let fence: string | undefined;
    for (const [i, line] of text.split('\n').entries()) {
      const opened = /^\s*```(.*)/.exec(line)?.[1];
      if (opened !== undefined) fence = fence === undefined ? opened : undefined;
      else if (fence?.includes('contract=')) continue;
      else if ((/^(?:mermaid|text|http)/.test(fence ?? '') ? whole(name) : said).test(line))
        places.push(`${sourcePath}:${i + 1}`);
    }
  }
  return places;
}

test('renamed in data, examples and collections, a field is found in every text that has its old name', async () => {
  const old = 'informe_status';
  const renamed = 'resultado_do_informe';
  const inContracts = (text: string): string =>
    text.replace(/^([ \t]*)```[^\n]*contract=[\s\S]*?^\1```/gm, (code) => code.replace(whole(old), renamed));
  const changed = new Map(
    [...texts].map(([name, text]) => {
      const isList = name.startsWith('fields/');
      const everywhere = name.endsWith('.md') ? inContracts(text) : text.replace(whole(old), renamed);
      const [pair, inBraces] = [/^( *)(- )?name: resultado_do_informe$/gm, /name: resultado_do_informe,/g];
      const said = everywhere
        .replace(pair, (line, indent, dash = '') => `${line}\n${indent}${dash && '  '}was: ${old}`)
        .replace(inBraces, `name: ${renamed}, was: ${old},`);
      return [name, isList ? said : everywhere];
    }),
  );
  const found = (await compiledWith(changed))
    .filter(({ message }) => message === `"${old}" is what "${renamed}" was called before.`)
    .map(({ sourcePath, range }) => `${sourcePath}:${range.start.line}`);
  const places = placesInProse(old);
  expect(places.length).toBeGreaterThan(5);
  expect(new Set(found)).toEqual(new Set(places));
});

const INFORMES = 'pages/docs/Informes/';
const PLCOTA = `${INFORMES}plcota/apis/envio-e-retorno.md`;
const JUSTIFICATIVA = `${INFORMES}plcota/apis/pl-cota-justificativa.md`;
const MOVIMENTO = `${INFORMES}movimento-cota/apis/envio-e-retorno.md`;
const REGISTRO = 'pages/docs/registro/apis/fundo_solicitacoes.md';
const SEGREGACAO = 'pages/docs/segregacao-taxas/arquivos/Segregacao_Taxas.md';
const SUBSTITUIDOS = `${INFORMES}movimento-cota/tratamentos_de_substituidos.md`;
const COLLECTION = 'postman/plcota.postman_collection.json';

/** What a file says, and the lie in its place. */
const LIES: readonly (readonly [sourcePath: string, truth: string, lie: string])[] = [
  // A field: a letter off, put together otherwise, renamed.
  [PLCOTA, '`lista_informes`', '`lista_informe`'],
  [PLCOTA, '`numero_registro`', '`numero_registros`'],
  [PLCOTA, '`informe_status`', '`informeStatus`'],
  [PLCOTA, '`codigo_classe_subclasse`', '`codigo_classe`'],
  [MOVIMENTO, '`status_movimento`', '`status_movimentos`'],
  [MOVIMENTO, '`classe_investidora`', '`Classe_Investidora`'],
  [MOVIMENTO, '`numeroSolicitacao`', '`numeroDaSolicitacao`'],
  [MOVIMENTO, '`message`', '`mensagem`'],
  [REGISTRO, '`prazo_resposta`', '`prazo_respostas`'],
  [REGISTRO, '`referencia_interna`', '`referencia`'],
  [JUSTIFICATIVA, '`justificativa_status`', '`status_justificativa`'],
  [JUSTIFICATIVA, '`parecer`', '`parecerr`'],
  [SUBSTITUIDOS, '`cnpj_classe_investidora`', '`cnpj_classe_investidor`'],
  [PLCOTA, 'i["informe_status"]', 'i["informe_statu"]'],
  // A value.
  [PLCOTA, '`PENDENTE_JUSTIFICATIVA`', '`PENDENTE_JUSTIFICATIVAS`'],
  [REGISTRO, '`EM_EXIGENCIA`', '`EM_EXIGENSIA`'],
  [REGISTRO, '`CANCELADA`', '`SUSPENSA`'],
  [JUSTIFICATIVA, '`EM_ANALISE`', '`EM_ANALIZE`'],
  [MOVIMENTO, 'EM_VALIDACAO --> CONCLUIDA_COM_RECUSA', 'EM_VALIDACAO --> CONCLUIDO_COM_RECUSA'],
  // A call.
  [
    PLCOTA,
    '`POST <hub-anbima>:/v1/informes-diarios/solicitacoes`',
    '`PUT <hub-anbima>:/v1/informes-diarios/solicitacoes`',
  ],
  [PLCOTA, 'H: POST /v1/informes-diarios/solicitacoes', 'H: POST /v2/informes-diarios/solicitacoes'],
  [PLCOTA, 'solicitacoes/{numero_solicitacao}`', 'solicitacao/{numero_solicitacao}`'],
  [
    MOVIMENTO,
    '`POST <hub-anbima>:/v1/movimentacao-cotas/solicitacoes`',
    '`POST <hub-anbima>:/v1/movimentacao-cota/solicitacoes`',
  ],
  [REGISTRO, '/respostas`', '/resposta`'],
  // A status of HTTP.
  [PLCOTA, '`201`', '`202`'],
  [MOVIMENTO, '`404`', '`410`'],
  [REGISTRO, '`400`', '`422`'],
  // An error code.
  [MOVIMENTO, '`MC06`', '`MC60`'],
  [SUBSTITUIDOS, '`MC10`', '`MC11`'],
  ['pages/docs/segregacao-taxas/lista_de_campos.md', '`ST01`', '`ST11`'],
  // A variable of the environment, a header, a file.
  [PLCOTA, "environ['HUB_BASE_URL']", "environ['HUB_BASE_URI']"],
  [`${INFORMES}ambientes.md`, '`HUB_BASE_URL`', '`HUB_BASE_URI`'],
  [`${INFORMES}inicio-rapido.md`, '$HUB_ACCESS_TOKEN', '$HUB_ACESS_TOKEN'],
  [`${INFORMES}movimento-cota/apis/autenticacao.md`, '`Authorization`', '`Autorization`'],
  [SEGREGACAO, '`Segregacao_Taxas`', '`Segregacao_Taxa`'],
  // In texts of data, and in scripts.
  ['operations/plcota.yaml', '`data_evento`', '`data_do_evento`'],
  ['operations/plcota.yaml', '`codigo_motivo`', '`codigo_do_motivo`'],
  [COLLECTION, 'data.numero_solicitacao', 'data.numero_solicitacoes'],
  [COLLECTION, 'to.have.status(201)', 'to.have.status(202)'],
  // Of these nothing is known: a value of few letters, a number in words, a name that is a word.
  [JUSTIFICATIVA, '`M99`', '`M98`'],
  [`${INFORMES}limites-e-lotes.md`, 'A 10 por segundo', 'A 15 por segundo'],
  ['operations/plcota.yaml', '`message`', '`mensagem`'],
];

test('of 42 lies in texts 39 are found, each at its place', async () => {
  const changed = new Map<string, string>();
  const planted = LIES.map(([sourcePath, truth, lie]) => {
    const text = changed.get(sourcePath) ?? texts.get(sourcePath) ?? '';
    expect(text, `${sourcePath} says ${truth}`).toContain(truth);
    const before = text.slice(0, text.indexOf(truth)).split('\n');
    changed.set(
      sourcePath,
      text.replace(truth, () => lie),
    );
    return { sourcePath, lie, line: before.length, column: (before.at(-1) ?? '').length + 1 };
  });
  const diagnostics = await compiledWith(changed);
  const missed = planted.filter(
    ({ sourcePath, lie, line, column }) =>
      !diagnostics.some(
        ({ sourcePath: file, range: { start, end } }) =>
          file === sourcePath &&
          start.line === line &&
          start.column < column + lie.length &&
          (end.line > line || end.column > column),
      ),
  );
  expect(missed.map(({ lie }) => lie)).toEqual(LIES.slice(-3).map(([, , lie]) => lie));
  expect(LIES.length).toBe(42);
});
