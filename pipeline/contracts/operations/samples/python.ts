// A call in Python, with requests.
import { doubleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallPart, inFormat, readsFile } from './call.ts';
import { nameParameters, snakeCase } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'and as assert async await break case class continue def del elif else except finally for from global if import in ' +
  'is lambda match nonlocal not or pass raise return try type while with yield os print quote requests';

export function toPython(call: Call): string {
  const { names, method, server, path, headers, basic, certificate, body } = call;
  const { parameters, parts } = nameParameters(call, snakeCase, { language: TAKEN, own: [names.path, names.response] });
  const imports = [
    'import os',
    ...(readsFile(body) ? ['from pathlib import Path'] : []),
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
    ...(parameters.length > 0 ? [`${names.path} = f"${address.join('')}"`, ''] : []),
    `${names.response} = requests.${method.toLowerCase()}(`,
    `    ${variable(server)} + ${parameters.length > 0 ? names.path : doubleQuoted(path.join(''))},`,
    ...queryOf(call),
    ...(certificate ? [`    cert=(${variable(certificate.certificate)}, ${variable(certificate.key)}),`] : []),
    ...(basic ? [`    auth=(${variable(basic.username)}, ${variable(basic.password)}),`] : []),
    ...(sent.length > 0 ? ['    headers={', ...sent, '    },'] : []),
  ];
  if (body?.kind === 'file') lines.push(`    data=Path(${doubleQuoted(body.fileName)}).read_bytes(),`);
  else if (body?.kind === 'parts') lines.push('    files={', ...body.parts.map(partLine), '    },');
  else if (body) {
    const fields = body.fields.map((field) => `        ${doubleQuoted(field.name)}: ${valueIn(field)},`);
    lines.push('    data={', ...fields, '    },');
  }
  lines.push(
    '    timeout=30,',
    ')',
    `if not ${names.response}.ok:`,
    `    raise SystemExit(f"HTTP {${names.response}.status_code}: {${names.response}.text}")`,
    `print(${names.response}.text)`,
  );
  return lines.join('\n');
}

const variable = (name: string): string => `os.environ[${doubleQuoted(name)}]`;

const valueIn = (field: FormField): string =>
  'variable' in field ? variable(field.variable) : doubleQuoted(field.value);

/** A part without the name of a file is a text. */
function partLine(part: CallPart): string {
  const file = 'fileName' in part ? doubleQuoted(part.fileName) : '';
  const content =
    'fileName' in part
      ? `(${file}, Path(${file}).read_bytes(), ${doubleQuoted(part.mediaType)})`
      : `(None, ${valueIn(part)})`;
  return `        ${doubleQuoted(part.name)}: ${content},`;
}

/** Longer lines are read badly in a page. */
const MOST_COLUMNS = 100;

/** What is asked; a name with several values has a list of them. */
function queryOf({ query, queryKeys }: Call): string[] {
  const values = new Map<string, string[]>();
  for (const { name, example } of query) values.set(name, [...(values.get(name) ?? []), doubleQuoted(example)]);
  const entries = [
    ...[...values].map(([name, all]) => `${doubleQuoted(name)}: ${all.length > 1 ? `[${all.join(', ')}]` : all[0]}`),
    ...queryKeys.map((key) => `${doubleQuoted(key.name)}: ${variable(key.variable)}`),
  ];
  if (entries.length === 0) return [];
  const line = `    params={${entries.join(', ')}},`;
  return line.length <= MOST_COLUMNS
    ? [line]
    : ['    params={', ...entries.map((entry) => `        ${entry},`), '    },'];
}

function format(value: Value): string {
  const [only, ...others] = value;
  if (typeof only === 'object' && others.length === 0) return variable(only.variable);
  if (value.every((part) => typeof part === 'string')) return doubleQuoted(value.join(''));
  const parts = value.map((part) => (typeof part === 'string' ? inFormat(part) : `{os.environ['${part.variable}']}`));
  return `f"${parts.join('')}"`;
}
