// A collection is published: a secret that was left in it is read by everyone. What a value is cannot be told for sure;
// its name, its type and its form tell enough.
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/line-index.ts';
import { MADE_UP_WORDS, READER_WORDS, SECRET_WORDS } from '../../languages/heard.ts';
import { JsonError, type JsonNode, parseJson } from '../fields/parse-json.ts';
import type { Collection, Environment } from './collection.ts';
import { embeddedText } from './embedded-text.ts';
import { isTrue, textOf, valueAt } from './json-at.ts';

/** How a name ends that is of a secret: `token_type` and `accessTokenUrl` are not. */
const SECRET_NAME = new RegExp(
  `(?:${SECRET_WORDS.join('|')}|token|passwd|apikey|privatekey|secretkey|accesskey|authorization|credentials?|jwt)$`,
);

/** What stands in for a value that the reader fills in, or is said to be made up. */
const PLACEHOLDER = new RegExp(
  String.raw`^\s*$|\{\{|<[^<>]*>|\$\{|x{3,}|\*{3,}|\.{3}|…|\b(?:${READER_WORDS.join('|')})\b|${MADE_UP_WORDS.join('|')}`,
  'i',
);

/** Values that are secrets whatever they are called. */
const SECRET_FORMS: readonly (readonly [form: RegExp, what: string])[] = [
  [/eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/, 'a signed token (JWT)'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
];

const isSecretName = (name: string): boolean => SECRET_NAME.test(name.toLowerCase().replace(/[\s_.-]/g, ''));
const isPlaceholder = (value: string): boolean => PLACEHOLDER.test(value);

export function checkSecrets({ sourcePath, root, lines }: Collection | Environment, report: Report): void {
  const found = (what: string, { start, end }: Span): void =>
    report({
      rule: 'postman-secret',
      message: `${what}, which everyone can read once it is published.`,
      sourcePath,
      range: lines.range(start, end),
      hint: 'Take it out, here and in its history, and have it replaced where it is valid. Write {{name}}, or say "example" in it.',
    });

  const checkPair = (name: string, value: JsonNode, place: Span, isSecret: boolean): void => {
    const text = value.kind === 'string' ? value.value : value.kind === 'number' ? value.raw : '';
    if ((isSecret || isSecretName(name)) && !isPlaceholder(text)) found(`"${name}" has a value`, place);
  };

  const visit = (node: JsonNode, key: string, inAuth: boolean): void => {
    switch (node.kind) {
      case 'string': {
        const form = SECRET_FORMS.find(([pattern]) => pattern.test(node.value));
        if (form) found(`"${key}" holds ${form[1]}`, node);
        else if (key === 'raw' || key === 'body') visitPayload(node);
        return;
      }
      case 'array':
        for (const item of node.items) visit(item, key, inAuth);
        return;
      case 'object': {
        const name = textOf(valueAt(node, 'key'));
        const value = valueAt(node, 'value');
        if (name !== undefined && value) {
          const isSecret = textOf(valueAt(node, 'type')) === 'secret' || (inAuth && name === 'value');
          if (!hasSecretForm(value) && !isTrue(valueAt(node, 'system'))) checkPair(name, value, value, isSecret);
        }
        for (const member of node.members) {
          if (member.key === 'event' || member.key === 'description') checkForms(member.value, member.key);
          else visit(member.value, member.key, inAuth || member.key === 'auth');
        }
      }
    }
  };

  /** Code and prose say names of secrets; a secret itself is known by its form. */
  const checkForms = (node: JsonNode, key: string): void => {
    if (node.kind === 'array') for (const item of node.items) checkForms(item, key);
    else if (node.kind === 'object') for (const member of node.members) checkForms(member.value, member.key);
    else if (node.kind === 'string') visit(node, key === 'raw' ? 'exec' : key, false);
  };

  /** A payload that is JSON has names of its own. */
  const visitPayload = (node: JsonNode & { readonly kind: 'string' }): void => {
    const { text, placeOf } = embeddedText(lines.text, node);
    let payload: JsonNode;
    try {
      payload = parseJson(text);
    } catch (error) {
      if (error instanceof JsonError) return;
      throw error;
    }
    const visitMember = (each: JsonNode): void => {
      if (each.kind === 'array') each.items.forEach(visitMember);
      if (each.kind !== 'object') return;
      for (const { key, value } of each.members) {
        if (value.kind === 'string') checkPair(key, value, placeOf(value.start, value.end), false);
        else visitMember(value);
      }
    };
    visitMember(payload);
  };

  visit(root, '', false);
}

const hasSecretForm = (node: JsonNode): boolean =>
  node.kind === 'string' && SECRET_FORMS.some(([pattern]) => pattern.test(node.value));
