// A call in JavaScript, for Node.js 18 or later.
import { escapedButQuotes, singleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallPart, encode, encodedQuery, variablesOf } from './call.ts';
import { camelCase, nameParameters } from './name-parameters.ts';

/** Keywords of a module and names of the sample. */
const TAKEN =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield caminho console ' +
  'fetch process readFile resposta texto Blob Buffer FormData Request corpo falhar formulario https opcoes receber requisicao';

export function toJavaScript(call: Call): string {
  const { server, path, body, certificate } = call;
  const { parameters, parts } = nameParameters(path, camelCase, TAKEN);
  const address = parts.map((part) =>
    typeof part === 'string' ? inTemplate(part) : `\${encodeURIComponent(${part.variable})}`,
  );
  const query = inTemplate(encodedQuery(call)) + keysOf(call);
  const whole = address.join('') + query;
  const isLong = parameters.length > 0 || query !== '';
  const target = isLong ? `${server} + caminho` : `\`\${${server}}${whole}\``;
  const reads = body?.kind === 'file' || (body?.kind === 'parts' && body.parts.some((part) => 'fileName' in part));
  const imports = [
    ...(reads || certificate ? ["import { readFile } from 'node:fs/promises';"] : []),
    ...(certificate ? ["import https from 'node:https';"] : []),
  ];
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    `const { ${variablesOf(call).join(', ')} } = process.env;`,
    ...parameters.map(({ variable, example }) => `const ${variable} = ${singleQuoted(example)};`),
    ...(isLong ? [`const caminho = \`${whole}\`;`] : []),
    '',
    ...(body?.kind === 'parts' ? [...partsOf(body.parts), ''] : []),
    ...(certificate
      ? [`const requisicao = new Request(${target}, {`, ...optionsOf(call), '});', ...withCertificate(certificate)]
      : [
          `const resposta = await fetch(${target}, {`,
          ...optionsOf(call),
          '  signal: AbortSignal.timeout(30_000),',
          '});',
          'const texto = await resposta.text();',
          `if (!resposta.ok) throw new Error(\`HTTP \${resposta.status}: \${texto}\`);`,
        ]),
    'console.log(texto);',
  ].join('\n');
}

const keysOf = ({ query, queryKeys }: Call): string =>
  queryKeys
    .map(
      ({ name, variable }, i) =>
        `${i + query.length > 0 ? '&' : '?'}${encode(name)}=\${encodeURIComponent(${variable})}`,
    )
    .join('');

/** What a call has beside its address. */
function optionsOf({ method, headers, basic, body }: Call): string[] {
  const sent = [
    ...(basic
      ? [
          `    Authorization: \`Basic \${Buffer.from(\`\${${basic.username}}:\${${basic.password}}\`).toString('base64')}\`,`,
        ]
      : []),
    ...headers.map(({ name, value }) => `    ${key(name)}: ${template(value)},`),
    ...(body?.kind === 'file' ? [`    'Content-Type': ${singleQuoted(body.mediaType)},`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${singleQuoted(method)},`]),
    ...(sent.length > 0 ? ['  headers: {', ...sent, '  },'] : []),
  ];
  if (body?.kind === 'file') options.push(`  body: await readFile(${singleQuoted(body.fileName)}),`);
  else if (body?.kind === 'parts') options.push('  body: formulario,');
  else if (body) {
    const fields = body.fields.map((field) => `    ${key(field.name)}: ${valueIn(field)},`);
    options.push('  body: new URLSearchParams({', ...fields, '  }),');
  }
  return options;
}

const valueIn = (field: FormField): string => ('variable' in field ? field.variable : singleQuoted(field.value));

const partsOf = (parts: readonly CallPart[]): string[] => [
  'const formulario = new FormData();',
  ...parts.map((part) => {
    const name = singleQuoted(part.name);
    if (!('fileName' in part)) return `formulario.append(${name}, ${valueIn(part)});`;
    const file = singleQuoted(part.fileName);
    const content = `new Blob([await readFile(${file})], { type: ${singleQuoted(part.mediaType)} })`;
    return `formulario.append(${name}, ${content}, ${file});`;
  }),
];

/** Node's fetch takes no certificate; its https does, and sends what a request would. */
const withCertificate = ({ certificate, key }: NonNullable<Call['certificate']>): string[] => [
  'const opcoes = {',
  '  method: requisicao.method,',
  '  headers: Object.fromEntries(requisicao.headers),',
  `  cert: await readFile(${certificate}),`,
  `  key: await readFile(${key}),`,
  '  signal: AbortSignal.timeout(30_000),',
  '};',
  'const corpo = Buffer.from(await requisicao.arrayBuffer());',
  'const resposta = await new Promise((receber, falhar) => {',
  "  https.request(requisicao.url, opcoes, receber).on('error', falhar).end(corpo);",
  '});',
  "const texto = (await resposta.setEncoding('utf8').toArray()).join('');",
  `if (resposta.statusCode >= 300) throw new Error(\`HTTP \${resposta.statusCode}: \${texto}\`);`,
];

// Outside brackets, __proto__ is no key.
const key = (name: string): string =>
  name === '__proto__' ? `['${name}']` : /^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name);

const inTemplate = (text: string): string => escapedButQuotes(text).replace(/`|\$(?=\{)/g, '\\$&');

function template(value: Value): string {
  const [only, ...others] = value;
  if (typeof only === 'object' && others.length === 0) return only.variable;
  if (value.every((part) => typeof part === 'string')) return singleQuoted(value.join(''));
  return `\`${value.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.variable}}`)).join('')}\``;
}
