// A call in C# for .NET 6 or later, as a program of top-level statements.
import { type Call, camelCase, encodedQuery, pascalCase, quoted, type Value } from './call.ts';

export function toCSharp(call: Call): string {
  const { method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const parameters = path.filter((part) => typeof part !== 'string');
  const parts = path.map((part) =>
    typeof part === 'string' ? inFormat(part) : `{Uri.EscapeDataString(${camelCase(part.name)})}`,
  );
  const lines = [
    ...(body?.kind === 'file' ? ['using System.Net.Http.Headers;', ''] : []),
    ...parameters.map(({ name, example }) => `const string ${camelCase(name)} = ${quoted(example)};`),
    parameters.length > 0
      ? `var caminho = $"${parts.join('')}${inFormat(query)}";`
      : `const string caminho = ${quoted(path.join('') + query)};`,
    '',
    'using var cliente = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };',
    `using var requisicao = new HttpRequestMessage(HttpMethod.${pascalCase(method)}, Variavel(${quoted(server)}) + caminho);`,
    ...headers.map(
      ({ name, value }) => `requisicao.Headers.TryAddWithoutValidation(${quoted(name)}, ${format(value)});`,
    ),
  ];
  if (body?.kind === 'file') {
    lines.push(
      `requisicao.Content = new ByteArrayContent(await File.ReadAllBytesAsync(${quoted(body.fileName)}));`,
      `requisicao.Content.Headers.ContentType = new MediaTypeHeaderValue(${quoted(body.mediaType)});`,
    );
  } else if (body) {
    const fields = body.fields.map((field) => {
      const value = 'variable' in field ? `Variavel(${quoted(field.variable)})` : quoted(field.value);
      return `    [${quoted(field.name)}] = ${value},`;
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

const inFormat = (text: string): string => quoted(text).slice(1, -1).replace(/[{}]/g, '$&$&');

function format(value: Value): string {
  if (value.every((part) => typeof part === 'string')) return quoted(value.join(''));
  return value
    .map((part) => (typeof part === 'string' ? quoted(part) : `Variavel(${quoted(part.variable)})`))
    .join(' + ');
}
