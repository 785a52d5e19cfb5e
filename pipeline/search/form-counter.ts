// How often each form of a word stands in a text. A large site has millions of words: what is known of a form stands with it, so
// that nothing is looked up, and a mark says of which text that is, so that nothing is cleared.
import { tokensIn } from '../../schemas/search/tokens.ts';
import { formsOf, type Word, type Words } from '../../schemas/search/words.ts';

/** How much a word counts, and a part of a name, in tenths. */
const WHOLE = 10;
const PART = 6;

/** Something that words are found by, as the text counted last has it. */
export interface Form {
  /** How much it counts in that text, in tenths. */
  readonly tenths: number;
  /** Its position among the forms of the page. */
  readonly position: number;
}

interface MarkedForm extends Form {
  readonly written: string;
  tenths: number;
  position: number;
  /** The number of the text that has it, of the page, and of the entry that needs it no more. */
  text: number;
  page: number;
  entry: number;
}

/** What a word is found by; nothing where it says nothing. */
interface Forms {
  readonly isStop: boolean;
  readonly whole: readonly MarkedForm[];
  readonly parts: readonly MarkedForm[];
}

export interface FormCounter {
  beginPage(): void;
  beginEntry(): void;
  /** The forms in a text, and how many words say something; `once`: no later text of the entry needs these forms. */
  count(text: string, how: { readonly once: boolean }): { readonly forms: readonly Form[]; readonly length: number };
  /** The forms of the page as they are looked up, in the order of their positions. */
  formsOfPage(): readonly string[];
}

export function formCounter(words: Words): FormCounter {
  const formsOfToken = tokenForms(words);
  let page = 0;
  let entry = 0;
  let text = 0;
  let ofPage: string[] = [];
  const addEach = (forms: readonly MarkedForm[], tenths: number, counted: MarkedForm[]): void => {
    for (const form of forms) add(form, tenths, counted);
  };
  const add = (form: MarkedForm, tenths: number, counted: MarkedForm[]): void => {
    if (form.text === text) {
      form.tenths += tenths;
      return;
    }
    form.text = text;
    form.tenths = tenths;
    if (form.entry === entry) return;
    counted.push(form);
    if (form.page === page) return;
    form.page = page;
    form.position = ofPage.push(form.written) - 1;
  };
  return {
    beginPage() {
      page++;
      ofPage = [];
    },
    beginEntry() {
      entry++;
    },
    count(content, { once }) {
      text++;
      const counted: MarkedForm[] = [];
      let length = 0;
      for (const token of tokensIn(content)) {
        const { isStop, whole, parts } = formsOfToken(token);
        if (isStop) continue;
        length++;
        addEach(whole, WHOLE, counted);
        addEach(parts, PART, counted);
      }
      if (once) for (const form of counted) form.entry = entry;
      return { forms: counted, length };
    },
    formsOfPage: () => ofPage,
  };
}

/** Gives the forms of a token; those that are written alike are the same one. */
function tokenForms(words: Words): (token: string) => Forms {
  const byToken = new Map<string, Forms>();
  const byText = new Map<string, MarkedForm>();
  const formOf = (written: string): MarkedForm => {
    const form = byText.get(written) ?? { written, tenths: 0, position: 0, text: 0, page: 0, entry: 0 };
    byText.set(written, form);
    return form;
  };
  const make = (word: Word): Forms => {
    const parts = word.parts.filter(({ isStop }) => !isStop);
    return {
      isStop: word.isStop,
      whole: formsOf(word).map(formOf),
      parts: parts.flatMap(formsOf).map(formOf),
    };
  };
  return (token) => {
    let forms = byToken.get(token);
    if (!forms) {
      forms = make(words.wordOf(token));
      byToken.set(token, forms);
    }
    return forms;
  };
}
