// A call in Python, with requests.
import { type Call, quoted, snakeCase, type Value } from './call.ts';

export function toPython({ method, server, path, query, headers, body }: Call): string {
  const parameters = path.filter((part) => typeof part !== 'string');
  const imports = [
    'import os',
    ...(body?.kind === 'file' ? ['from pathlib import Path'] : []),
    ...(parameters.length > 0 ? ['from urllib.parse import quote'] : []),
  ];
  const address = path.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{quote(${snakeCase(part.name)}, safe='')}`,
  );
  const sent = [
    ...headers.map(({ name, value }) => `        ${quoted(name)}: ${format(value)},`),
    ...(body?.kind === 'file' ? [`        "Content-Type": ${quoted(body.mediaType)},`] : []),
  ];
  const lines = [
    ...imports,
    '',
    'import requests',
    '',
    ...parameters.map(({ name, example }) => `${snakeCase(name)} = ${quoted(example)}`),
    ...(parameters.length > 0 ? [`caminho = f"${address.join('')}"`, ''] : []),
    `resposta = requests.${method.toLowerCase()}(`,
    `    os.environ[${quoted(server)}] + ${parameters.length > 0 ? 'caminho' : quoted(path.join(''))},`,
    ...(query.length > 0
      ? [`    params={${query.map(({ name, example }) => `${quoted(name)}: ${quoted(example)}`).join(', ')}},`]
      : []),
    ...(sent.length > 0 ? ['    headers={', ...sent, '    },'] : []),
  ];
  if (body?.kind === 'file') lines.push(`    data=Path(${quoted(body.fileName)}).read_bytes(),`);
  else if (body) {
    const fields = body.fields.map((field) => {
      const value = 'variable' in field ? `os.environ[${quoted(field.variable)}]` : quoted(field.value);
      return `        ${quoted(field.name)}: ${value},`;
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

const inFormat = (text: string): string => quoted(text).slice(1, -1).replace(/[{}]/g, '$&$&');

function format(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return quoted(value.join(''));
  const parts = value.map((part) => (typeof part === 'string' ? inFormat(part) : `{os.environ['${part.variable}']}`));
  return `f"${parts.join('')}"`;
}
