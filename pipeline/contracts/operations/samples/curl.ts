// A call in the shell, for bash and zsh. Readers paste it where `!` in double quotes is a command of before: what means
// something there stands in single quotes.
import type { Value } from '../security.ts';
import { type Call, type CallPart, encode, encodedQuery } from './call.ts';
import { nameParameters, snakeCase } from './name-parameters.ts';

/** Variables that zsh has for itself, some of which nothing may be assigned to. */
const TAKEN =
  'aliases argv builtins cdpath commands dirstack epochtime errnos fignore fpath funcstack functions functrace ' +
  'galiases histchars history historywords jobdirs jobstates jobtexts keymap keymaps langinfo mailpath manpath mapfile ' +
  'module_path nameddirs options parameters path patchars pipestatus prompt psvar reswords saliases signals status ' +
  'termcap terminfo userdirs usergroups watch widgets zle_bracketed_paste';

export function toCurl(call: Call): string {
  const { method, server, queryKeys, headers, basic, certificate, body } = call;
  const { parameters, parts } = nameParameters(call, snakeCase, { language: TAKEN, own: [] });
  const address = argument([{ variable: server }, ...parts, encodedQuery(call)]);
  const isPlainGet = method === 'GET' && !body;
  const lines = [
    'curl --fail-with-body --silent --show-error',
    isPlainGet ? `  ${address}` : `  --request ${method} ${address}`,
    ...queryKeys.map(({ name, variable }) => `  --url-query ${argument([`${encode(name)}=`, { variable }])}`),
    ...(certificate
      ? [
          `  --cert ${argument([{ variable: certificate.certificate }])}`,
          `  --key ${argument([{ variable: certificate.key }])}`,
        ]
      : []),
    ...(basic ? [`  --user ${argument([{ variable: basic.username }, ':', { variable: basic.password }])}`] : []),
    ...headers.map(({ name, value }) => `  --header ${argument([`${name}: `, ...value])}`),
  ];
  if (body?.kind === 'file') {
    lines.push(
      `  --header ${argument([`Content-Type: ${body.mediaType}`])}`,
      `  --data-binary ${fileArgument(body.fileName)}`,
    );
  } else if (body?.kind === 'parts') {
    lines.push(...body.parts.map((part) => `  ${partArgument(part)}`));
  } else if (body) {
    for (const field of body.fields) {
      const value = 'variable' in field ? { variable: field.variable } : field.value;
      lines.push(`  --data-urlencode ${argument([`${encode(field.name)}=`, value])}`);
    }
  }
  const variables = parameters.map(({ variable, example }) => `${variable}=${encode(example)}`);
  return [...variables, ...(variables.length > 0 ? [''] : []), lines.join(' \\\n')].join('\n');
}

/** A value of --form that begins with @ or < would be a file, and one with ; would end. */
function partArgument(part: CallPart): string {
  if ('fileName' in part) {
    const file = part.fileName.replace(/["\\]/g, '\\$&');
    return `--form ${argument([`${part.name}=@"${file}";type=${part.mediaType}`])}`;
  }
  return `--form-string ${argument([`${part.name}=`, 'variable' in part ? part : part.value])}`;
}

const fileArgument = (fileName: string): string =>
  /^[A-Za-z0-9._-]+$/.test(fileName) ? `@${fileName}` : single(`@${fileName}`);

/** What ends a line somewhere, or cannot be seen. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}`;
/** What means nothing in double quotes, wherever it stands. */
const PLAIN = new RegExp(`^[^\\\\"$\`!${UNSEEN}]*$`, 'u');

/** One argument: variables, and texts that allow it, in double quotes; other texts in single ones beside them. */
function argument(value: Value): string {
  let written = '';
  let run: Value[number][] = [];
  for (const part of joined(value)) {
    if (typeof part !== 'string' || PLAIN.test(part)) run.push(part);
    else {
      written += double(run) + single(part);
      run = [];
    }
  }
  return written + double(run);
}

function double(parts: Value): string {
  if (parts.every((part) => typeof part === 'string')) return parts.map(single).join('');
  const shown = parts.map((part, i) => {
    if (typeof part === 'string') return part;
    const next = parts[i + 1] ?? '';
    // Letters would belong to the name; zsh takes a colon or a bracket for more than itself.
    return typeof next === 'string' && /^[^/ ]/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${shown.join('')}"`;
}

/** Texts that follow each other are one. */
function joined(value: Value): Value {
  const parts: Value[number][] = [];
  for (const part of value) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** Characters that cannot be seen are written as what they are in UTF-8. */
const single = (text: string): string =>
  new RegExp(`[${UNSEEN}]`, 'u').test(text)
    ? `$'${text.replace(new RegExp(`[${UNSEEN}!'\\\\]`, 'gu'), hexadecimal)}'`
    : `'${text.replaceAll("'", "'\\''")}'`;

const hexadecimal = (character: string): string =>
  [...new TextEncoder().encode(character)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
