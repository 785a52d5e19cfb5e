// The Markdown in an API.
import type { AuthoredText } from '../../parse/parse-texts.ts';
import type { Api, YamlPath } from './api.ts';

export function* apiTexts({ operations, description, data, rangeOf }: Api): Iterable<AuthoredText> {
  const text = function* (text: string | undefined, at: YamlPath, key: string): Iterable<AuthoredText> {
    if (text !== undefined) yield { text, range: rangeOf([...at, key]) };
  };
  yield* text(description, [], 'description');
  yield* text(data.server.description, ['server'], 'description');
  yield* text(data.authorization?.description, ['authorization'], 'description');
  for (const operation of operations) {
    yield* text(operation.description, operation.yamlPath, 'description');
    if (operation.request) yield* text(operation.request.description, operation.request.yamlPath, 'description');
    for (const parameter of operation.parameters) yield* text(parameter.description, parameter.yamlPath, 'description');
    for (const answer of operation.answers) yield* text(answer.description, answer.yamlPath, 'description');
    for (const error of operation.errors) {
      yield* text(error.cause, error.yamlPath, 'cause');
      yield* text(error.action, error.yamlPath, 'action');
    }
    for (const limit of operation.limits) {
      yield* text(limit.name, limit.yamlPath, 'name');
      yield* text(limit.value, limit.yamlPath, 'value');
      yield* text(limit.description, limit.yamlPath, 'description');
    }
  }
}
