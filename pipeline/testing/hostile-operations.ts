// Operations that are hard to write down in a programming language.

import type { Operation } from '../contracts/operations/api.ts';
import { readApi } from '../contracts/operations/read-api.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/** The operations of an API that has no fault. */
export function operationsOf(file: { readonly path: string; readonly text: string }): readonly Operation[] {
  const findings: Finding[] = [];
  const api = readApi(file, (finding) => void findings.push(finding));
  if (!api || findings.length > 0) throw new Error(findings.map(({ message }) => message).join('\n'));
  return api.operations;
}

// Every character that a path, an example, a header or a form may bring and some language has a meaning for.
const CHARACTERS = String.raw`
title: Difícil
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
authorization: { header: X-Chave, value: "Chave! \"{chave}\" $x 'fim' %s !!", variable: HUB_KEY }
operations:
  - id: dificil
    title: Difícil
    method: PATCH
    path: /v1/$a'(b)!%41/{class}{page-size}/{page_size}/{class}/{resposta}/fim
    parameters:
      - { name: class, in: path, type: string, example: "a/b c'\"$HOME\\{x}\u2028" }
      - { name: page-size, in: path, type: string, example: "${'$'}{x}!$(date)" }
      - { name: page_size, in: path, type: string, example: "\\u0041 \\\\u0041 %41 +" }
      - { name: resposta, in: path, type: string, example: "é\n\r\t\u0085\u202E" }
      - { name: q, in: query, type: string, example: "um & dois's\"$(date)!" }
      - { name: vazio, in: query, type: string, example: "" }
      - { name: X-Nota, in: header, type: string, example: "a \"b\" ${'`'}c${'`'} $d {e} {{f}} ${'$'}{g} \\ \\u0041 \\n 'h' !i #{j} %k" }
    request: { mediaType: application/json, example: "com espaço's!.json" }
    answers: [{ status: 200, description: Sim. }]
  - id: formulario
    title: Formulário
    method: POST
    path: /v1/formulario!
    authorized: false
    request:
      mediaType: application/x-www-form-urlencoded
      form:
        tipo: "a & \"b\" $c 'd'! ${'`'}e${'`'} \\ \\u0041 {f} é 🚀 %g"
        linhas: "uma\nduas\r\n!tres\u2028'quatro'\u0007"
        segredo-maior: $HUB_SECRET
        "a b&c=d!'\"@": "@arquivo"
        "{class}": =
        __proto__: x
    answers: [{ status: 200, description: Sim. }]
  - id: nada
    title: Nada
    method: DELETE
    path: /v1/nada
    answers: [{ status: 204, description: Sim. }]
  # Classes that Java has.
  - id: http-client
    title: Outro nome
    method: GET
    path: /v1/{numero}/{numero}
    parameters: [{ name: numero, in: path, type: string, example: "1" }]
    answers: [{ status: 200, description: Sim. }]
`;

export const hostileOperations = operationsOf({ path: 'operations/dificil.yaml', text: CHARACTERS });

/** What C# keeps for itself, its contextual keywords included. No compiler of it is asked. */
export const CSHARP_KEYWORDS =
  'abstract add alias and args as ascending async await base bool break by byte case catch char checked class const ' +
  'continue decimal default delegate descending do double dynamic else enum equals event explicit extern false file ' +
  'finally fixed float for foreach from get global goto group if implicit in init int interface internal into is join ' +
  'let lock long managed nameof namespace new nint not notnull nuint null object on operator or orderby out override ' +
  'params partial private protected public readonly record ref remove required return sbyte scoped sealed select set ' +
  'short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unmanaged unsafe ' +
  'ushort using value var virtual void volatile when where while with yield';

/** What other languages have besides, and what samples themselves use. */
const OTHER_NAMES =
  'aBa a-ba a_ba _ -- 1a arguments assert body boolean boundary caminho certificate client cliente codificar console debugger def del delete elif encode eval ' +
  'except export exports extends fetch final form formulario fpath from function global goto handler Http implements import ' +
  'instanceof lambda match module native nonlocal nome None open opens options os package part parts pass path permits print process ' +
  'provides quote raise read-file readFile reject request requests requisicao requires resolve response resposta self status str strictfp super ' +
  'synchronized text texto throws to transient transitive True type undefined uses valor Variable Variavel';

const names = [...new Set(`${CSHARP_KEYWORDS} ${OTHER_NAMES}`.split(' '))];

/** An operation whose path has a parameter of every such name. */
export const namesOperation = operationsOf({
  path: 'operations/nomes.yaml',
  text: JSON.stringify({
    title: 'Nomes',
    server: { address: '<hub>', variable: 'HUB_BASE_URL', example: 'https://hub.example' },
    operations: [
      {
        id: 'nomes',
        title: 'Nomes',
        method: 'GET',
        path: names.map((name) => `/{${name}}`).join(''),
        parameters: names.map((name, i) => ({ name, in: 'path', type: 'string', example: `${name} ${i}` })),
        answers: [{ status: 200, description: 'Sim.' }],
      },
    ],
  }),
});
