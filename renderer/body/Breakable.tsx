import { Fragment, type ReactNode } from 'react';

/** A text in parts, between which a line may break. */
export const Breakable = ({ parts }: { readonly parts: readonly string[] }): ReactNode =>
  parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The parts of a long name, such as `codigoanbima_subclasse_investida`: it breaks after a separator, never within a word. */
export const partsOfName = (name: string): string[] => name.split(/(?<=[_/.:-])(?=\w)/);
