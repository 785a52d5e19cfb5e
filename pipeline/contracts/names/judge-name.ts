// Whether a name is one that the site knows. False alarms are worse than silence: what is one of anything on the site is right,
// and what is none is wrong only where nothing else can have been meant.
import { isStructured } from '../../parse/names-in.ts';
import type { KnownName } from '../kind/known-name.ts';
import type { About, Fault, Said } from './about.ts';
import { judgeCall } from './judge-call.ts';
import { lettersOf, type Vocabulary } from './vocabulary.ts';

export function judgeName(said: Said, about: About, vocabulary: Vocabulary): Fault | undefined {
  const { text } = said;
  if (/^[A-Z]+[ \t]/.test(text)) return judgeCall(text, about, vocabulary);
  if (/^\d/.test(text)) return judgeStatus(said, about, vocabulary);
  return judgeWord(said, about, vocabulary);
}

const isIn = ({ contracts }: KnownName, group: ReadonlySet<string>): boolean =>
  contracts.length === 0 || contracts.some((each) => group.has(each));

const quoted = ({ text, what, contracts }: KnownName): string =>
  contracts[0] === undefined ? `the ${what} "${text}"` : `the ${what} "${text}" of "${contracts[0]}"`;

function judgeWord(said: Said, about: About, vocabulary: Vocabulary): Fault | undefined {
  const { text, isHeld } = said;
  const named = vocabulary.named(text);
  const current = named.filter(({ now }) => now === undefined);
  const isHeldHere = about.heldTo === 'own' && isHeld;
  if (current.some((each) => isIn(each, about.own))) return undefined;
  const path = judgePath(said, about, vocabulary);
  if (path) return path === 'right' ? undefined : path;
  if (current.length === 0 || isHeldHere) {
    const old = named.find((each) => each.now !== undefined && (isIn(each, about.own) || isStructured(text)));
    if (old) {
      return { message: `"${text}" is what "${old.now}" was called before.`, hint: `Write "${old.now}".` };
    }
  }
  const elsewhere = current[0];
  if (!elsewhere) {
    const near = vocabulary.near(text).find((known) => isMistake(said, known, about));
    if (near) return { message: `Nothing is called "${text}".`, hint: `Did you mean ${quoted(near)}?` };
    const code = /^([A-Z]{2,})\d+$/.exec(text)?.[1];
    if (code !== undefined) return judgeCode(text, code, about, vocabulary);
  }
  if (isHeldHere && isHeldWord(said)) {
    const contracts = [...about.own].join(', ');
    return {
      message: `"${text}" is no name of what this page is about.`,
      hint: elsewhere
        ? `There is ${quoted(elsewhere)}: name that contract in "contracts:", too, if it is meant.`
        : `Its contracts: ${contracts}. Correct the name, or silence the rule on the line before.`,
    };
  }
  if (about.heldTo === 'site' && isHeld && isStructured(text) && !elsewhere)
    return { message: `Nothing is called "${text}".`, hint: 'Correct the name: no contract has it.' };
  return undefined;
}

/** Capitals without a line between are a value, an abbreviation or a part of a form. */
const isHeldWord = ({ text, in: place }: Said): boolean => place !== 'code' || isStructured(text);

/** A path is right where all its parts are names; it is one where some are. */
function judgePath(said: Said, about: About, vocabulary: Vocabulary): Fault | 'right' | undefined {
  const parts = said.text.split(/[.[\]]+/).filter(Boolean);
  if (parts.length === 1 && parts[0] === said.text) return undefined;
  const isField = (part: string): boolean =>
    vocabulary.named(part).some((known) => known.what === 'field' && known.now === undefined && isIn(known, about.own));
  if (!parts.some(isField)) return 'right';
  for (const text of parts) {
    const fault = judgeWord({ ...said, text }, about, vocabulary);
    if (fault) return fault;
  }
  return 'right';
}

/** A code is one of a row: that of another number is none, where the contract at hand has such codes. */
function judgeCode(text: string, letters: string, about: About, vocabulary: Vocabulary): Fault | undefined {
  const known = vocabulary.codesWith(letters).filter((each) => isIn(each, about.own) || isIn(each, about.linked));
  if (known.length === 0) return undefined;
  const codes = [...new Set(known.map((each) => each.text))].sort();
  const all = codes.length > 6 ? `${codes[0]} to ${codes.at(-1)}` : codes.join(', ');
  return { message: `There is no error code "${text}".`, hint: `Known: ${all}.` };
}

/** Statuses of answers and errors that anybody documents. */
const STATUS = /^(?:20[0-8]|30[0-478]|4(?:0\d|1[0-8]|2[1-9]|31|51)|50[0-8])$/;

function judgeStatus({ text }: Said, { own, heldTo }: About, vocabulary: Vocabulary): Fault | undefined {
  if (heldTo === undefined || !STATUS.test(text)) return undefined;
  const documented = vocabulary.statuses.filter((each) => isIn(each, own));
  if (documented.length === 0 || documented.some((each) => each.text === text)) return undefined;
  const all = [...new Set(documented.map((each) => each.text))].sort().join(', ');
  return { message: `No operation of what this is about answers with ${text}.`, hint: `Documented: ${all}.` };
}

/** Whether a known name was meant by one that is nearly it. */
function isMistake(said: Said, known: KnownName, { own, linked, heldTo }: About): boolean {
  const [a, b] = [lettersOf(said.text), lettersOf(known.text)];
  const isPutTogether = isStructured(said.text) && isStructured(known.text);
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return false;
  // One edit or another way to put it together, not both.
  if (a !== b && marksOf(said.text) !== marksOf(known.text)) return false;
  const isAtEnd = a !== b && (a.slice(0, -1) === b || b.slice(0, -1) === a || a.slice(0, -1) === b.slice(0, -1));
  const isOwn = isIn(known, own) && known.contracts.length > 0;
  if (isOwn || (isIn(known, linked) && known.contracts.length > 0)) {
    if (said.in === 'code') return isPutTogether && a !== b;
    if (a === b) return isPutTogether || heldTo === 'own';
    // A word that ends otherwise is the same word, of which a text says more than one.
    return isPutTogether ? a.length > 5 : a.length > 6 && !isAtEnd;
  }
  if (known.what === 'header') return a.length > 7 && a !== b && !isAtEnd;
  // Of the whole site only what nobody would call something else by chance.
  return isPutTogether && a.length > 7 && a !== b && (!isAtEnd || known.what === 'variable');
}

/** How a name is put together: by lines, dashes or capitals. */
const marksOf = (text: string): string =>
  `${text.replace(/[^_-]/g, '')}${text === text.toUpperCase() ? 'A' : text === text.toLowerCase() ? 'a' : 'Aa'}`;
