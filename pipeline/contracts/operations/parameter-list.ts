import type { Element, Nodes, Properties } from '../../../schemas/types.ts';
import { code, element } from '../../document/element.ts';
import { type Operation, type Parameter, parametersIn } from './api.ts';
import { parameterId } from './operation-ids.ts';
import { illustrativeMark, inline, type OperationScope, part } from './operation-parts.ts';

/** Everything a call bears beside its body, headers first, as a field list. */
export function parametersOf(operation: Operation, scope: OperationScope): Nodes {
  const { strings } = scope;
  const rowsOf = (where: Parameter['in']): Element[] =>
    parametersIn(operation, where).map((parameter) => parameterRow(parameter, operation, scope));
  const groups: readonly (readonly [title: string, rows: readonly Element[]])[] = [
    [strings.operationHeaders, [...authorizationRow(operation, scope), ...rowsOf('header')]],
    [strings.operationPath, rowsOf('path')],
    [strings.operationQuery, rowsOf('query')],
  ];
  const rows = groups.flatMap(([group, [first, ...others]]) =>
    first ? [{ ...first, properties: { ...first.properties, group } }, ...others] : [],
  );
  const label = `${strings.operationParameters}: ${operation.title}`;
  const list = rows.length > 0 ? [element('doc-field-list', { label }, rows)] : [];
  return part(operation, 'parametros', strings.operationParameters, scope, list);
}

function authorizationRow(operation: Operation, scope: OperationScope): Element[] {
  const { authorization } = operation;
  if (!authorization) return [];
  const { header, value, description } = authorization;
  const properties = { dataType: 'string', obligation: 'always' } as const;
  return [
    row(parameterId(operation, 'header', header), header, properties, [
      ...note('description', inline(description, scope)),
      element('doc-field-value', {}, [code(value)]),
    ]),
  ];
}

function parameterRow(parameter: Parameter, operation: Operation, scope: OperationScope): Element {
  const { name, type, isRequired, format, values = [], description, example } = parameter;
  const mark = parameter.illustrative && !operation.illustrative ? illustrativeMark(scope) : [];
  const obligation = isRequired ? 'always' : 'never';
  const properties = { dataType: type, obligation, ...(format !== undefined && { format }) } as const;
  return row(parameterId(operation, parameter.in, name), name, properties, [
    ...note('description', [...inline(description, scope), ...mark]),
    ...values.map((value) => element('doc-field-value', {}, [code(String(value))])),
    ...note('example', example === undefined ? [] : [code(example)]),
  ]);
}

const row = (id: string, name: string, properties: Properties, children: Nodes): Element =>
  element('doc-field', { id, path: name, depth: 0, ...properties }, [code(name), ...children]);

const note = (about: NonNullable<Properties['about']>, children: Nodes): Nodes =>
  children.length > 0 ? [element('doc-field-note', { about }, children)] : [];
