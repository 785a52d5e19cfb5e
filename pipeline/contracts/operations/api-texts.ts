// The Markdown in an API.
import type { YamlPath } from '../../config/parse-yaml.ts';
import type { AuthoredText } from '../../parse/parse-texts.ts';
import { fieldNotes, fieldTexts } from '../fields/list-texts.ts';
import type { Api } from './api.ts';

export function* apiTexts({ operations, schemes, description, data, rangeOf }: Api): Iterable<AuthoredText> {
  const text = function* (text: string | undefined, at: YamlPath, key: string): Iterable<AuthoredText> {
    if (text !== undefined) yield { text, range: rangeOf([...at, key]) };
  };
  yield* text(description, [], 'description');
  yield* text(data.server.description, ['server'], 'description');
  for (const [i, { description }] of (data.server.environments ?? []).entries())
    yield* text(description, ['server', 'environments', i], 'description');
  for (const { description, scopes, yamlPath } of schemes) {
    yield* text(description, yamlPath, 'description');
    for (const [scope, meaning] of Object.entries(scopes)) yield* text(meaning, [...yamlPath, 'scopes'], scope);
  }
  for (const operation of operations) {
    const { request, parameters, answers, errors, limits, yamlPath } = operation;
    yield* text(operation.description, yamlPath, 'description');
    yield* text(operation.replacement, yamlPath, 'deprecated');
    if (request) {
      yield* text(request.description, request.yamlPath, 'description');
      for (const part of request.bodies.flatMap(({ parts }) => parts))
        yield* text(part.description, part.yamlPath, 'description');
    }
    for (const { field } of parameters) yield* fieldTexts(field, rangeOf);
    for (const answer of answers) {
      yield* text(answer.description, answer.yamlPath, 'description');
      for (const { field } of answer.headers) yield* fieldTexts(field, rangeOf);
    }
    for (const error of errors) {
      yield* text(error.cause, error.yamlPath, 'cause');
      yield* text(error.action, error.yamlPath, 'action');
    }
    for (const limit of limits) {
      yield* text(limit.name, limit.yamlPath, 'name');
      yield* text(limit.value, limit.yamlPath, 'value');
      yield* text(limit.description, limit.yamlPath, 'description');
    }
  }
}

/** What it says of its own changes. These name what is there no longer. */
export function* apiNotes({ operations, data, rangeOf }: Api): Iterable<AuthoredText> {
  if (data.change !== undefined) yield { text: data.change, range: rangeOf(['change']) };
  for (const { change, yamlPath, parameters, answers } of operations) {
    if (change !== undefined) yield { text: change, range: rangeOf([...yamlPath, 'change']) };
    const headers = answers.flatMap((answer) => answer.headers);
    for (const { field } of [...parameters, ...headers]) yield* fieldNotes(field, rangeOf);
  }
}
