import { type ReactNode, useEffect, useRef } from 'react';
import { Body } from './Body.tsx';
import { type BodyProps, childElements } from './node.ts';

/** A place to hold a file of the reader's own to a contract. Without scripts it says what does the same. */
export function CheckFile({ node }: BodyProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = import('../check-file/check-file.ts').then(
      ({ showCheck }) => place.current && showCheck(place.current, node),
    );
    return () => void shown.then((end) => end?.());
  }, [node]);
  return (
    <section className="check-file" aria-label={node.properties.label}>
      <div className="without-js">
        <Body nodes={childElements(node, 'p')} />
      </div>
      <div className="check-file-place" ref={place} />
    </section>
  );
}
