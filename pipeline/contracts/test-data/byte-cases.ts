// What there is to test of a file as such, whatever its fields are: each a change of a file that is right.
import type { FileLayout } from '../../../schemas/types.ts';
import type { FieldList } from '../fields/field-list.ts';
import { encodeText } from './encode-text.ts';
import type { ByteCase } from './test-case.ts';

export function* byteCases({ layout }: FieldList): Iterable<ByteCase> {
  const of = (reason: string, change: ByteCase['change'], name?: ByteCase['name']): ByteCase => ({
    tested: { kind: 'wrong', reason },
    change,
    ...(name && { name }),
  });
  yield of('encoding', (text) => misencoded(text, layout));
  if (!layout) {
    yield of('syntax', (text) => text.replace(/[}\]]\s*$/, ''));
    yield of('duplicate', (text) => (MEMBER.test(text) ? text.replace(MEMBER, '$1$2,\n$1$2$3') : undefined));
    yield of('unknown', (text) => text.replace('{\n', `{\n    "unknown_field": 1,\n`));
    return;
  }
  const { fileName, header, lineEnd = 'LF', quotes, format, byteOrderMark, separator = ';' } = layout;
  const first = header ? 1 : 0;
  const end = lineEnd === 'LF' ? '\n' : '\r\n';
  const withLines = (change: (lines: string[]) => readonly string[]): ByteCase['change'] => {
    return (text) => {
      const lines = text.split(end).slice(0, -1);
      return lines.length > first
        ? change(lines)
            .map((line) => line + end)
            .join('')
        : undefined;
    };
  };
  const withFirst = (change: (line: string) => string): ByteCase['change'] =>
    withLines((lines) => lines.map((line, i) => (i === first ? change(line) : line)));
  if (byteOrderMark !== undefined) yield of('encoding', (text) => withMark(text, !byteOrderMark));
  if (fileName !== undefined)
    yield of(
      'fileName',
      (text) => text,
      (right) => `x_${right}`,
    );
  if (header)
    yield of(
      'header',
      withLines(([names = '', ...lines]) => [
        names.toUpperCase() === names ? names.toLowerCase() : names.toUpperCase(),
        ...lines,
      ]),
    );
  yield of(
    'columns',
    withFirst((line) => (format === 'delimited' ? line + separator : line.slice(0, -1))),
  );
  yield of('lineEnd', (text) => text.replace(/\r?\n$/, lineEnd === 'LF' ? '\r\n' : '\n'));
  if (quotes)
    yield of(
      'quotes',
      withFirst((line) => `"${line}`),
    );
  yield of(
    'unknown',
    withFirst((line) => line.replace(/[^;|,]/g, (mark) => (/\d/.test(mark) ? '8' : 'Z'))),
  );
  yield of(
    'order',
    withLines((lines) => lines.toReversed()),
  );
}

const MEMBER = /^(\s*)("[^"\n]+": (?:"(?:[^"\\\n]|\\.)*"|[-\d.eE+]+|true|false|null))(,?)$/m;

/** Bytes that the encoding does not have: of UTF-8 a lone one, of the others two that are one character of UTF-8. */
function misencoded(text: string, layout: FileLayout | undefined): Uint8Array | undefined {
  const bytes = encodeText(text, layout);
  const { encoding = 'UTF-8' } = layout ?? {};
  const strange = encoding === 'UTF-8' || encoding === 'ASCII' ? [0xe3] : [0xc3, 0xa3];
  return bytes && Uint8Array.from([...bytes.subarray(0, 4), ...strange, ...bytes.subarray(4)]);
}

function withMark(text: string, isThere: boolean): Uint8Array | undefined {
  return encodeText(text, { format: 'delimited', encoding: 'UTF-8', byteOrderMark: isThere });
}
