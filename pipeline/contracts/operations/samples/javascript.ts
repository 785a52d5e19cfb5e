// A call in JavaScript, for Node.js 18 or later.
import type { SampleStrings } from '../../../../schemas/types.ts';
import { escapedButQuotes, singleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallPart, encode, encodedQuery, readsFile, variablesOf } from './call.ts';
import { camelCase, nameParameters } from './name-parameters.ts';

/** Keywords of a module and names of the sample. */
const TAKEN =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield console ' +
  'fetch process readFile Blob Buffer FormData Request https';

export function toJavaScript(call: Call): string {
  const { names, server, body, certificate } = call;
  const { response, text, request } = names;
  const own = [names.path, response, text, names.body, names.fail, names.form, names.options, names.receive, request];
  const { parameters, parts } = nameParameters(call, camelCase, { language: TAKEN, own });
  const address = parts.map((part) =>
    typeof part === 'string' ? inTemplate(part) : `\${encodeURIComponent(${part.variable})}`,
  );
  const query = inTemplate(encodedQuery(call)) + keysOf(call);
  const whole = address.join('') + query;
  const isLong = parameters.length > 0 || query !== '';
  const target = isLong ? `${server} + ${names.path}` : `\`\${${server}}${whole}\``;
  const imports = [
    ...(readsFile(body) || certificate ? ["import { readFile } from 'node:fs/promises';"] : []),
    ...(certificate ? ["import https from 'node:https';"] : []),
  ];
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    `const { ${variablesOf(call).join(', ')} } = process.env;`,
    ...parameters.map(({ variable, example }) => `const ${variable} = ${singleQuoted(example)};`),
    ...(isLong ? [`const ${names.path} = \`${whole}\`;`] : []),
    '',
    ...(body?.kind === 'parts' ? [...partsOf(body.parts, names), ''] : []),
    ...(certificate
      ? [
          `const ${request} = new Request(${target}, {`,
          ...optionsOf(call),
          '});',
          ...withCertificate(certificate, names),
        ]
      : [
          `const ${response} = await fetch(${target}, {`,
          ...optionsOf(call),
          '  signal: AbortSignal.timeout(30_000),',
          '});',
          `const ${text} = await ${response}.text();`,
          `if (!${response}.ok) throw new Error(\`HTTP \${${response}.status}: \${${text}}\`);`,
        ]),
    `console.log(${text});`,
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
function optionsOf({ names, method, headers, basic, body }: Call): string[] {
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
  else if (body?.kind === 'parts') options.push(`  body: ${names.form},`);
  else if (body) {
    const fields = body.fields.map((field) => `    ${key(field.name)}: ${valueIn(field)},`);
    options.push('  body: new URLSearchParams({', ...fields, '  }),');
  }
  return options;
}

const valueIn = (field: FormField): string => ('variable' in field ? field.variable : singleQuoted(field.value));

const partsOf = (parts: readonly CallPart[], { form }: SampleStrings): string[] => [
  `const ${form} = new FormData();`,
  ...parts.map((part) => {
    const name = singleQuoted(part.name);
    if (!('fileName' in part)) return `${form}.append(${name}, ${valueIn(part)});`;
    const file = singleQuoted(part.fileName);
    const content = `new Blob([await readFile(${file})], { type: ${singleQuoted(part.mediaType)} })`;
    return `${form}.append(${name}, ${content}, ${file});`;
  }),
];

/** Node's fetch takes no certificate; its https does, and sends what a request would. */
const withCertificate = (
  { certificate, key }: NonNullable<Call['certificate']>,
  { options, request, response, text, body, receive, fail }: SampleStrings,
): string[] => [
  `const ${options} = {`,
  `  method: ${request}.method,`,
  `  headers: Object.fromEntries(${request}.headers),`,
  `  cert: await readFile(${certificate}),`,
  `  key: await readFile(${key}),`,
  '  signal: AbortSignal.timeout(30_000),',
  '};',
  `const ${body} = Buffer.from(await ${request}.arrayBuffer());`,
  `const ${response} = await new Promise((${receive}, ${fail}) => {`,
  `  https.request(${request}.url, ${options}, ${receive}).on('error', ${fail}).end(${body});`,
  '});',
  `const ${text} = (await ${response}.setEncoding('utf8').toArray()).join('');`,
  `if (${response}.statusCode >= 300) throw new Error(\`HTTP \${${response}.statusCode}: \${${text}}\`);`,
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
