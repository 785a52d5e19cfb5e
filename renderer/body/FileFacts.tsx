import type { ReactNode } from 'react';
import type { Properties } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';
import { Breakable, partsOfName } from './Breakable.tsx';

/** How a file is written, above its fields. */
export function FileFacts({ properties }: { readonly properties: Properties }): ReactNode {
  const strings = useStrings();
  const { encoding, byteOrderMark, fileForm, lineEnd, separator, header, quotes, decimalMark, dateFormat } = properties;
  if (encoding === undefined) return null;
  const mark = byteOrderMark === undefined ? '' : `, ${byteOrderMark ? strings.fileMark : strings.fileNoMark}`;
  const inCode = (text: string | undefined): ReactNode => text !== undefined && <code>{text}</code>;
  const told = (claim: boolean | undefined, yes: string, no: string): ReactNode =>
    claim !== undefined && (claim ? yes : no);
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      strings.fileForm,
      fileForm !== undefined && (
        <code>
          <Breakable parts={partsOfName(fileForm)} />
        </code>
      ),
    ],
    [strings.fileEncoding, encoding + mark],
    [strings.fileLineEnd, lineEnd],
    [strings.fileSeparator, inCode(separator?.replaceAll('\t', '\\t'))],
    [strings.fileHeader, told(header, strings.fileHeaderPresent, strings.fileHeaderAbsent)],
    [strings.fileQuotes, told(quotes, strings.fileQuotesAllowed, strings.fileQuotesNone)],
    [strings.fileDecimals, decimalMark === 'none' ? strings.fileDecimalsImplied : inCode(decimalMark)],
    [strings.fileDates, inCode(dateFormat)],
  ];
  return (
    <dl className="file-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
