// What the schema of a list says, part by part. That it agrees with the check is in content-contracts.test.ts.
import { expect, test } from 'vitest';
import { PACKS } from '../../languages/language.ts';
import { fileOf, listOf, listOfEveryType } from '../../testing/field-lists.ts';
import { portable, unportableIn } from './portable-pattern.ts';
import { toJsonSchema } from './to-json-schema.ts';

test('what is sent is closed, what is received open, and each is a schema of its own', () => {
  const list = listOfEveryType();
  const sent = JSON.parse(fileOf(list, 'schema.json'));
  const received = JSON.parse(fileOf(list, 'received.schema.json'));
  const [pix] = sent.oneOf;
  expect(pix).toMatchObject({ title: 'pagamento por Pix', additionalProperties: false });
  expect(pix.properties).not.toHaveProperty('numero');
  expect(pix.properties.faixa.enum).toEqual(['ALTA', 'BAIXA']);
  expect(pix.properties.valor.description).toBe('Unidade: R$.');
  expect(pix.properties.desconto.description).toBe('Ausente quando: a faixa é `BAIXA`. Unidade: %.');
  expect(received.oneOf).toHaveLength(4);
  expect(received.oneOf[0]).not.toHaveProperty('additionalProperties');
  expect(received.oneOf[0].properties.numero).toMatchObject({ readOnly: true });
  expect(received.oneOf[0].properties.faixa).toEqual({
    type: 'string',
    description: 'Entre os valores: ALTA, BAIXA.',
  });
  expect(sent.$defs.conta.properties.titular.required).toEqual(['nome']);
  expect(sent.$defs['pedido.categoria'].properties.filhas.items).toEqual({ $ref: '#/$defs/pedido.categoria' });
});

test('fields that are required on one condition are required by one part of the schema', () => {
  const fields = ['a', 'b'].map((name) => ({
    name,
    type: 'string',
    required: { when: 'na troca', if: { tipo: 'TROCA' } },
  }));
  const inner = { name: 'c', type: 'string', required: { when: 'na troca', if: { tipo: 'TROCA' } } };
  const schema = toJsonSchema(
    listOf(
      JSON.stringify({
        title: 'Troca',
        root: 'object',
        fields: [
          { name: 'tipo', type: 'string', required: 'always' },
          ...fields,
          { name: 'fundo', type: 'object', required: 'never', fields: [inner] },
        ],
      }),
    ),
    PACKS.en,
  );
  expect(schema.allOf).toEqual([
    {
      if: { properties: { tipo: { const: 'TROCA' } }, required: ['tipo'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        properties: { a: true, b: true, fundo: { type: 'object', properties: { c: true }, required: ['c'] } },
        required: ['a', 'b'],
      },
    },
  ]);
});

test('patterns are published as every validator reads them', () => {
  const published = (pattern: string): string => portable(new RegExp(`^(?:${pattern})$`, 'u'));
  expect(published(String.raw`\d{14}`)).toBe('^([0-9]{14})$');
  expect(published(String.raw`[\d.]+\w?|https://\S+`)).toBe(
    String.raw`^([0-9.]+[A-Za-z0-9_]?|https://[^ \t\n\r\f\v]+)$`,
  );
  expect(published(String.raw`\\d\.(?:a|b)`)).toBe(String.raw`^(\\d\.(a|b))$`);
  expect(['(?=a)b', String.raw`\bA`, String.raw`(a)\1`, String.raw`\p{L}`].map(unportableIn)).toEqual([
    '(?=',
    String.raw`\b`,
    String.raw`\1`,
    String.raw`\p`,
  ]);
  expect([String.raw`\\b`, '(?:a)+', '[A-Z]{3}'].map(unportableIn)).toEqual([undefined, undefined, undefined]);
});
