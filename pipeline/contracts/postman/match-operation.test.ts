import { expect, test } from 'vitest';
import { operationsOf } from '../../testing/hostile-operations.ts';
import { operationsByPath } from './match-operation.ts';

const operations = operationsByPath(
  operationsOf({
    path: 'operations/pedidos.yaml',
    text: `
title: Pedidos
server: { address: "<hub>", variable: HUB_BASE_URL, example: https://hub.example }
operations:
  - { id: lista, title: Lista, method: GET, path: /v1/pedidos, answers: [{ status: 200, description: Feito. }] }
  - { id: cadastro, title: Cadastro, method: POST, path: /v1/pedidos, answers: [{ status: 201, description: Feito. }] }
  - id: consulta
    title: Consulta
    method: GET
    path: /v1/pedidos/{numero}
    parameters: [{ name: numero, in: path, type: string, example: "12" }]
    answers: [{ status: 200, description: Feito. }]
`,
  }),
);

test.each([
  ['GET', '/v1/pedidos', 'lista'],
  ['POST', '/v1/pedidos/', 'cadastro'],
  ['GET', '/v1/pedidos/{numero_pedido}', 'consulta'],
  ['GET', '/v1/pedidos/{{numero}}', 'consulta'],
  ['PUT', '/v1/pedidos', undefined],
  ['GET', '/v1/pedidos/12', undefined],
  ['GET', '/V1/pedidos', undefined],
])('%s %s is the operation %s', (method, path, id) => {
  expect(operations.at(method, path)?.id).toBe(id);
});

test('says who has the path by another method, and which path is nearly the same', () => {
  expect(operations.withPath('/v1/pedidos').map(({ id }) => id)).toEqual(['lista', 'cadastro']);
  expect(operations.withPath('/v1/nada')).toEqual([]);
  expect(operations.nearest('/v1/pedido')).toContain('/v1/pedidos');
  expect(operations.nearest('/outra/coisa/de/todo')).toBeUndefined();
});
