import { type ReactNode, useId } from 'react';
import type { Element, Nodes, Strings } from '../../schemas/types.ts';
import { SiteLink } from '../navigation/SiteLink.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { Body } from './Body.tsx';
import { CopyText } from './CopyText.tsx';
import { type BodyProps, childElements, isElement } from './node.ts';

/** A Postman collection: what it is, its file, its requests as they are nested, its variables. */
export function Collection({ node }: BodyProps): ReactNode {
  const strings = useStrings();
  const title = useId();
  const { id, label } = node.properties;
  const variables = childElements(node, 'doc-variable');
  return (
    <section id={id} className="collection" aria-labelledby={title}>
      <p className="field-list-title" id={title}>
        {label}
      </p>
      <Body nodes={aboutOf(node)} />
      <Body nodes={childElements(node, 'doc-download')} />
      <ul className="requests" aria-label={strings.collectionRequests}>
        <Body nodes={requestsOf(node)} />
      </ul>
      {variables.length > 0 && (
        <>
          <p className="field-list-title">{strings.collectionVariables}</p>
          <Body nodes={[variableTable(variables, strings)]} />
        </>
      )}
    </section>
  );
}

export function RequestFolder({ node }: BodyProps): ReactNode {
  const title = useId();
  return (
    <li className="request-folder">
      <p id={title}>
        <strong>{node.properties.label}</strong>
      </p>
      <Body nodes={aboutOf(node)} />
      <ul aria-labelledby={title}>
        <Body nodes={requestsOf(node)} />
      </ul>
    </li>
  );
}

/** A request; its name leads to where the guide shows what it calls. */
export function Request({ node, children }: BodyProps): ReactNode {
  const { id, label, method, path, href } = node.properties;
  return (
    <li id={id} className="request">
      <p className="request-head">
        <code className="method" data-method={method} translate="no">
          {method}
        </code>{' '}
        <strong>{href === undefined ? label : <SiteLink href={href}>{label}</SiteLink>}</strong>{' '}
        <code translate="no">{path}</code>
        <CopyText text={path ?? ''} />
      </p>
      {children}
    </li>
  );
}

export function RequestNote({ node, children }: BodyProps): ReactNode {
  const strings = useStrings();
  const leads: Readonly<Record<string, string>> = {
    tests: strings.requestTests,
    sets: strings.requestSets,
    answers: strings.requestAnswers,
  };
  return (
    <div className="request-note" data-about={node.properties.about}>
      <span>{leads[node.properties.about ?? '']}: </span>
      {children}
    </div>
  );
}

const requestsOf = (node: Element): Element[] => childElements(node, 'doc-request-folder', 'doc-request');

/** What is said of it, in front of what it holds. */
const aboutOf = ({ children }: Element): Nodes =>
  children.filter((child) => child.type === 'text' || !child.tagName.startsWith('doc-'));

const element = (tagName: Element['tagName'], children: Nodes): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): Nodes[number] => ({ type: 'text', value });

function variableTable(variables: readonly Element[], strings: Strings): Element {
  const names = [strings.variableName, strings.variableScope, strings.variableValue, strings.variableUse];
  const scopes = {
    collection: strings.variableCollection,
    environment: strings.variableEnvironment,
    both: strings.variableBoth,
  };
  const rows = variables.map((variable) => {
    const { label = '', scope = 'collection', initial, secret } = variable.properties;
    const [setBy] = childElements(variable, 'doc-request-note');
    const setters = setBy?.children.flatMap((link, i) => (i > 0 ? [text(', '), link] : [link])) ?? [];
    const value =
      setters.length > 0
        ? [text(`${strings.variableSetBy} `), ...setters]
        : [initial === undefined ? text(strings.variableOpen) : element('code', [text(initial)])];
    return element('tr', [
      element('td', [element('code', [text(label)])]),
      element('td', [text(secret ? `${scopes[scope]} (${strings.variableSecret})` : scopes[scope])]),
      element('td', value),
      element(
        'td',
        variable.children.filter((child) => !isElement(child, 'doc-request-note')),
      ),
    ]);
  });
  return element('table', [
    element('thead', [
      element(
        'tr',
        names.map((name) => element('th', [text(name)])),
      ),
    ]),
    element('tbody', rows),
  ]);
}
