// Holds what a host was sent to the operations that were called.
import path from 'node:path';
import { expect } from 'vitest';
import { type Body, type Operation, parametersIn } from '../contracts/operations/api.ts';
import type { SentRequest } from './recording-host.ts';

interface Said {
  readonly operations: readonly Operation[];
  /** Of the environment, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** What a variable holds that is sent by itself. */
  readonly secret: string;
  /** The text of a file that is sent, by its name. */
  contentOf(name: string): string;
}

/** What arrived is what each operation says, in turn. */
export async function expectSaid(sent: readonly SentRequest[], said: Said): Promise<void> {
  const { operations, variables, secret } = said;
  expect(sent.map(({ method }) => method)).toEqual(operations.map(({ method }) => method));
  for (const [i, operation] of operations.entries()) {
    const { headers, path: address = '', body = '', client } = sent[i] ?? ({} as SentRequest);
    const [called = '', query = ''] = address.split('?');
    const { parameters, request } = operation;
    const given = parameters.flatMap((each) => (each.example ? { ...each, example: each.example } : []));
    const asked = given.flatMap(({ in: where, name, example, explode }) =>
      where === 'query' ? (explode ? example : [example.join(',')]).map((value) => [name, value]) : [],
    );
    const cookies = given.flatMap(({ in: where, name, example }) => (where === 'cookie' ? `${name}=${example}` : []));
    const own = given.flatMap(({ in: where, name, example }) =>
      where === 'header' ? [[name.toLowerCase(), example.join(',')]] : [],
    );
    for (const { scheme } of operation.security[0] ?? []) {
      const { credential } = scheme;
      if (credential.kind === 'certificate') expect(client).toBe('127.0.0.1');
      if (credential.kind === 'basic')
        own.push(['authorization', `Basic ${Buffer.from(`${secret}:${secret}`).toString('base64')}`]);
      if (credential.kind !== 'value') continue;
      const value = credential.value
        .map((part) => (typeof part === 'string' ? part : (variables[part.variable] ?? '')))
        .join('');
      if (credential.in === 'header') own.push([credential.name.toLowerCase(), value]);
      if (credential.in === 'query') asked.push([credential.name, value]);
      if (credential.in === 'cookie') cookies.push(`${credential.name}=${value}`);
    }
    expect(called.split('/').map(decodeURIComponent)).toEqual(['', 'raiz', ...segmentsOf(operation)]);
    expect([...new URLSearchParams(query)]).toEqual(asked);
    expect(headers).toMatchObject({
      ...Object.fromEntries(own),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    });
    const [wanted] = request?.bodies ?? [];
    const type = headers?.['content-type'] ?? '';
    expect(type.split(';')[0]).toBe(wanted?.mediaType ?? '');
    await expectBody(wanted, body, type, said);
  }
}

async function expectBody(
  wanted: Body | undefined,
  body: string,
  type: string,
  { secret, contentOf }: Said,
): Promise<void> {
  if (!wanted) expect(body).toBe('');
  else if (wanted.parts.length > 0) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const arrived = await Promise.all(
      [...form].map(async ([name, value]) =>
        typeof value === 'string'
          ? { name, value }
          : { name, file: value.name, type: value.type, value: await value.text() },
      ),
    );
    expect(arrived).toEqual(
      wanted.parts.map((part) => {
        if (!('example' in part)) return { name: part.name, value: 'variable' in part ? secret : part.value };
        const file = path.basename(part.example);
        return { name: part.name, file, type: part.mediaType, value: contentOf(file) };
      }),
    );
  } else if (wanted.form.length === 0) expect(body).toBe(contentOf(path.basename(wanted.examples[0]?.file ?? 'body')));
  else
    expect([...new URLSearchParams(body)]).toEqual(
      wanted.form.map((field) => [field.name, 'variable' in field ? secret : field.value]),
    );
}

function segmentsOf(operation: Operation): string[] {
  const examples = new Map(parametersIn(operation, 'path').map(({ name, example = [] }) => [name, example.join(',')]));
  return operation.path
    .split('/')
    .slice(1)
    .map((segment) =>
      decodeURIComponent(segment).replace(/\{([^}]+)\}/g, (_, name: string) => examples.get(name) ?? ''),
    );
}
