// Whether `METHOD /path` is a call that some operation describes.
import { distance } from '../../diagnostics/nearest.ts';
import type { KnownName } from '../kind/known-name.ts';
import type { About, Fault } from './about.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Call {
  readonly method: string;
  /** Something stands in front of the path that says whose it is. */
  readonly hasHost: boolean;
  /** Parts of the path, those filled in as `{}`. */
  readonly parts: readonly string[];
  /** The same, as they are written. */
  readonly written: readonly string[];
}

const PARAMETER = /^(?:[{$:<].*|.*[}>]|\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/i;

function readCall(text: string): Call {
  const [, method = '', before = '', path = ''] = /^([A-Z]+)[ \t]+((?:[a-z]+:\/\/)?[^/]*)(\/[^?#]*)/.exec(text) ?? [];
  const written = path
    .replace(/[.:;,]+$/, '')
    .split('/')
    .filter(Boolean);
  return {
    method,
    hasHost: /^[a-z]+:\/\//.test(before),
    parts: written.map((part) => (PARAMETER.test(part) ? '{}' : part)),
    written,
  };
}

/** The calls that a text may be: with its method, and its path with what stands for parameters. */
export function callsAlike(text: string, vocabulary: Vocabulary): KnownName[] {
  const said = readCall(text);
  return vocabulary.callsWith(said.parts.length).filter(({ text: known }) => {
    const call = readCall(known);
    return call.method === said.method && differing(said, call).length === 0;
  });
}

/** A name put together of words, in braces: that of a parameter. A single word is short for one. */
const PARAMETER_NAME = /^\{[^{}]*_[^{}]*\}$/;

/** A parameter that no operation with such a path has. */
function misnamed(said: Call, calls: readonly { known: KnownName; call: Call }[]): Fault | undefined {
  const isOf = (name: string, place: number): boolean => calls.some(({ call }) => call.written[place] === name);
  const name = said.written.find((part, place) => PARAMETER_NAME.test(part) && !isOf(part, place));
  const hint = `There is ${listed(calls.map(({ known }) => known))}.`;
  return name === undefined ? undefined : { message: `"${name}" is no parameter of this call.`, hint };
}

export function judgeCall(text: string, about: About, vocabulary: Vocabulary): Fault | undefined {
  const said = readCall(text);
  // These are answered wherever there is a path.
  if (said.parts.length === 0 || said.method === 'OPTIONS' || said.method === 'HEAD') return undefined;
  const calls = vocabulary.callsWith(said.parts.length).map((known) => ({ known, call: readCall(known.text) }));
  const same = calls.filter(({ call }) => differing(said, call).length === 0);
  const meantOnes = same.filter(({ call }) => call.method === said.method);
  if (meantOnes.length > 0) return misnamed(said, meantOnes);
  const message = `No operation is "${text}".`;
  if (same.length > 0) return { message, hint: `There is ${listed(same.map(({ known }) => known))}.` };
  const near = calls.filter(({ call }) => isNear(said, call));
  const meant = near.find(({ call }) => call.method === said.method) ?? near[0];
  if (meant) return { message, hint: `Did you mean "${meant.known.text}"?` };
  const isOfOwn = ({ contracts }: KnownName): boolean => contracts.some((each) => about.own.has(each));
  const own = vocabulary.calls.filter(isOfOwn);
  const shares = own.filter(({ text: known }) => {
    const { parts } = readCall(known);
    return parts.length > 1 && parts[0] === said.parts[0] && parts[1] === said.parts[1];
  });
  if (shares.length > 0) return { message, hint: `There is ${listed(shares)}.` };
  if (about.heldTo === undefined || said.hasHost || own.length === 0) return undefined;
  return { message, hint: `There is ${listed(own)}.` };
}

const listed = (calls: readonly KnownName[]): string => [...new Set(calls.map(({ text }) => `"${text}"`))].join(', ');

/** The parts that two paths of one length do not share; a parameter stands for any. */
const differing = (a: Call, b: Call): number[] =>
  a.parts.flatMap((part, i) => (part === b.parts[i] || part === '{}' || b.parts[i] === '{}' ? [] : [i]));

/** Whether all parts but one are the same, and that one nearly is. */
function isNear(said: Call, known: Call): boolean {
  const [only, ...others] = differing(said, known);
  if (only === undefined || others.length > 0) return false;
  const shared = said.parts.filter((part, i) => part === known.parts[i] && part !== '{}').length;
  const [a, b] = [said.parts[only] ?? '', known.parts[only] ?? ''];
  return shared >= (b.length < 5 ? 2 : 1) && distance(a.toLowerCase(), b.toLowerCase(), 2) <= 1;
}
