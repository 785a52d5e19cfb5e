// What stands between the --- lines of a page of another tool.
import { parseDocument } from 'yaml';
import type { Leave } from './imported.ts';
import { isObject } from './script/evaluate.ts';
import { Settings } from './settings.ts';

/** A page's text, divided. */
export interface Page {
  readonly settings: Settings;
  readonly body: string;
}

/** Divides a page into its front matter and its body. */
export function divide(text: string, file: string, leave: Leave): Page {
  const [whole = '', yaml = ''] = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const document = parseDocument(yaml);
  const value = document.errors.length > 0 ? undefined : document.toJS();
  if (document.errors.length > 0) leave('Front matter that cannot be read', `${file}:1`, yaml);
  const lineOf = (key: string): number => yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 2;
  const settings = new Settings(isObject(value) ? value : {}, (_, key) => `${file}:${Math.max(1, lineOf(key))}`, leave);
  return { settings, body: text.slice(whole.length) };
}

/** Keys that mean here what they mean elsewhere, with the form each must have. */
const SAME: Readonly<Record<string, (value: unknown) => unknown>> = {
  title: asText,
  description: asText,
  image: asText,
  sidebar_label: asText,
  keywords: (value) => (Array.isArray(value) && value.length > 0 ? value.map(String) : undefined),
  draft: asFlag,
  unlisted: asFlag,
  hide_table_of_contents: asFlag,
  toc_min_heading_level: asLevel,
  toc_max_heading_level: asLevel,
};

/** Takes the keys that are ours, too. */
export function sameKeys(settings: Settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(SAME).flatMap(([key, read]) => {
      const value = read(settings.take(key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function asText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
}

function asFlag(value: unknown): boolean | undefined {
  return value === true ? true : undefined;
}

function asLevel(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 2 && value <= 6 ? Math.floor(value) : undefined;
}
