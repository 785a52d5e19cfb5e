// What columns of a spreadsheet of fields are called, in Portuguese and in English: as the CSV that is published of a list calls
// them, and as people do.
import { PACKS } from '../../languages/language.ts';

const SYNONYMS = {
  name: 'campo nome atributo coluna tag field name column attribute',
  path: 'caminho path',
  first: 'posicao_inicial inicio posicao pos de start position from',
  last: 'posicao_final fim ate end to',
  type: 'tipo tipo_de_dado tipo_do_campo type data_type',
  format: 'formato mascara format mask',
  pattern: 'padrao expressao_regular regex pattern',
  size: 'tamanho comprimento tam size length len',
  minSize: 'tamanho_minimo min_length minlength',
  maxSize: 'tamanho_maximo max_length maxlength',
  minItems: 'itens_minimo min_items',
  maxItems: 'itens_maximo max_items',
  decimals: 'decimais casas_decimais decimals scale',
  minimum: 'minimo valor_minimo minimum min',
  maximum: 'maximo valor_maximo maximum max',
  unit: 'unidade unit',
  nullable: 'nulo aceita_nulo nullable null',
  required: 'obrigatorio obrigatoriedade obrig required mandatory',
  condition: 'condicao quando condition when',
  description: 'descricao observacao observacoes comentario description comment comments notes',
  rule: 'regra regras validacao rule rules validation',
  values: 'valores dominio valores_permitidos valores_possiveis values domain enum allowed_values',
  example: 'exemplo example sample',
  since: 'desde versao since version',
  deprecated: 'obsoleto deprecated',
  group: 'grupo secao bloco group section',
} as const;

/** A column that is read. */
export type Head = keyof typeof SYNONYMS;

/** Without case, accents and marks. */
export const plainHead = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

const HEADS: ReadonlyMap<string, Head> = new Map([
  ...Object.entries(SYNONYMS).flatMap(([head, words]) => words.split(' ').map((word) => [word, head as Head] as const)),
  ...Object.values(PACKS).flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([head, word]) =>
      Object.hasOwn(SYNONYMS, head) ? [[plainHead(word), head as Head] as const] : [],
    ),
  ),
]);

/** Undefined for a column that says nothing here. */
export const headOf = (text: string): Head | undefined => HEADS.get(plainHead(text));
