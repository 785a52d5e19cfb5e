// A call in Java 11 or later, with nothing but what it brings.
import { doubleQuoted } from '../../fields/string-literal.ts';
import { type Call, encodedQuery, type Value } from './call.ts';
import { camelCase, nameParameters, pascalCase, wordsOf } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'abstract args assert boolean break byte case catch char class const continue default do double else enum exports ' +
  'extends false final finally float for goto if implements import instanceof int interface long module native new ' +
  'null open opens package permits private protected provides public record requires return sealed short static ' +
  'strictfp super switch synchronized this throw throws to transient transitive true try uses var void volatile when ' +
  'while with yield caminho formulario requisicao resposta';

/** Classes that a sample uses, of two words or more as its own is. */
const CLASSES = ['HttpClient', 'HttpRequest', 'HttpResponse', 'IllegalStateException', 'StandardCharsets'];

/** The class that a sample of a name is. */
export function javaClass(name: string): string {
  const own = pascalCase(wordsOf(name));
  return CLASSES.includes(own) ? `${own}Exemplo` : own;
}

export function toJava(call: Call): string {
  const { name, method, server, path, headers, body } = call;
  const query = encodedQuery(call);
  const { parameters, parts } = nameParameters(path, camelCase, TAKEN);
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
  const address = parts.map((part) => (typeof part === 'string' ? doubleQuoted(part) : `codificar(${part.variable})`));
  const whole = [...address, ...(query === '' ? [] : [doubleQuoted(query)])].join('\n        + ');
  const sent = [
    ...headers.map(({ name, value }) => `.header(${doubleQuoted(name)}, ${joined(value)})`),
    ...(body ? [`.header("Content-Type", ${doubleQuoted(body.mediaType)})`] : []),
  ];
  const lines = [
    ...imports.map((name) => `import ${name};`),
    '',
    `public final class ${javaClass(name)} {`,
    '  public static void main(String[] args) throws Exception {',
    ...parameters.map(({ variable, example }) => `    String ${variable} = ${doubleQuoted(example)};`),
  ];
  if (body?.kind === 'form') {
    const fields = body.fields.map((field, i) => {
      const name = doubleQuoted(`${i > 0 ? '&' : ''}${encodeURIComponent(field.name)}=`);
      const value = 'variable' in field ? `System.getenv(${doubleQuoted(field.variable)})` : doubleQuoted(field.value);
      return `${name} + codificar(${value})`;
    });
    lines.push(`    String formulario = ${fields.join('\n        + ')};`);
  }
  lines.push(
    `    String caminho = ${whole};`,
    '',
    '    HttpRequest requisicao = HttpRequest.newBuilder()',
    `        .uri(URI.create(System.getenv(${doubleQuoted(server)}) + caminho))`,
    '        .timeout(Duration.ofSeconds(30))',
    ...sent.map((header) => `        ${header}`),
    `        .method(${doubleQuoted(method)}, ${publisher(body)})`,
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
    ? `HttpRequest.BodyPublishers.ofFile(Path.of(${doubleQuoted(body.fileName)}))`
    : 'HttpRequest.BodyPublishers.ofString(formulario)';
}

const joined = (value: Value): string =>
  value
    .map((part) => (typeof part === 'string' ? doubleQuoted(part) : `System.getenv(${doubleQuoted(part.variable)})`))
    .join(' + ');
