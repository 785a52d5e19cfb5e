import { type ReactNode, useId, useRef, useState } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { EnlargedDiagram } from './EnlargedDiagram.tsx';
import { type BodyProps, childElements } from './node.ts';
import { useOverflow } from './use-overflow.ts';

interface DiagramFigureProps extends Omit<BodyProps, 'children'> {
  readonly drawing: ReactNode;
}

/** A drawing with its name, its text for those who do not see it, an enlargement, and its source. */
export function DiagramFigure({ node, drawing }: DiagramFigureProps): ReactNode {
  const strings = useStrings();
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const { id, label = '', description } = node.properties;
  const zoom = (): void => {
    setZoomed(true);
    dialog.current?.showModal();
  };
  return (
    <figure id={id} className="diagram">
      <div ref={box} className="diagram-box" {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}>
        <div
          className="diagram-drawing"
          role="img"
          aria-label={label}
          {...(description !== undefined && { 'aria-describedby': textId })}
        >
          {drawing}
        </div>
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
        <Body nodes={childElements(node, 'pre')} />
      </details>
      <dialog ref={dialog} className="diagram-dialog" aria-label={label} onClose={() => setZoomed(false)}>
        <form method="dialog">
          <button type="submit" className="diagram-button">
            <Icon name="close" />
            <span>{strings.close}</span>
          </button>
        </form>
        {isZoomed && <EnlargedDiagram label={label} drawing={drawing} />}
      </dialog>
    </figure>
  );
}
