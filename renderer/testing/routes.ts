// Pages of the real site, and where the tests say that it is published.

/** The content names no address of its own: whoever publishes it does. */
export const SITE_URL = 'https://documentacao.example';

/** Section 2 of the specification, line by line. */
export const ROUTES = [
  '/',
  '/docs/informes',
  '/docs/movimento-cota',
  '/docs/movimento-cota/apis',
  '/docs/movimento-cota/arquivos',
  '/docs/movimento-cota/video',
  '/docs/plcota',
  '/docs/plcota/apis',
  '/docs/docs/plcota/arquivos',
  '/docs/registro',
  '/docs/fundo/apis',
  '/docs/segregacao-taxas',
  '/docs/segregacao-taxas/arquivos',
  '/docs/Informes/movimento-cota/lista_de_campos',
  '/docs/Informes/movimento-cota/tratamentos_de_substituidos',
  '/docs/Informes/movimento-cota/apis/autenticacao',
  '/docs/Informes/movimento-cota/apis/envio-e-retorno',
  '/docs/Informes/movimento-cota/apis/postman',
  '/docs/Informes/movimento-cota/arquivos/Movimentacao_Cotas',
  '/docs/Informes/movimento-cota/video/introducao',
  '/docs/Informes/movimento-cota/video/demonstracao_api',
  '/docs/Informes/plcota/lista_de_campos',
  '/docs/Informes/plcota/apis/autenticacao',
  '/docs/Informes/plcota/apis/envio-e-retorno',
  '/docs/Informes/plcota/apis/pl-cota-justificativa',
  '/docs/Informes/plcota/apis/postman',
  '/docs/Informes/plcota/arquivos/PL_Cota',
  '/docs/registro/lista_de_campos',
  '/docs/registro/apis/autenticacao',
  '/docs/registro/apis/fundo_solicitacoes',
  '/docs/registro/apis/postman',
  '/docs/segregacao-taxas/lista_de_campos',
  '/docs/segregacao-taxas/arquivos/Segregacao_Taxas',
] as const;

/** Every page: those of the specification and the general guides, which stand beneath one of its sections. */
export const PAGES = [
  ...ROUTES,
  '/docs/Informes/inicio-rapido',
  '/docs/Informes/ambientes',
  '/docs/Informes/erros-e-reenvio',
  '/docs/Informes/codigos-de-erro',
  '/docs/Informes/limites-e-lotes',
  '/docs/Informes/formatos-e-arquivos',
  '/docs/Informes/confira-seu-arquivo',
  '/docs/Informes/prazos',
  '/docs/Informes/glossario',
  '/docs/Informes/mudancas',
  '/docs/Informes/mudancas-nos-contratos',
] as const;

/** Some that stand for their kind. */
export const FIELDS = '/docs/Informes/plcota/lista_de_campos';
export const GUIDE = '/docs/Informes/plcota/apis/envio-e-retorno';
