import type { Sample } from '../../parse/parsed-page.ts';

export interface SampleBody {
  readonly text: string;
  /** Where it begins in the code. */
  readonly start: number;
  /** Whether it is a file of the contract's layout; JSON otherwise. */
  readonly isFile: boolean;
}

/** The payload in the code of a sample: all of it, but for the head of a message of HTTP. */
export function sampleBody({ language, text }: Pick<Sample, 'language' | 'text'>): SampleBody {
  if (language !== 'http') return { text, start: 0, isFile: language !== 'json' };
  const head = /^[\s\S]*?\n[ \t]*\n/.exec(text)?.[0].length ?? text.length;
  return { text: text.slice(head), start: head, isFile: false };
}
