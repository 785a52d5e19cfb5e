// A call in JavaScript, for Node.js 18 or later.
import { type Call, camelCase, encodedQuery, type Value } from './call.ts';

export function toJavaScript(call: Call): string {
  const { method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const parameters = path.filter((part) => typeof part !== 'string');
  const variables = new Set([
    server,
    ...headers.flatMap(({ value }) => value.flatMap((part) => (typeof part === 'string' ? [] : [part.variable]))),
    ...(body?.kind === 'form' ? body.fields.flatMap((field) => ('variable' in field ? [field.variable] : [])) : []),
  ]);
  const address = path.map((part) =>
    typeof part === 'string' ? inTemplate(part) : `\${encodeURIComponent(${camelCase(part.name)})}`,
  );
  const whole = address.join('') + inTemplate(query);
  const isLong = parameters.length > 0 || query !== '';
  const sent = [
    ...headers.map(({ name, value }) => `    ${key(name)}: ${template(value)},`),
    ...(body?.kind === 'file' ? [`    'Content-Type': ${single(body.mediaType)},`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${single(method)},`]),
    ...(sent.length > 0 ? ['  headers: {', ...sent, '  },'] : []),
  ];
  if (body?.kind === 'file') options.push(`  body: await readFile(${single(body.fileName)}),`);
  else if (body) {
    const fields = body.fields.map(
      (field) => `    ${key(field.name)}: ${'variable' in field ? field.variable : single(field.value)},`,
    );
    options.push('  body: new URLSearchParams({', ...fields, '  }),');
  }
  return [
    ...(body?.kind === 'file' ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    `const { ${[...variables].join(', ')} } = process.env;`,
    ...parameters.map(({ name, example }) => `const ${camelCase(name)} = ${single(example)};`),
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

const single = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : single(name));

const inTemplate = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/`|\$(?=\{)/g, '\\$&');

function template(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return single(value.join(''));
  return `\`${value.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.variable}}`)).join('')}\``;
}
