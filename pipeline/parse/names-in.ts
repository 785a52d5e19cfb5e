// What in a text may be a name that the site knows: a field, a value, an error code, a status of HTTP, a call, a header, a
// variable. Whether it is one is known once all data is; here only its form is looked at.
import { STATUS_WORDS } from '../languages/heard.ts';

export interface SaidName {
  readonly text: string;
  /** Where it stands in what was read. */
  readonly start: number;
  /** Nothing but such a name has this form and stands at such a place. */
  readonly isHeld: boolean;
}

/** Letters, digits and what joins names to a path: `classe_investida[].valor`. */
const NAME = String.raw`[\p{L}_[][\p{L}\p{N}_.[\]-]*`;
const CALL = String.raw`\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)[ \t]+[^\s"'\x60/]*(?:\/\/[^\s"'\x60/]*)?\/[^\s"'\x60,;|)]*`;
const CODE = String.raw`\b[A-Z]{2,}\d{2,}\b`;

/** A name as code is quoted: `{numero}`, `$HUB_BASE_URL`, `{{base_url}}`, `"ACEITO"`. */
const WRAPPED_NAME = new RegExp(String.raw`^(\$?\{{0,2}|["'])(${NAME})(?:\}{0,2}|["'])$`, 'u');
const WHOLE_CALL = new RegExp(`^${CALL}$`);
/** A number with the form of a status of HTTP. */
const STATUS = /^[1-5]\d\d$/;
const HEADER_LINE = /^[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*(?=: )/;
const IN_BRACES = /(?<=\{)[\p{L}_][\p{L}\p{N}_-]*(?=\})/gu;

/** Words of data and of protocols, which are names of nothing. */
const WORDS = new Set(
  (
    'true false null undefined none string number integer boolean object array date datetime time float double decimal int ' +
    'bool char text list map enum any required optional default query path header body cookie form file binary byte ' +
    'json xml csv yaml html http https utf-8 latin-1 iso-8859-1 windows-1252 ascii base64 bash curl git node npm npx main ' +
    'options delete select insert update localhost application multipart charset'
  ).split(' '),
);

/** Forms of dates and numbers, which capitals stand for: `AAAAMMDD`. */
const DATE_FORM = /^[AYMDHNSX]+$/;

/** Ends of names that are files. */
const FILE =
  /\.(?:json|csv|md|ya?ml|xml|txt|html?|[cm]?[jt]sx?|py|java|cs|sh|sql|http|zip|pdf|svg|png|log|toml|lock)$/i;

/** Whether a text is put together as names are, and words of a sentence are not: `valor_total`, `valorTotal`. */
export const isStructured = (text: string): boolean => /\p{L}_|_\p{L}|\p{Ll}\p{Lu}/u.test(text);

/** Whether a name in code can be none but that of something: what it is put together of, or a word in small letters. */
const isNameForm = (text: string): boolean =>
  !FILE.test(text) &&
  !WORDS.has(text.toLowerCase()) &&
  (isStructured(text) || /^(?:\p{Ll}{3,}|\p{Lu}{6,})$/u.test(text)) &&
  !DATE_FORM.test(text);

/** The names that a span of code is. */
export function namesInSpan(value: string): SaidName[] {
  if (STATUS.test(value) || WHOLE_CALL.test(value)) return [{ text: value, start: 0, isHeld: true }];
  const [, before = '', name] = WRAPPED_NAME.exec(value) ?? [];
  if (name !== undefined) return [{ text: name, start: before.length, isHeld: isNameForm(name) }];
  const header = HEADER_LINE.exec(value)?.[0];
  const names = header === undefined ? [] : [{ text: header, start: 0, isHeld: false }];
  return [...names, ...matches(value, IN_BRACES, isNameForm)];
}

const STATUS_WORD = STATUS_WORDS.map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`).join('|');
const SAID_STATUS = String.raw`(?<=\b(?:${STATUS_WORD}) )[1-5]\d\d\b(?![.,]\d)`;
const IN_TEXT = new RegExp(`${CALL}|${CODE}|${SAID_STATUS}`, 'g');

/** The names that running text says: a call, an error code, a status after a word that says so. */
export const namesInText = (value: string): SaidName[] =>
  /\d\d|\//.test(value) ? matches(value, IN_TEXT, () => true) : [];

/** In a diagram, words are prose; one with a line in it is a name, capitals with digits are a code. */
const IN_DIAGRAM = new RegExp(
  String.raw`${CALL}|${CODE}|(?<=: )[1-5]\d\d\b|[\p{L}_][\p{L}\p{N}_.[\]-]*_[\p{L}\p{N}_.[\]-]*`,
  'gu',
);
const DESCRIPTION = /^\s*acc(?:Title|Descr)\b/;
/** A field of an entity or a class, below its type. */
const ATTRIBUTE =
  /^\s*[-+#~]?(?:string|text|char|varchar|int|integer|bigint|number|decimal|float|double|boolean|bool|date|datetime|time|timestamp|uuid)(?:\[\])?\s(?=\s*[\p{L}_])/u;

/** The names in a line of a diagram's source. What stands in front of every label may be the id of a node. */
export function namesInDiagram(line: string): SaidName[] {
  if (DESCRIPTION.test(line)) return namesInText(line);
  const type = ATTRIBUTE.exec(line)?.[0].length;
  const label = type ?? line.search(/[:["({|]/) + 1;
  return matches(line, IN_DIAGRAM, (_, start) => label > 0 && start >= label);
}

/** In code, a name is what stands in quotes alone, after a dot where no call follows, or as a variable of the environment. */
const IN_CODE = new RegExp(
  String.raw`${CALL}|${CODE}|(?<=(["']))[\p{L}_][\p{L}\p{N}_.-]*(?=\1)|(?<=[\p{L}\p{N}_)\]}"' ]\.)[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_]|\s*[(=]|\.(?:json|csv|md|ya?ml)\b)|(?<=\$\{?)[A-Z][A-Z0-9_]*_[A-Z0-9_]*`,
  'gu',
);
/** In plain text and in messages of HTTP, what is put together is a name as in a diagram. */
const PLAIN_LANGUAGES = new Set(['text', 'txt', 'http']);

/** What members of programs are called in languages that write names with lines between: there they may be of anything. */
const SNAKE = /^\p{Ll}[\p{Ll}\p{N}]*(?:_[\p{Ll}\p{N}]+)+$/u;
const SNAKE_LANGUAGES = new Set('python py sql ruby rb php rust rs c cpp go perl lua r'.split(' '));

/** The names in a line of code that is held to no contract: those that are put together, for every word is one to a program. */
export const namesInCode = (line: string, language: string): SaidName[] =>
  matches(
    line,
    PLAIN_LANGUAGES.has(language) ? IN_DIAGRAM : IN_CODE,
    (text, start) =>
      SNAKE.test(text) && !FILE.test(text) && (line[start - 1] !== '.' || !SNAKE_LANGUAGES.has(language)),
  ).filter(({ text }) => isStructured(text) || /[\d/]/.test(text));

/** Longer ones are data. */
const LONGEST = 120;

function matches(value: string, form: RegExp, isHeld: (text: string, start: number) => boolean): SaidName[] {
  const names: SaidName[] = [];
  for (const { 0: found, index } of value.matchAll(form)) {
    const text = found.replace(/[.:-]+$/, '');
    if (text.length <= LONGEST) names.push({ text, start: index, isHeld: isHeld(text, index) });
  }
  return names;
}
