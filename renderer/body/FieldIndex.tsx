import { type ReactNode, useRef } from 'react';
import { useStrings } from '../site/SiteContext.ts';
import { dismissible } from './dismissible.ts';
import type { Outline } from './field-outline.ts';

interface FieldIndexProps {
  readonly outline: Outline;
  onFoldAll(isFolded: boolean): void;
}

/** The groups and objects of a list, to go to. Native, so it opens without the application. */
export function FieldIndex({ outline: { units }, onFoldAll }: FieldIndexProps): ReactNode {
  const strings = useStrings();
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  if (units.length < 2) return null;
  return (
    <details className="field-index" name="field-panel" ref={box} {...dismissible}>
      <summary>{strings.fieldIndex}</summary>
      <div className="field-index-panel" tabIndex={-1}>
        <p className="needs-js">
          <button type="button" onClick={() => onFoldAll(false)}>
            {strings.fieldUnfoldAll}
          </button>
          <button type="button" onClick={() => onFoldAll(true)}>
            {strings.fieldFoldAll}
          </button>
        </p>
        <ul>
          {units.map(({ id, label, isGroup, depth, count }) => (
            <li key={id} className={`field-depth-${Math.min(depth, DEEPEST)}`}>
              <a href={`#${encodeURIComponent(id)}`} onClick={close}>
                {isGroup ? label : <code translate="no">{label}</code>} <span>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Deeper fields are indented no further. */
export const DEEPEST = 5;
