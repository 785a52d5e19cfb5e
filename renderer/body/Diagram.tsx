import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../layout/Icon.tsx';
import { fillIn } from '../site/fill-in.ts';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { type BodyProps, childElements } from './node.ts';

/** A diagram drawn in the build, or its source where none could be drawn. */
export function Diagram({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const { id, label = '', description } = node.properties;
  const drawing = childElements(node, 'svg');
  const source = childElements(node, 'pre');
  if (drawing.length === 0) {
    return (
      <figure id={id} className="diagram diagram-undrawn">
        <figcaption>{label}</figcaption>
        {description !== undefined && <p>{description}</p>}
        <Body nodes={source} />
      </figure>
    );
  }
  const zoom = (): void => {
    setZoomed(true);
    dialog.current?.showModal();
  };
  return (
    <figure id={id} className="diagram">
      <div
        className="diagram-drawing"
        role="img"
        aria-label={label}
        {...(description !== undefined && { 'aria-describedby': textId })}
      >
        <Body nodes={drawing} />
      </div>
      {description !== undefined && (
        <p id={textId} className="sr-only">
          {description}
        </p>
      )}
      <figcaption>
        <span>{label}</span>
        <button
          type="button"
          className="diagram-zoom"
          aria-label={fillIn(strings.diagramZoom, { label })}
          onClick={zoom}
        >
          <Icon name="zoom" />
        </button>
      </figcaption>
      <details className="diagram-source">
        <summary>{strings.diagramSource}</summary>
        <Body nodes={source} />
      </details>
      <dialog ref={dialog} className="diagram-dialog" aria-label={label} onClose={() => setZoomed(false)}>
        <form method="dialog">
          <button type="submit" className="dialog-close">
            <Icon name="close" />
            <span>{strings.close}</span>
          </button>
        </form>
        {isZoomed && (
          <div className="diagram-large" role="img" aria-label={label}>
            <Body nodes={drawing} />
          </div>
        )}
      </dialog>
    </figure>
  );
}
