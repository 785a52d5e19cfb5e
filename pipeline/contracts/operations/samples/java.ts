// A call in Java 11 or later, with nothing but what it brings.
import type { SampleStrings } from '../../../../schemas/types.ts';
import { doubleQuoted } from '../../fields/string-literal.ts';
import type { FormField } from '../api.ts';
import type { Value } from '../security.ts';
import { type Call, type CallPart, encode, encodedQuery, readsFile } from './call.ts';
import { camelCase, capital, nameParameters, pascalCase, wordsOf } from './name-parameters.ts';

/** Keywords, those of certain places included, and names of the sample. */
const TAKEN =
  'abstract args assert boolean break byte case catch char class const continue default do double else enum exports ' +
  'extends false final finally float for goto if implements import instanceof int interface long module native new ' +
  'null open opens package permits private protected provides public record requires return sealed short static ' +
  'strictfp super switch synchronized this throw throws to transient transitive true try uses var void volatile when ' +
  'while with yield';

/** Classes that a sample uses, of two words or more as its own is. */
const CLASSES = ['ArrayList', 'HttpClient', 'HttpRequest', 'HttpResponse', 'IllegalStateException', 'StandardCharsets'];

/** The class that a sample is. */
export function javaClass({ name, names }: Pick<Call, 'name' | 'names'>): string {
  const own = pascalCase(wordsOf(name));
  return CLASSES.includes(own) ? own + capital(names.example) : own;
}

export function toJava(call: Call): string {
  const { names, method, server, certificate, body } = call;
  const { request, response } = names;
  const own = [names.path, names.form, names.boundary, names.parts, request, response];
  const { parameters, parts } = nameParameters(call, camelCase, { language: TAKEN, own });
  const address = parts.map((part) =>
    typeof part === 'string' ? doubleQuoted(part) : `${names.encode}(${part.variable})`,
  );
  const whole = [...address, ...queryOf(call)].join('\n        + ');
  const encodes = parameters.length > 0 || call.queryKeys.length > 0 || body?.kind === 'form';
  return [
    ...importsOf(call, encodes).map((each) => `import ${each};`),
    '',
    ...(certificate
      ? [
          `// ${names.keyStore} java -Djavax.net.ssl.keyStore=${names.certificate}.p12 -Djavax.net.ssl.keyStorePassword=…`,
        ]
      : []),
    `public final class ${javaClass(call)} {`,
    '  public static void main(String[] args) throws Exception {',
    ...parameters.map(({ variable, example }) => `    String ${variable} = ${doubleQuoted(example)};`),
    ...(body?.kind === 'form' ? formOf(body.fields, names) : body?.kind === 'parts' ? partsOf(body.parts, names) : []),
    `    String ${names.path} = ${whole};`,
    '',
    `    HttpRequest ${request} = HttpRequest.newBuilder()`,
    `        .uri(URI.create(${variable(server)} + ${names.path}))`,
    '        .timeout(Duration.ofSeconds(30))',
    ...headersOf(call),
    `        .method(${doubleQuoted(method)}, ${publisher(body, names)})`,
    '        .build();',
    '',
    `    HttpResponse<String> ${response} = HttpClient.newHttpClient()`,
    `        .send(${request}, HttpResponse.BodyHandlers.ofString());`,
    `    if (${response}.statusCode() >= 300) {`,
    `      throw new IllegalStateException("HTTP " + ${response}.statusCode() + ": " + ${response}.body());`,
    '    }',
    `    System.out.println(${response}.body());`,
    '  }',
    ...(encodes ? encodeFunction(names) : []),
    ...(body?.kind === 'parts' ? headFunction(names) : []),
    '}',
  ].join('\n');
}

