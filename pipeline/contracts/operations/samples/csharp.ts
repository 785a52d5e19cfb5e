// A call in C# for .NET 6 or later, as a program of top-level statements.
import type { SampleStrings } from '../../../../schemas/types.ts';
import { doubleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallBody, encode, encodedQuery, inFormat, readsFile } from './call.ts';
import { camelCase, capital, nameParameters, pascalCase, wordsOf } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'abstract add alias allows and args as ascending async await base bool break by byte case catch char checked class ' +
  'const continue decimal default delegate descending do double dynamic else enum equals event explicit extension ' +
  'extern false field file finally fixed float for foreach from get global goto group if implicit in init int ' +
  'interface internal into is join let lock long managed nameof namespace new nint not notnull nuint null object on ' +
  'operator or orderby out override params partial private protected public readonly record ref remove required ' +
  'return sbyte scoped sealed select set short sizeof stackalloc static string struct switch this throw true try ' +
  'typeof uint ulong unchecked unmanaged unsafe ushort using value var virtual void volatile when where while with ' +
  'yield';

export function toCSharp(call: Call): string {
  const { names, method, server, path, queryKeys, certificate, body } = call;
  const { client, request, response, text } = names;
  const read = variableOf(names);
  const unset = names.unset.split('{name}').map(inFormat).join(`{${names.name}}`);
  const own = [names.path, names.certificate, client, names.form, names.part, request, response, text, names.handler];
  const query = encodedQuery(call);
  const { parameters, parts } = nameParameters(call, camelCase, { language: TAKEN, own });
  const address = parts.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{Uri.EscapeDataString(${part.variable})}`,
  );
  const keys = queryKeys.map(
    (key, i) =>
      ` + ${doubleQuoted(`${query === '' && i === 0 ? '?' : '&'}${encode(key.name)}=`)} + Uri.EscapeDataString(${read(key.variable)})`,
  );
  const literal = doubleQuoted(path.join('') + query);
  const uses = usesOf(call);
  return [
    ...uses,
    ...(uses.length > 0 ? [''] : []),
    ...parameters.map((parameter) => `const string ${parameter.variable} = ${doubleQuoted(parameter.example)};`),
    parameters.length > 0
      ? `var ${names.path} = $"${address.join('')}${query}"${keys.join('')};`
      : `${keys.length > 0 ? 'var' : 'const string'} ${names.path} = ${literal}${keys.join('')};`,
    '',
    ...(certificate ? withCertificate(certificate, names) : []),
    `using var ${client} = new HttpClient${certificate ? `(${names.handler})` : ''} { Timeout = TimeSpan.FromSeconds(30) };`,
    `using var ${request} = new HttpRequestMessage(HttpMethod.${pascalCase(wordsOf(method))}, ${read(server)} + ${names.path});`,
    ...headersOf(call),
    ...(body ? contentOf(body, names) : []),
    '',
    `using var ${response} = await ${client}.SendAsync(${request});`,
    `var ${text} = await ${response}.Content.ReadAsStringAsync();`,
    `if (!${response}.IsSuccessStatusCode)`,
    `    throw new HttpRequestException($"HTTP {(int)${response}.StatusCode}: {${text}}");`,
    `Console.WriteLine(${text});`,
    '',
    `static string ${capital(names.variable)}(string ${names.name}) =>`,
    `    Environment.GetEnvironmentVariable(${names.name}) ?? throw new InvalidOperationException($"${unset}");`,
  ].join('\n');
}

const usesOf = ({ basic, certificate, body }: Call): string[] => [
  ...(readsFile(body) ? ['using System.Net.Http.Headers;'] : []),
  ...(certificate ? ['using System.Security.Cryptography.X509Certificates;'] : []),
  ...(basic ? ['using System.Text;'] : []),
];

/** Reads a variable of the environment. */
const variableOf =
  ({ variable }: SampleStrings) =>
  (name: string): string =>
    `${capital(variable)}(${doubleQuoted(name)})`;

const valueIn = (field: FormField, names: SampleStrings): string =>
  'variable' in field ? variableOf(names)(field.variable) : doubleQuoted(field.value);

const withCertificate = (
  { certificate, key }: NonNullable<Call['certificate']>,
  names: SampleStrings,
  read = variableOf(names),
): string[] => [
  `using var ${names.certificate} = X509Certificate2.CreateFromPemFile(${read(certificate)}, ${read(key)});`,
  `using var ${names.handler} = new HttpClientHandler();`,
  `${names.handler}.ClientCertificates.Add(${names.certificate});`,
];

function headersOf({ names, headers, basic }: Call): string[] {
  const read = variableOf(names);
  const add = (name: string, value: string): string =>
    `${names.request}.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${value});`;
  const pair = basic && `${read(basic.username)} + ":" + ${read(basic.password)}`;
  return [
    ...(pair ? [add('Authorization', `"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(${pair}))`)] : []),
    ...headers.map(({ name, value }) => add(name, format(value, read))),
  ];
}

function contentOf(body: CallBody, names: SampleStrings): string[] {
  const { request, form, content } = names;
  if (body.kind === 'file')
    return [
      `${request}.Content = new ByteArrayContent(await File.ReadAllBytesAsync(${doubleQuoted(body.fileName)}));`,
      `${request}.Content.Headers.ContentType = new MediaTypeHeaderValue(${doubleQuoted(body.mediaType)});`,
    ];
  if (body.kind === 'form') {
    const fields = body.fields.map((field) => `    [${doubleQuoted(field.name)}] = ${valueIn(field, names)},`);
    return [`${request}.Content = new FormUrlEncodedContent(new Dictionary<string, string>`, '{', ...fields, '});'];
  }
  const parts = body.parts.map((part) => {
    if (!('fileName' in part))
      return `${form}.Add(new StringContent(${valueIn(part, names)}), ${doubleQuoted(part.name)});`;
    const file = doubleQuoted(part.fileName);
    return `${form}.Add(await ${capital(content)}(${file}, ${doubleQuoted(part.mediaType)}), ${doubleQuoted(part.name)}, ${file});`;
  });
  return [
    `using var ${form} = new MultipartFormDataContent();`,
    ...parts,
    `${request}.Content = ${form};`,
    ...(readsFile(body) ? fileFunction(names) : []),
  ];
}

const fileFunction = ({ content, name, type, part }: SampleStrings): string[] => [
  '',
  `static async Task<ByteArrayContent> ${capital(content)}(string ${name}, string ${type})`,
  '{',
  `    var ${part} = new ByteArrayContent(await File.ReadAllBytesAsync(${name}));`,
  `    ${part}.Headers.ContentType = new MediaTypeHeaderValue(${type});`,
  `    return ${part};`,
  '}',
];

function format(value: Value, read: (name: string) => string): string {
  if (value.every((part) => typeof part === 'string')) return doubleQuoted(value.join(''));
  return value.map((part) => (typeof part === 'string' ? doubleQuoted(part) : read(part.variable))).join(' + ');
}
