// What a call bears beside its body, and what an answer does: field lists, a row for each.
import type { Element, Nodes } from '../../../schemas/types.ts';
import { code, element, text } from '../../document/element.ts';
import { illustrativeMark } from '../fields/illustrative.ts';
import { fieldRow } from '../fields/to-element.ts';
import type { Answer, Parameter } from './api.ts';
import { answerHeaderId, parameterId } from './operation-ids.ts';
import { inline, type OperationScope, part } from './operation-parts.ts';
import { type BorneValue, borneBy } from './security.ts';

/** Everything a call bears beside its body, headers first, as a field list. */
export function parametersOf(scope: OperationScope): Nodes {
  const { operation, strings } = scope;
  const credentials = borneBy(operation.security);
  const rowsOf = (where: Parameter['in']): Element[] => [
    ...credentials.filter((each) => each.in === where).map((each) => credentialRow(each, scope)),
    ...operation.parameters
      .filter((each) => each.in === where)
      .map((each) =>
        parameterRow(each, parameterId(operation, where, each.name, strings.anchors), operation.illustrative, {
          ...scope,
          marks: scope.marksOf(each),
        }),
      ),
  ];
  const groups: readonly (readonly [title: string, rows: readonly Element[]])[] = [
    [strings.operationHeaders, rowsOf('header')],
    [strings.operationPath, rowsOf('path')],
    [strings.operationQuery, rowsOf('query')],
    [strings.operationCookies, rowsOf('cookie')],
  ];
  const rows = groups.flatMap(([group, [first, ...others]]) =>
    first ? [{ ...first, properties: { ...first.properties, group } }, ...others] : [],
  );
  const label = `${strings.operationParameters}: ${operation.title}`;
  const list = rows.length > 0 ? [element('doc-field-list', { label }, rows)] : [];
  return part(scope, 'parameters', strings.operationParameters, list);
}

/** The headers of an answer under a line that says of which. */
export function answerHeaders(answer: Answer, scope: OperationScope): Nodes {
  const { operation } = scope;
  if (answer.headers.length === 0) return [];
  const label = scope.strings.operationAnswerHeaders.replace('{status}', String(answer.status));
  const rows = answer.headers.map((header) =>
    parameterRow(
      header,
      answerHeaderId(operation, answer.status, header.name, scope.strings.anchors),
      answer.illustrative,
      { ...scope, marks: [] },
    ),
  );
  return [element('p', {}, [element('strong', {}, [text(label)])]), element('doc-field-list', { label }, rows)];
}

function credentialRow({ in: where, name, shown, description }: BorneValue, scope: OperationScope): Element {
  const about = inline(description, scope);
  return element(
    'doc-field',
    {
      id: parameterId(scope.operation, where, name, scope.strings.anchors),
      path: name,
      depth: 0,
      dataType: 'string',
      obligation: 'always',
    },
    [
      code(name),
      ...(about.length > 0 ? [element('doc-field-note', { about: 'description' }, about)] : []),
      element('doc-field-value', {}, [code(shown)]),
    ],
  );
}

interface RowScope extends OperationScope {
  /** What is said of its changes. */
  readonly marks: Nodes;
}

/** What is made up around it says so already. */
function parameterRow(parameter: Parameter, id: string, ofExample: boolean, scope: RowScope): Element {
  const { field, default: assumed = [], example = [] } = parameter;
  const codes = (values: readonly string[]): Nodes =>
    values.flatMap((value, i) => [...(i > 0 ? [text(', ')] : []), code(value)]);
  const note = (about: 'default' | 'example', nodes: Nodes): Nodes =>
    nodes.length > 0 ? [element('doc-field-note', { about }, nodes)] : [];
  return fieldRow(field, scope, {
    id,
    depth: 0,
    mark: ofExample ? [] : illustrativeMark(field, scope.strings),
    after: [
      ...scope.marks,
      ...note('default', codes(assumed)),
      ...note('example', field.example === undefined ? codes(example) : []),
    ],
  });
}
