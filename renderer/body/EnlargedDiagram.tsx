import { type ReactNode, useEffect, useRef } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import type { PanZoom } from './pan-zoom.ts';

interface EnlargedDiagramProps {
  readonly label: string;
  readonly drawing: ReactNode;
}

/** A drawing in a box of its own, as large as fits, to be brought nearer and moved. */
export function EnlargedDiagram({ label, drawing }: EnlargedDiagramProps): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLDivElement>(null);
  const panZoom = useRef<PanZoom>(undefined);
  useEffect(() => {
    let isGone = false;
    void import('./pan-zoom.ts').then(({ startPanZoom }) => {
      const shown = [...(box.current?.querySelectorAll('svg') ?? [])].find((svg) => svg.checkVisibility());
      if (!isGone && box.current && shown) panZoom.current = startPanZoom(box.current, shown);
    });
    return () => {
      isGone = true;
      panZoom.current?.end();
    };
  }, []);
  return (
    <>
      <div className="diagram-tools">
        <button
          type="button"
          className="diagram-button"
          aria-label={strings.diagramIn}
          onClick={() => panZoom.current?.zoom('in')}
        >
          +
        </button>
        <button
          type="button"
          className="diagram-button"
          aria-label={strings.diagramOut}
          onClick={() => panZoom.current?.zoom('out')}
        >
          −
        </button>
        <button type="button" className="diagram-button" onClick={() => panZoom.current?.fitAll()}>
          {strings.diagramFit}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <section ref={box} className="diagram-large" aria-label={label} tabIndex={0}>
        <div role="img" aria-label={label}>
          {drawing}
        </div>
      </section>
    </>
  );
}
