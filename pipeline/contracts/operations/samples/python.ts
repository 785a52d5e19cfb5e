// A call in Python, with requests.
import { doubleQuoted } from '../../fields/string-literal.ts';
import { type Call, inFormat, type Value } from './call.ts';
import { nameParameters, snakeCase } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'and as assert async await break case class continue def del elif else except finally for from global if import in ' +
  'is lambda match nonlocal not or pass raise return try type while with yield caminho os print quote requests resposta';

export function toPython({ method, server, path, query, headers, body }: Call): string {
  const { parameters, parts } = nameParameters(path, snakeCase, TAKEN);
  const imports = [
    'import os',
    ...(body?.kind === 'file' ? ['from pathlib import Path'] : []),
    ...(parameters.length > 0 ? ['from urllib.parse import quote'] : []),
  ];
  const address = parts.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{quote(${part.variable}, safe='')}`,
  );
  const sent = [
    ...headers.map(({ name, value }) => `        ${doubleQuoted(name)}: ${format(value)},`),
    ...(body?.kind === 'file' ? [`        "Content-Type": ${doubleQuoted(body.mediaType)},`] : []),
  ];
  const lines = [
    ...imports,
    '',
    'import requests',
    '',
    ...parameters.map(({ variable, example }) => `${variable} = ${doubleQuoted(example)}`),
    ...(parameters.length > 0 ? [`caminho = f"${address.join('')}"`, ''] : []),
    `resposta = requests.${method.toLowerCase()}(`,
    `    os.environ[${doubleQuoted(server)}] + ${parameters.length > 0 ? 'caminho' : doubleQuoted(path.join(''))},`,
    ...(query.length > 0
      ? [
          `    params={${query.map(({ name, example }) => `${doubleQuoted(name)}: ${doubleQuoted(example)}`).join(', ')}},`,
        ]
      : []),
    ...(sent.length > 0 ? ['    headers={', ...sent, '    },'] : []),
  ];
  if (body?.kind === 'file') lines.push(`    data=Path(${doubleQuoted(body.fileName)}).read_bytes(),`);
  else if (body) {
    const fields = body.fields.map((field) => {
      const value = 'variable' in field ? `os.environ[${doubleQuoted(field.variable)}]` : doubleQuoted(field.value);
      return `        ${doubleQuoted(field.name)}: ${value},`;
    });
    lines.push('    data={', ...fields, '    },');
  }
  lines.push(
    '    timeout=30,',
    ')',
    'if not resposta.ok:',
    '    raise SystemExit(f"HTTP {resposta.status_code}: {resposta.text}")',
    'print(resposta.text)',
  );
  return lines.join('\n');
}

function format(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return doubleQuoted(value.join(''));
  const parts = value.map((part) => (typeof part === 'string' ? inFormat(part) : `{os.environ['${part.variable}']}`));
  return `f"${parts.join('')}"`;
}
