// The code samples of an operation, made from what is said of it, so that they cannot say anything else.
import type { SampleStrings } from '../../../../schemas/types.ts';
import type { Operation } from '../api.ts';
import { type Call, callOf } from './call.ts';
import { toCSharp } from './csharp.ts';
import { toCurl } from './curl.ts';
import { javaClass, toJava } from './java.ts';
import { toJavaScript } from './javascript.ts';
import { pascalCase, snakeCase, wordsOf } from './name-parameters.ts';
import { toPython } from './python.ts';

export interface CodeSample {
  /** Name of the language, as its tab has it. */
  readonly label: string;
  /** Its name in a fence. */
  readonly language: string;
  readonly fileName: string;
  readonly code: string;
}

interface Language {
  readonly label: string;
  readonly language: string;
  readonly fileName: (call: Call) => string;
  readonly write: (call: Call) => string;
}

const LANGUAGES: readonly Language[] = [
  { label: 'curl', language: 'bash', fileName: ({ name }) => `${name}.sh`, write: toCurl },
  { label: 'Python', language: 'python', fileName: ({ name }) => `${snakeCase(wordsOf(name))}.py`, write: toPython },
  { label: 'Java', language: 'java', fileName: (call) => `${javaClass(call)}.java`, write: toJava },
  { label: 'C#', language: 'csharp', fileName: ({ name }) => `${pascalCase(wordsOf(name))}.cs`, write: toCSharp },
  { label: 'JavaScript', language: 'javascript', fileName: ({ name }) => `${name}.mjs`, write: toJavaScript },
];

export const SAMPLE_LANGUAGES: readonly string[] = LANGUAGES.map(({ language }) => language);

export function codeSamples(operation: Operation, names: SampleStrings): CodeSample[] {
  const call = callOf(operation, names);
  return LANGUAGES.map(({ label, language, fileName, write }) => ({
    label,
    language,
    fileName: fileName(call),
    code: write(call),
  }));
}
