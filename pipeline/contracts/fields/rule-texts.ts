import type { Field } from './field-list.ts';

/** What must hold of a field in words: its own rule, then each that holds between it and others, after its code. */
export const ruleTexts = ({ texts, rules }: Field): string[] => [
  ...(texts.rule === undefined ? [] : [texts.rule]),
  ...rules.map(({ code, rule }) => `${code}: ${rule}`),
];
