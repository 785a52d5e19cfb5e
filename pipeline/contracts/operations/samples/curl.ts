// A call in the shell.
import { type Call, encodedQuery, snakeCase, type Value } from './call.ts';

export function toCurl(call: Call): string {
  const { method, server, path, headers, body } = call;
  const parameters = path.filter((part) => typeof part !== 'string');
  const address = double([
    { variable: server },
    ...path.map((part) => (typeof part === 'string' ? part : { variable: snakeCase(part.name) })),
    encodedQuery(call),
  ]);
  const isPlainGet = method === 'GET' && !body;
  const lines = [
    'curl --fail-with-body --silent --show-error',
    isPlainGet ? `  ${address}` : `  --request ${method} ${address}`,
    ...headers.map(({ name, value }) => `  --header ${double([`${name}: `, ...value])}`),
  ];
  if (body?.kind === 'file') {
    lines.push(
      `  --header ${double([`Content-Type: ${body.mediaType}`])}`,
      `  --data-binary ${fileArgument(body.fileName)}`,
    );
  } else if (body) {
    for (const field of body.fields) {
      const value = 'variable' in field ? { variable: field.variable } : field.value;
      lines.push(`  --data-urlencode ${double([`${field.name}=`, value])}`);
    }
  }
  const variables = parameters.map(({ name, example }) => `${snakeCase(name)}=${single(encodeURIComponent(example))}`);
  return [...variables, ...(variables.length > 0 ? [''] : []), lines.join(' \\\n')].join('\n');
}

const fileArgument = (fileName: string): string =>
  /^[A-Za-z0-9._-]+$/.test(fileName) ? `@${fileName}` : double([`@${fileName}`]);

const single = (text: string): string =>
  /^[A-Za-z0-9._~%-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** In double quotes a variable is filled in; everything else that could be one is escaped. */
function double(parts: Value): string {
  const shown = parts.map((part, i) => {
    if (typeof part === 'string') return part.replace(/[\\"$`]/g, '\\$&').replace(/[\r\n]+/g, ' ');
    const next = parts[i + 1];
    return typeof next === 'string' && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${shown.join('')}"`;
}
