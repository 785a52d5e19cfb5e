// What no program can send, in whatever language: its samples would show a call that never arrives as it was meant.
import type { YamlPath } from '../../config/parse-yaml.ts';
import type { ReportField } from '../fields/report-field.ts';
import type { Operation } from './api.ts';

/** Visible ASCII, with blanks between at most. */
const HEADER_VALUE = /^[!-~](?:[\t -~]*[!-~])?$/;
/** RFC 6265. */
const COOKIE_VALUE = /^[!#-+\--:<-[\]-~]*$/;

export function checkSendable({ parameters, security, request }: Operation, problem: ReportField): void {
  const checkHeader = (name: string, value: string, at: YamlPath): void => {
    if (!HEADER_VALUE.test(value))
      problem(
        at,
        `The header "${name}" cannot hold "${value}".`,
        'A header holds ASCII in one line, without blanks at its ends.',
      );
  };
  for (const { scheme } of security.flat()) {
    const { credential, isPlain } = scheme;
    if (isPlain && credential.kind === 'value')
      checkHeader(credential.name, credential.shown, [...scheme.yamlPath, 'value']);
  }
  for (const { name, in: where, example, yamlPath } of parameters) {
    const value = example?.join(',');
    if (value === undefined) continue;
    const at = [...yamlPath, 'example'];
    if (where === 'header') checkHeader(name, value, at);
    if (where === 'cookie' && !COOKIE_VALUE.test(value))
      problem(
        at,
        `The cookie "${name}" cannot hold "${value}".`,
        'A cookie holds ASCII without blanks, quotes, commas, ; and backslashes.',
      );
    if (where === 'path' && /^\.{0,2}$/.test(value))
      problem(at, `A path loses the example "${value}" of "${name}".`, 'Choose one with a letter or a digit.');
  }
  for (const { form, parts, yamlPath } of request?.bodies ?? []) {
    for (const field of form) {
      if ('value' in field && field.value.includes('\0'))
        problem([...yamlPath, 'form', field.name], `"${field.name}" holds NUL, which ends a text.`);
    }
    for (const part of parts) {
      if ('value' in part && /\p{Cc}|[\u2028\u2029]/u.test(part.value))
        problem(
          [...part.yamlPath, 'value'],
          `"${part.name}" has several lines, which some languages alter.`,
          'Write it in one line, or name a file with "example:".',
        );
    }
  }
}
