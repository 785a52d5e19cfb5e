// A call in JavaScript, for Node.js 18 or later.
import { escapedButQuotes, singleQuoted } from '../../fields/string-literal.ts';
import { type Call, encodedQuery, type Value } from './call.ts';
import { camelCase, nameParameters } from './name-parameters.ts';

/** Keywords of a module and names of the sample. */
const TAKEN =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield caminho console ' +
  'fetch process readFile resposta texto';

export function toJavaScript(call: Call): string {
  const { method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const { parameters, parts } = nameParameters(path, camelCase, TAKEN);
  const variables = new Set([
    server,
    ...headers.flatMap(({ value }) => value.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))),
    ...(body?.kind === 'form' ? body.fields.flatMap((field) => ('variable' in field ? [field.variable] : [])) : []),
  ]);
  const address = parts.map((part) =>
    typeof part === 'string' ? inTemplate(part) : `\${encodeURIComponent(${part.variable})}`,
  );
  const whole = address.join('') + inTemplate(query);
  const isLong = parameters.length > 0 || query !== '';
  const sent = [
    ...headers.map(({ name, value }) => `    ${key(name)}: ${template(value)},`),
    ...(body?.kind === 'file' ? [`    'Content-Type': ${singleQuoted(body.mediaType)},`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${singleQuoted(method)},`]),
    ...(sent.length > 0 ? ['  headers: {', ...sent, '  },'] : []),
  ];
  if (body?.kind === 'file') options.push(`  body: await readFile(${singleQuoted(body.fileName)}),`);
  else if (body) {
    const fields = body.fields.map(
      (field) => `    ${key(field.name)}: ${'variable' in field ? field.variable : singleQuoted(field.value)},`,
    );
    options.push('  body: new URLSearchParams({', ...fields, '  }),');
  }
  return [
    ...(body?.kind === 'file' ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const { ${[...variables].join(', ')} } = process.env;`,
    ...parameters.map(({ variable, example }) => `const ${variable} = ${singleQuoted(example)};`),
    ...(isLong ? [`const caminho = \`${whole}\`;`] : []),
    '',
    `const resposta = await fetch(${isLong ? `${server} + caminho` : `\`\${${server}}${whole}\``}, {`,
    ...options,
    '  signal: AbortSignal.timeout(30_000),',
    '});',
    'const texto = await resposta.text();',
    `if (!resposta.ok) throw new Error(\`HTTP \${resposta.status}: \${texto}\`);`,
    'console.log(texto);',
  ].join('\n');
}

// Outside brackets, __proto__ is no key.
const key = (name: string): string =>
  name === '__proto__' ? `['${name}']` : /^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name);

const inTemplate = (text: string): string => escapedButQuotes(text).replace(/`|\$(?=\{)/g, '\\$&');

function template(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return singleQuoted(value.join(''));
  return `\`${value.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.variable}}`)).join('')}\``;
}
