// A call in C# for .NET 6 or later, as a program of top-level statements.
import { doubleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallBody, encode, encodedQuery, inFormat } from './call.ts';
import { camelCase, nameParameters, pascalCase, wordsOf } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'abstract add alias allows and args as ascending async await base bool break by byte case catch char checked class ' +
  'const continue decimal default delegate descending do double dynamic else enum equals event explicit extension ' +
  'extern false field file finally fixed float for foreach from get global goto group if implicit in init int ' +
  'interface internal into is join let lock long managed nameof namespace new nint not notnull nuint null object on ' +
  'operator or orderby out override params partial private protected public readonly record ref remove required ' +
  'return sbyte scoped sealed select set short sizeof stackalloc static string struct switch this throw true try ' +
  'typeof uint ulong unchecked unmanaged unsafe ushort using value var virtual void volatile when where while with ' +
  'yield caminho certificado cliente formulario parte requisicao resposta texto tratador';

export function toCSharp(call: Call): string {
  const { method, server, path, queryKeys, certificate, body } = call;
  const query = encodedQuery(call);
  const { parameters, parts } = nameParameters(path, camelCase, TAKEN);
  const address = parts.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{Uri.EscapeDataString(${part.variable})}`,
  );
  const keys = queryKeys.map(
    (key, i) =>
      ` + ${doubleQuoted(`${query === '' && i === 0 ? '?' : '&'}${encode(key.name)}=`)} + Uri.EscapeDataString(${variable(key.variable)})`,
  );
  const literal = doubleQuoted(path.join('') + query);
  const uses = usesOf(call);
  return [
    ...uses,
    ...(uses.length > 0 ? [''] : []),
    ...parameters.map((parameter) => `const string ${parameter.variable} = ${doubleQuoted(parameter.example)};`),
    parameters.length > 0
      ? `var caminho = $"${address.join('')}${query}"${keys.join('')};`
      : `${keys.length > 0 ? 'var' : 'const string'} caminho = ${literal}${keys.join('')};`,
    '',
    ...(certificate ? withCertificate(certificate) : []),
    `using var cliente = new HttpClient${certificate ? '(tratador)' : ''} { Timeout = TimeSpan.FromSeconds(30) };`,
    `using var requisicao = new HttpRequestMessage(HttpMethod.${pascalCase(wordsOf(method))}, ${variable(server)} + caminho);`,
    ...headersOf(call),
    ...(body ? contentOf(body) : []),
    '',
    'using var resposta = await cliente.SendAsync(requisicao);',
    'var texto = await resposta.Content.ReadAsStringAsync();',
    'if (!resposta.IsSuccessStatusCode)',
    '    throw new HttpRequestException($"HTTP {(int)resposta.StatusCode}: {texto}");',
    'Console.WriteLine(texto);',
    '',
    'static string Variavel(string nome) =>',
    '    Environment.GetEnvironmentVariable(nome) ?? throw new InvalidOperationException($"Defina {nome}.");',
  ].join('\n');
}

function usesOf({ basic, certificate, body }: Call): string[] {
  const hasFile = body?.kind === 'file' || (body?.kind === 'parts' && body.parts.some((part) => 'fileName' in part));
  return [
    ...(hasFile ? ['using System.Net.Http.Headers;'] : []),
    ...(certificate ? ['using System.Security.Cryptography.X509Certificates;'] : []),
    ...(basic ? ['using System.Text;'] : []),
  ];
}

const variable = (name: string): string => `Variavel(${doubleQuoted(name)})`;

const valueIn = (field: FormField): string =>
  'variable' in field ? variable(field.variable) : doubleQuoted(field.value);

const withCertificate = ({ certificate, key }: NonNullable<Call['certificate']>): string[] => [
  `using var certificado = X509Certificate2.CreateFromPemFile(${variable(certificate)}, ${variable(key)});`,
  'using var tratador = new HttpClientHandler();',
  'tratador.ClientCertificates.Add(certificado);',
];

function headersOf({ headers, basic }: Call): string[] {
  const add = (name: string, value: string): string =>
    `requisicao.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${value});`;
  const pair = basic && `${variable(basic.username)} + ":" + ${variable(basic.password)}`;
  return [
    ...(pair ? [add('Authorization', `"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes(${pair}))`)] : []),
    ...headers.map(({ name, value }) => add(name, format(value))),
  ];
}

function contentOf(body: CallBody): string[] {
  if (body.kind === 'file')
    return [
      `requisicao.Content = new ByteArrayContent(await File.ReadAllBytesAsync(${doubleQuoted(body.fileName)}));`,
      `requisicao.Content.Headers.ContentType = new MediaTypeHeaderValue(${doubleQuoted(body.mediaType)});`,
    ];
  if (body.kind === 'form') {
    const fields = body.fields.map((field) => `    [${doubleQuoted(field.name)}] = ${valueIn(field)},`);
    return ['requisicao.Content = new FormUrlEncodedContent(new Dictionary<string, string>', '{', ...fields, '});'];
  }
  const parts = body.parts.map((part) => {
    if (!('fileName' in part))
      return `formulario.Add(new StringContent(${valueIn(part)}), ${doubleQuoted(part.name)});`;
    const file = doubleQuoted(part.fileName);
    return `formulario.Add(await Arquivo(${file}, ${doubleQuoted(part.mediaType)}), ${doubleQuoted(part.name)}, ${file});`;
  });
  const hasFile = body.parts.some((part) => 'fileName' in part);
  return [
    'using var formulario = new MultipartFormDataContent();',
    ...parts,
    'requisicao.Content = formulario;',
    ...(hasFile ? FILE : []),
  ];
}

const FILE = [
  '',
  'static async Task<ByteArrayContent> Arquivo(string nome, string tipo)',
  '{',
  '    var parte = new ByteArrayContent(await File.ReadAllBytesAsync(nome));',
  '    parte.Headers.ContentType = new MediaTypeHeaderValue(tipo);',
  '    return parte;',
  '}',
];

function format(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return doubleQuoted(value.join(''));
  return value.map((part) => (typeof part === 'string' ? doubleQuoted(part) : variable(part.variable))).join(' + ');
}
