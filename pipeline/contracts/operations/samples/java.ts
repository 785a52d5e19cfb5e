// A call in Java 11 or later, with nothing but what it brings.
import { type Call, camelCase, encodedQuery, pascalCase, quoted, type Value } from './call.ts';

export function toJava(call: Call): string {
  const { name, method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const parameters = path.filter((part) => typeof part !== 'string');
  const encodes = parameters.length > 0 || body?.kind === 'form';
  const imports = [
    'java.net.URI',
    ...(encodes ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(encodes ? ['java.nio.charset.StandardCharsets'] : []),
    ...(body?.kind === 'file' ? ['java.nio.file.Path'] : []),
    'java.time.Duration',
  ];
  const parts = path.map((part) => (typeof part === 'string' ? quoted(part) : `codificar(${camelCase(part.name)})`));
  const whole = [...parts, ...(query === '' ? [] : [quoted(query)])].join('\n        + ');
  const sent = [
    ...headers.map(({ name, value }) => `.header(${quoted(name)}, ${joined(value)})`),
    ...(body ? [`.header("Content-Type", ${quoted(body.mediaType)})`] : []),
  ];
  const lines = [
    ...imports.map((name) => `import ${name};`),
    '',
    `public final class ${pascalCase(name)} {`,
    '  public static void main(String[] args) throws Exception {',
    ...parameters.map(({ name, example }) => `    String ${camelCase(name)} = ${quoted(example)};`),
  ];
  if (body?.kind === 'form') {
    const fields = body.fields.map((field, i) => {
      const name = quoted(`${i > 0 ? '&' : ''}${encodeURIComponent(field.name)}=`);
      const value = 'variable' in field ? `System.getenv(${quoted(field.variable)})` : quoted(field.value);
      return `${name} + codificar(${value})`;
    });
    lines.push(`    String formulario = ${fields.join('\n        + ')};`);
  }
  lines.push(
    `    String caminho = ${whole};`,
    '',
    '    HttpRequest requisicao = HttpRequest.newBuilder()',
    `        .uri(URI.create(System.getenv(${quoted(server)}) + caminho))`,
    '        .timeout(Duration.ofSeconds(30))',
    ...sent.map((header) => `        ${header}`),
    `        .method(${quoted(method)}, ${publisher(body)})`,
    '        .build();',
    '',
    '    HttpResponse<String> resposta = HttpClient.newHttpClient()',
    '        .send(requisicao, HttpResponse.BodyHandlers.ofString());',
    '    if (resposta.statusCode() >= 300) {',
    '      throw new IllegalStateException("HTTP " + resposta.statusCode() + ": " + resposta.body());',
    '    }',
    '    System.out.println(resposta.body());',
    '  }',
  );
  if (encodes) {
    lines.push(
      '',
      '  private static String codificar(String valor) {',
      '    return URLEncoder.encode(valor, StandardCharsets.UTF_8).replace("+", "%20");',
      '  }',
    );
  }
  lines.push('}');
  return lines.join('\n');
}

function publisher(body: Call['body']): string {
  if (!body) return 'HttpRequest.BodyPublishers.noBody()';
  return body.kind === 'file'
    ? `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(body.fileName)}))`
    : 'HttpRequest.BodyPublishers.ofString(formulario)';
}

const joined = (value: Value): string =>
  value
    .map((part) => (typeof part === 'string' ? quoted(part) : `System.getenv(${quoted(part.variable)})`))
    .join(' + ');