/** The names of classes, sorted as their packages are. */
function importsOf({ basic, body }: Call, encodes: boolean): string[] {
  const hasParts = body?.kind === 'parts';
  const reads = readsFile(body);
  return [
    'java.net.URI',
    ...(encodes ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(encodes || basic || hasParts ? ['java.nio.charset.StandardCharsets'] : []),
    ...(reads && hasParts ? ['java.nio.file.Files'] : []),
    ...(reads ? ['java.nio.file.Path'] : []),
    'java.time.Duration',
    ...(hasParts ? ['java.util.ArrayList'] : []),
    ...(basic ? ['java.util.Base64'] : []),
    ...(hasParts ? ['java.util.List', 'java.util.UUID'] : []),
  ];
}

const variable = (name: string): string => `System.getenv(${doubleQuoted(name)})`;

const valueIn = (field: FormField): string =>
  'variable' in field ? variable(field.variable) : doubleQuoted(field.value);

function queryOf(call: Call): string[] {
  const literal = encodedQuery(call);
  const keys = call.queryKeys.map(
    (key, i) =>
      `${doubleQuoted(`${literal === '' && i === 0 ? '?' : '&'}${encode(key.name)}=`)} + ${call.names.encode}(${variable(key.variable)})`,
  );
  return [...(literal === '' ? [] : [doubleQuoted(literal)]), ...keys];
}

function headersOf({ names, headers, basic, body }: Call): string[] {
  const pair = basic && `(${variable(basic.username)} + ":" + ${variable(basic.password)})`;
  return [
    ...(pair
      ? [
          '        .header("Authorization", "Basic " + Base64.getEncoder()',
          `            .encodeToString(${pair}.getBytes(StandardCharsets.UTF_8)))`,
        ]
      : []),
    ...headers.map((header) => `        .header(${doubleQuoted(header.name)}, ${joined(header.value)})`),
    ...(body
      ? [
          `        .header("Content-Type", ${doubleQuoted(body.mediaType + (body.kind === 'parts' ? '; boundary=' : ''))}${body.kind === 'parts' ? ` + ${names.boundary}` : ''})`,
        ]
      : []),
  ];
}

function formOf(fields: readonly FormField[], { encode: function_, form }: SampleStrings): string[] {
  const pairs = fields.map((field, i) => {
    const name = doubleQuoted(`${i > 0 ? '&' : ''}${encodeURIComponent(field.name)}=`);
    return `${name} + ${function_}(${valueIn(field)})`;
  });
  return [`    String ${form} = ${pairs.join('\n        + ')};`];
}

/** Java has nothing for a body of several parts: each is its head, its content, and the end of its last line. */
const partsOf = (all: readonly CallPart[], { boundary, parts, head: headOf }: SampleStrings): string[] => [
  `    String ${boundary} = UUID.randomUUID().toString();`,
  `    List<byte[]> ${parts} = new ArrayList<>();`,
  ...all.flatMap((part) => {
    const head =
      'fileName' in part
        ? `"; filename="${part.fileName.replace(/["\\]/g, '\\$&')}"\r\nContent-Type: ${part.mediaType}`
        : '"';
    const content =
      'fileName' in part
        ? `Files.readAllBytes(Path.of(${doubleQuoted(part.fileName)}))`
        : `${valueIn(part)}.getBytes(StandardCharsets.UTF_8)`;
    return [
      `    ${parts}.add(${headOf}(${boundary}, ${doubleQuoted(`name="${part.name}${head}`)}));`,
      `    ${parts}.add(${content});`,
    ];
  }),
  `    ${parts}.add(("\\r\\n--" + ${boundary} + "--\\r\\n").getBytes(StandardCharsets.UTF_8));`,
];

const encodeFunction = ({ encode, value }: SampleStrings): string[] => [
  '',
  `  private static String ${encode}(String ${value}) {`,
  `    return URLEncoder.encode(${value}, StandardCharsets.UTF_8).replace("+", "%20");`,
  '  }',
];

const headFunction = ({ head, boundary, part }: SampleStrings): string[] => [
  '',
  `  private static byte[] ${head}(String ${boundary}, String ${part}) {`,
  `    return ("\\r\\n--" + ${boundary} + "\\r\\nContent-Disposition: form-data; " + ${part} + "\\r\\n\\r\\n")`,
  '        .getBytes(StandardCharsets.UTF_8);',
  '  }',
];

function publisher(body: Call['body'], { form, parts }: SampleStrings): string {
  if (!body) return 'HttpRequest.BodyPublishers.noBody()';
  if (body.kind === 'parts') return `HttpRequest.BodyPublishers.ofByteArrays(${parts})`;
  return body.kind === 'file'
    ? `HttpRequest.BodyPublishers.ofFile(Path.of(${doubleQuoted(body.fileName)}))`
    : `HttpRequest.BodyPublishers.ofString(${form})`;
}

const joined = (value: Value): string =>
  value.map((part) => (typeof part === 'string' ? doubleQuoted(part) : variable(part.variable))).join(' + ');
