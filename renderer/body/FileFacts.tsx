import type { ReactNode } from 'react';
import type { Properties } from '../../schemas/types.ts';
import { useStrings } from '../site/SiteContext.ts';

/** How a file is written, above its fields. */
export function FileFacts({ properties }: { readonly properties: Properties }): ReactNode {
  const strings = useStrings();
  const { encoding, separator, header, decimalMark } = properties;
  if (encoding === undefined) return null;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [strings.fileEncoding, encoding],
    ...(separator === undefined
      ? []
      : [[strings.fileSeparator, <code key="separator">{shown(separator)}</code>] as const]),
    ...(header === undefined
      ? []
      : [[strings.fileHeader, header ? strings.fileHeaderPresent : strings.fileHeaderAbsent] as const]),
    [
      strings.fileDecimals,
      decimalMark === 'none' ? strings.fileDecimalsImplied : <code key="mark">{decimalMark}</code>,
    ],
  ];
  return (
    <dl className="file-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A tabulator cannot be seen. */
const shown = (separator: string): string => separator.replaceAll('\t', '\\t');
