// Tabs as the WAI-ARIA Authoring Practices describe them. Prerendered, every panel is there under its label; the
// stylesheet hides all but the first only where scripts run (html[data-scripted]), so nothing moves when they do.
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fillIn } from '../../schemas/fill-in.ts';
import { decodePath } from '../../schemas/paths.ts';
import { usePageLocation } from '../navigation/PageLocation.ts';
import { afterPaint } from '../site/after-paint.ts';
import { useStrings } from '../site/SiteContext.ts';
import { useHydrated } from '../site/use-hydrated.ts';
import { Body } from './Body.tsx';
import { type BodyProps, childElements, holdsId } from './node.ts';
import { chooseTab, useTabChoice } from './tab-choice.ts';

export function Tabs({ node }: BodyProps): ReactNode {
  const { tabList } = useStrings();
  const tabs = childElements(node, 'doc-tab').map(({ properties, children }) => ({
    id: properties.id ?? '',
    label: properties.label ?? '',
    nodes: children,
  }));
  const { group } = node.properties;
  const { hash, key } = usePageLocation();
  // The prerendered page knows no hash; the first render here must be equal to it.
  const target = useHydrated() ? decodePath(hash.slice(1)) : '';
  const ofHash = target === '' ? undefined : tabs.find((tab) => tab.id === target || holdsId(tab.nodes, target))?.id;

  // A link into a closed tab opens it; what the reader clicks after that wins.
  const [choice, setChoice] = useState<{ readonly id: string | undefined; readonly entry: string }>();
  const entry = `${key}${hash}`;
  const groupChoice = useTabChoice(group);
  const ofGroup = tabs.find((tab) => tab.label === groupChoice)?.id;
  const own = choice !== undefined && (ofHash === undefined || choice.entry === entry) ? choice.id : undefined;
  const isOwnCurrent =
    own !== undefined && (group === undefined || tabs.find(({ id }) => id === own)?.label === groupChoice);
  const selected = (isOwnCurrent ? own : (ofHash ?? ofGroup ?? own)) ?? tabs[0]?.id;
  // The panels of a group change in all tabs of the page, and move what follows: the tab answers before.
  const [pressed, setPressed] = useState<string>();
  const current = pressed ?? selected;

  const select = ({ id, label }: { readonly id: string; readonly label: string }): void => {
    setPressed(id);
    afterPaint(() => {
      setPressed(undefined);
      setChoice({ id, entry });
      if (group !== undefined) chooseTab(group, label);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const position = tabs.findIndex((tab) => tab.id === current);
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: (position + 1) % tabs.length,
      ArrowLeft: position - 1,
      Home: 0,
      End: -1,
    };
    const goal = moves[event.key];
    const tab = goal === undefined ? undefined : tabs.at(goal);
    if (tab === undefined) return;
    event.preventDefault();
    select(tab);
    document.getElementById(`${tab.id}--tab`)?.focus();
  };

  return (
    <div className="tabs">
      <div
        className="tab-list"
        role="tablist"
        aria-label={fillIn(tabList, { labels: tabs.map(({ label }) => label).join(', ') })}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            className={STATUS.test(label) ? `status-${label[0]}xx` : undefined}
            id={`${id}--tab`}
            aria-selected={id === current}
            aria-controls={id}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select({ id, label })}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label, nodes }) => (
        <TabPanel key={id} id={id} label={label} isSelected={id === selected} onFound={() => select({ id, label })}>
          <Body nodes={nodes} />
        </TabPanel>
      ))}
    </div>
  );
}

/** A label that is a status of HTTP is coloured like one. */
const STATUS = /^[1-5]\d\d$/;

interface TabPanelProps {
  readonly id: string;
  readonly label: string;
  readonly isSelected: boolean;
  /** The browser's search found a text in the closed panel. */
  onFound(): void;
  readonly children: ReactNode;
}

/** Closed panels are hidden “until found”: the browser's search looks into them. React knows no such value of `hidden`. */
function TabPanel({ id, label, isSelected, onFound, children }: TabPanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);
  useEffect(() => {
    if (isSelected) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isSelected]);
  return (
    <div
      ref={panel}
      id={id}
      className="tab-panel"
      role="tabpanel"
      aria-labelledby={`${id}--tab`}
      data-selected={isSelected}
    >
      <p className="tab-panel-label">{label}</p>
      {children}
    </div>
  );
}

/** A tab outside tabs: its content under its label. */
export const Tab = ({ node, children }: BodyProps): ReactNode => (
  <div id={node.properties.id} className="tab-alone">
    <p className="label">{node.properties.label}</p>
    {children}
  </div>
);
