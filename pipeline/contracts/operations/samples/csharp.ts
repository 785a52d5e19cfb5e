// A call in C# for .NET 6 or later, as a program of top-level statements.
import { doubleQuoted } from '../../fields/string-literal.ts';
import { type Call, encodedQuery, inFormat, type Value } from './call.ts';
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
  'yield caminho cliente requisicao resposta texto';

export function toCSharp(call: Call): string {
  const { method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const { parameters, parts } = nameParameters(path, camelCase, TAKEN);
  const address = parts.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{Uri.EscapeDataString(${part.variable})}`,
  );
  const lines = [
    ...(body?.kind === 'file' ? ['using System.Net.Http.Headers;', ''] : []),
    ...parameters.map(({ variable, example }) => `const string ${variable} = ${doubleQuoted(example)};`),
    parameters.length > 0
      ? `var caminho = $"${address.join('')}${query}";`
      : `const string caminho = ${doubleQuoted(path.join('') + query)};`,
    '',
    'using var cliente = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };',
    `using var requisicao = new HttpRequestMessage(HttpMethod.${pascalCase(wordsOf(method))}, Variavel(${doubleQuoted(server)}) + caminho);`,
    ...headers.map(
      ({ name, value }) => `requisicao.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${format(value)});`,
    ),
  ];
  if (body?.kind === 'file') {
    lines.push(
      `requisicao.Content = new ByteArrayContent(await File.ReadAllBytesAsync(${doubleQuoted(body.fileName)}));`,
      `requisicao.Content.Headers.ContentType = new MediaTypeHeaderValue(${doubleQuoted(body.mediaType)});`,
    );
  } else if (body) {
    const fields = body.fields.map((field) => {
      const value = 'variable' in field ? `Variavel(${doubleQuoted(field.variable)})` : doubleQuoted(field.value);
      return `    [${doubleQuoted(field.name)}] = ${value},`;
    });
    lines.push('requisicao.Content = new FormUrlEncodedContent(new Dictionary<string, string>', '{', ...fields, '});');
  }
  lines.push(
    '',
    'using var resposta = await cliente.SendAsync(requisicao);',
    'var texto = await resposta.Content.ReadAsStringAsync();',
    'if (!resposta.IsSuccessStatusCode)',
    '    throw new HttpRequestException($"HTTP {(int)resposta.StatusCode}: {texto}");',
    'Console.WriteLine(texto);',
    '',
    'static string Variavel(string nome) =>',
    '    Environment.GetEnvironmentVariable(nome) ?? throw new InvalidOperationException($"Defina {nome}.");',
  );
  return lines.join('\n');
}

function format(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return doubleQuoted(value.join(''));
  return value
    .map((part) => (typeof part === 'string' ? doubleQuoted(part) : `Variavel(${doubleQuoted(part.variable)})`))
    .join(' + ');
}
