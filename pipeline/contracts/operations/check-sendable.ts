// What no program can send, in whatever language: its samples would show a call that never arrives as it was meant.
import type { Operation, YamlPath } from './api.ts';

/** Visible ASCII, with blanks between at most. */
const HEADER_VALUE = /^[!-~](?:[\t -~]*[!-~])?$/;

export function checkSendable(
  { parameters, authorization, request }: Operation,
  problem: (path: YamlPath, message: string, hint?: string) => void,
): void {
  const checkHeader = (name: string, value: string, at: YamlPath): void => {
    if (!HEADER_VALUE.test(value))
      problem(
        at,
        `The header "${name}" cannot hold "${value}".`,
        'A header holds ASCII in one line, without blanks at its ends.',
      );
  };
  if (authorization) checkHeader(authorization.header, authorization.value, ['authorization', 'value']);
  for (const { name, in: where, example, yamlPath } of parameters) {
    if (example === undefined) continue;
    const at = [...yamlPath, 'example'];
    if (where === 'header') checkHeader(name, example, at);
    if (where === 'path' && /^\.{0,2}$/.test(example))
      problem(at, `A path loses the example "${example}" of "${name}".`, 'Choose one with a letter or a digit.');
  }
  for (const field of request?.form ?? []) {
    if ('value' in field && field.value.includes('\0'))
      problem([...(request?.yamlPath ?? []), 'form', field.name], `"${field.name}" holds NUL, which ends a text.`);
  }
}
