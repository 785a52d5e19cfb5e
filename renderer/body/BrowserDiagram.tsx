import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import type { Drawings } from './browser-diagram/draw-in-browser.ts';
import { DiagramFigure } from './DiagramFigure.tsx';
import { type BodyProps, childElements, textOf } from './node.ts';

type State = 'waiting' | 'failed' | Drawings;

/** How far below the window a diagram may be when its drawing begins. */
const AHEAD = '800px';

/** A diagram that only a browser can draw. Without scripts, and where drawing fails, its source stands for it. */
export function BrowserDiagram({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const figure = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>('waiting');
  const source = childElements(node, 'pre');
  const code = source.map(textOf).join('\n');

  useEffect(() => {
    const element = figure.current;
    if (element === null) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./browser-diagram/draw-in-browser.ts')
          .then(({ drawInBrowser }) => drawInBrowser(code))
          .catch(() => 'failed' as const)
          .then((drawn) => {
            if (!isGone) setState(drawn);
          });
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [code]);

  if (typeof state === 'object') return <DiagramFigure node={node} drawing={<BothModes drawings={state} />} />;
  const { id, label = '', description } = node.properties;
  return (
    <figure id={id} className="diagram diagram-undrawn" data-state={state} ref={figure}>
      <div className="diagram-place" />
      {description !== undefined && <p className="diagram-description">{description}</p>}
      <figcaption>
        <span>{label}</span>
      </figcaption>
      <details className="diagram-source" open>
        <summary>{strings.diagramSource}</summary>
        <Body nodes={source} />
      </details>
    </figure>
  );
}

function BothModes({ drawings }: { readonly drawings: Drawings }): ReactNode {
  return (
    <>
      <Drawing svg={drawings.light} mode="light" />
      <Drawing svg={drawings.dark} mode="dark" />
    </>
  );
}

/** Puts a copy into the page: the same drawing stands in the text and in the dialog that enlarges it. */
function Drawing({ svg, mode }: { readonly svg: SVGSVGElement; readonly mode: 'light' | 'dark' }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(svg.cloneNode(true)), [svg]);
  return <div className={`diagram-${mode}`} ref={place} />;
}
