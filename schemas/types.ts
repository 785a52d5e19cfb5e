// Made by `npm run types` from the *.schema.json beside it. Do not edit.

/**
 * What is said of a field, by its key.
 */
export type FieldAspect =
  | 'type'
  | 'required'
  | 'absent'
  | 'format'
  | 'pattern'
  | 'size'
  | 'decimals'
  | 'minimum'
  | 'maximum'
  | 'nullable'
  | 'values'
  | 'unit'
  | 'rule';
/**
 * Fields in reading order. A list among them stands for its fields, so that a YAML alias can repeat a group. On a field: those of the object, or of each object of the array.
 *
 * @minItems 1
 */
export type FieldData = [FieldEntry | [FieldEntry, ...FieldEntry[]], ...(FieldEntry | [FieldEntry, ...FieldEntry[]])[]];
/**
 * A type of values.
 */
export type ItemType =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'cnpj'
  | 'cpf'
  | 'isin'
  | 'uuid'
  | 'email'
  | 'uri'
  | 'any';
/**
 * The values allowed, each alone or with its meaning.
 *
 * @minItems 1
 */
export type Values = [
  (
    | (string | number | boolean)
    | {
        /**
         * A text, a number, true or false.
         */
        value: string | number | boolean;
        /**
         * What the value says.
         */
        meaning?: string;
      }
  ),
  ...(
    | (string | number | boolean)
    | {
        /**
         * A text, a number, true or false.
         */
        value: string | number | boolean;
        /**
         * What the value says.
         */
        meaning?: string;
      }
  )[]
];
/**
 * Two fields, by their paths.
 *
 * @minItems 2
 * @maxItems 2
 *
 * Items: A field, by the names from the outermost to it with dots between.
 */
export type Pair = [string, string];
/**
 * Final address, ready for an href or src attribute: contains the base. With a scheme, it is http, https, mailto or tel.
 */
export type Href = string;
/**
 * Address inside the site: exact case, no base, no trailing slash, not percent-encoded. `/` is the home page. No part of it is empty, relative, or a slash in another form: whatever a host does with it, it stays inside the site.
 */
export type Route = string;
/**
 * Text or an element.
 */
export type Node = Text | Element;
/**
 * An element with its properties and what it holds.
 */
export type Element = {
  type: 'element';
  tagName: TagName;
  properties: Properties;
  children: Nodes;
};
/**
 * HTML that Markdown and the allow-list can produce, SVG for drawn diagrams, and our own elements. A renderer shows an element it does not know as a visible box, never as nothing.
 */
export type TagName =
  | 'a'
  | 'abbr'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'del'
  | 'details'
  | 'em'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'hr'
  | 'img'
  | 'input'
  | 'ins'
  | 'kbd'
  | 'li'
  | 'mark'
  | 'ol'
  | 'p'
  | 'pre'
  | 'section'
  | 'span'
  | 'strong'
  | 'sub'
  | 'summary'
  | 'sup'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul'
  | 'circle'
  | 'defs'
  | 'desc'
  | 'ellipse'
  | 'g'
  | 'line'
  | 'marker'
  | 'path'
  | 'polygon'
  | 'polyline'
  | 'rect'
  | 'svg'
  | 'text'
  | 'title'
  | 'tspan'
  | 'doc-admonition'
  | 'doc-card'
  | 'doc-cards'
  | 'doc-check-file'
  | 'doc-collection'
  | 'doc-diagram'
  | 'doc-download'
  | 'doc-error-codes'
  | 'doc-field'
  | 'doc-field-list'
  | 'doc-field-note'
  | 'doc-field-use'
  | 'doc-field-value'
  | 'doc-file-line'
  | 'doc-label'
  | 'doc-operation'
  | 'doc-request'
  | 'doc-request-folder'
  | 'doc-request-note'
  | 'doc-tab'
  | 'doc-tabs'
  | 'doc-test-data'
  | 'doc-uses'
  | 'doc-variable'
  | 'doc-video';
/**
 * How urgent a notice is.
 */
export type AdmonitionKind = 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution';
/**
 * Content in reading order.
 */
export type Nodes = Node[];
/**
 * Versions of the documentation, each a site built on its own. A menu appears when there is more than one.
 *
 * @minItems 1
 */
export type Versions = [
  {
    /**
     * Name of the version.
     */
    label: string;
    /**
     * Address of its home page.
     */
    href: string;
    /**
     * Marks the version this site is.
     */
    current?: true;
  },
  ...{
    /**
     * Name of the version.
     */
    label: string;
    /**
     * Address of its home page.
     */
    href: string;
    /**
     * Marks the version this site is.
     */
    current?: true;
  }[]
];
/**
 * A page of the sidebar, or a category.
 */
export type NavItem = NavPage | NavCategory;
/**
 * What a call bears: none, or one of several ways, each a scheme with its scopes, or several schemes at once.
 */
export type Security = 'none' | [SecurityRequirement, ...SecurityRequirement[]];
/**
 * What may come back, in reading order.
 *
 * @minItems 1
 */
export type Answers = [AnswerData, ...AnswerData[]];
/**
 * What can go wrong and what to do, in reading order.
 *
 * @minItems 1
 */
export type Errors = [ErrorData, ...ErrorData[]];
/**
 * How much and how often, in reading order.
 *
 * @minItems 1
 */
export type Limits = [LimitData, ...LimitData[]];
/**
 * The previous or next page, or null for none.
 */
export type Neighbour = null | {
  route: Route;
  /**
   * What the link says.
   */
  label: string;
};
/**
 * What sidebar.yaml may say: the one sidebar, in order. Without the file it is made from the folders.
 *
 * Items: A route, or a category.
 */
export type SidebarConfig = (string | Category)[];
/**
 * Places, those of one kind on one page together.
 */
export type Uses = UseData[];

export interface Schemas {
  ChangesData: ChangesData;
  DataIndex: DataIndex;
  DiagnosticsReport: DiagnosticsReport;
  ErrorsData: ErrorsData;
  FieldListData: FieldListData;
  Frontmatter: Frontmatter;
  Nav: Nav;
  ApiData: ApiData;
  PageDocument: PageDocument;
  ReleaseData: ReleaseData;
  SidebarConfig: SidebarConfig;
  SiteConfig: SiteConfig;
  TestData: TestData;
  WhereUsedData: WhereUsedData;
}
/**
 * What has changed in the contracts of a site, published as data/changes.json where content/releases/ holds releases.
 */
export interface ChangesData {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * The newest first. One without a name is what has changed since the last release.
   */
  releases: ReleaseChanges[];
}
/**
 * What has changed with one release since the one before it; nothing is known of what came before the first.
 */
export interface ReleaseChanges {
  /**
   * What the release is called.
   */
  name?: string;
  /**
   * The day on which it became valid.
   */
  date?: string;
  /**
   * Contracts that have changed: field lists, then APIs.
   */
  contracts: ChangedContractData[];
}
/**
 * What has changed in one contract.
 */
export interface ChangedContractData {
  /**
   * Where it is or was published, below the base of the site.
   */
  file: string;
  /**
   * Its name.
   */
  contract: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * In the order of the contract, what has been removed last.
   *
   * @minItems 1
   */
  changes: [ContractChangeData, ...ContractChangeData[]];
}
/**
 * One change.
 */
export interface ContractChangeData {
  /**
   * The field, the operation or a part of it; empty for the contract as a whole.
   */
  at: string;
  /**
   * What has changed, in a word for programs: a key of ChangeKindStrings in the schema of site.yaml.
   */
  kind: string;
  /**
   * The same in the language of the site, or for `docs-build diff` in English.
   */
  message: string;
  /**
   * Whose programs must change: of those who send, of those who receive; empty for nobody.
   */
  breaks: ('receiver' | 'sender')[];
  /**
   * What its author says of it, in Markdown.
   */
  note?: string;
}
/**
 * What a site publishes as data, in data/index.json: where a program begins.
 */
export interface DataIndex {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * Every file but this one, in order of their addresses.
   */
  files: DataFile[];
}
/**
 * One file.
 */
export interface DataFile {
  /**
   * What it is. layout: a field list of a file. json-schema, typescript, csv: a field list for validators, compilers, spreadsheets. changes: what has changed in contracts. feed: the same of one, for readers of feeds. test-data: what the test files of a contract are for, and what is expected of each. schema: of the files docs-build makes.
   */
  type:
    | 'field-list'
    | 'layout'
    | 'json-schema'
    | 'typescript'
    | 'csv'
    | 'operations'
    | 'openapi'
    | 'errors'
    | 'where-used'
    | 'changes'
    | 'feed'
    | 'postman-collection'
    | 'postman-environment'
    | 'example'
    | 'test-data'
    | 'test-file'
    | 'schema';
  /**
   * What it is of, as a reader of the site knows it.
   */
  title: string;
  /**
   * Where it is published, with the base of the site and without its host. It lasts as long as what it is of keeps its name.
   */
  address: string;
  /**
   * Address of the schema it obeys, where there is one.
   */
  schema?: string;
  /**
   * Its size.
   */
  bytes: number;
  /**
   * Its hash: as long as it is the same, so is the file.
   */
  sha256: string;
}
/**
 * What --format json prints: every problem found in the content, sorted by file and position.
 */
export interface DiagnosticsReport {
  /**
   * Version of this contract.
   */
  schemaVersion: 1;
  /**
   * Every problem, sorted by file, line and column.
   */
  diagnostics: Diagnostic[];
  /**
   * What was counted.
   */
  summary: {
    /**
     * Pages checked, generated ones included.
     */
    pages: number;
    /**
     * Diagnostics of severity error.
     */
    errors: number;
    /**
     * Diagnostics of severity warning.
     */
    warnings: number;
  };
}
/**
 * One problem and its place.
 */
export interface Diagnostic {
  /**
   * Id of the rule, as in docs/pages/rules/.
   */
  rule: string;
  severity: 'error' | 'warning';
  /**
   * One sentence that quotes what the author wrote.
   */
  message: string;
  /**
   * File, relative to the content folder, with forward slashes.
   */
  sourcePath: string;
  /**
   * Where it stands; 1:1 for a problem of the file as a whole.
   */
  range: {
    start: Position;
    end: Position;
  };
  /**
   * What to do about it.
   */
  hint?: string;
  /**
   * Page of the rule in this project’s documentation.
   */
  url: string;
}
/**
 * Counted from 1; columns in UTF-16 code units.
 */
export interface Position {
  /**
   * Line, counted from 1.
   */
  line: number;
  /**
   * Column, counted from 1 in UTF-16 code units.
   */
  column: number;
}
/**
 * What can go wrong in the operations of a site and what to do, published as data/errors.json. Texts are Markdown.
 */
export interface ErrorsData {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * The errors of each operation, in the order of the APIs.
   */
  errors: OperationError[];
}
/**
 * One thing that can go wrong in one operation.
 */
export interface OperationError {
  /**
   * Name of its API: data/operations/<api>.json.
   */
  api: string;
  /**
   * Id of the operation, of which the site has no other.
   */
  operation: string;
  /**
   * Method of the operation.
   */
  method: string;
  /**
   * Path of the operation, its parameters in braces.
   */
  path: string;
  /**
   * Status of HTTP, or in words what takes its place.
   */
  status: number | string;
  /**
   * What it means.
   */
  cause: string;
  /**
   * What to do.
   */
  action: string;
  /**
   * The field list that the answer obeys, where it is known: data/fields/<contract>.json.
   */
  contract?: string;
}
/**
 * A field list: one contract, field by field. What authors write in content/fields/<name>.yaml, and what is published as data/fields/<name>.json. Texts are Markdown.
 */
export interface FieldListData {
  /**
   * What the contract is of.
   */
  title: string;
  /**
   * What a reader should know before the fields.
   */
  description?: string;
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  /**
   * What a payload is: one object with these fields, or an array of such objects.
   */
  root: 'object' | 'array';
  /**
   * Who gets a payload. What clients send is published as closed objects; what they receive as open ones without closed lists of values, so that something new breaks nobody; both as one of each.
   */
  direction?: 'sent' | 'received' | 'both';
  /**
   * Whether it is an example of ours rather than what the service has published, or which of its keys say what is.
   */
  illustrative?: boolean | [FieldAspect, ...FieldAspect[]];
  /**
   * The field, among the fields beside, whose value says which of `oneOf` an object is.
   */
  discriminator?: string;
  /**
   * Variants of an object, each with the fields that it has beside the common ones.
   *
   * @minItems 2
   */
  oneOf?: [VariantEntry, VariantEntry, ...VariantEntry[]];
  layout?: FileLayout;
  /**
   * Payloads in content/examples/ that the build checks against this list.
   */
  examples?: FieldListExample[];
  fields: FieldData;
  /**
   * Codes that a refusal names: rules that a payload breaks, faults of a file. Texts are Markdown.
   *
   * @minItems 1
   */
  errors?: [FieldListError, ...FieldListError[]];
}
export interface VariantEntry {
  /**
   * The value of the discriminator, without spaces, dots, brackets, quotes, # and /.
   */
  value: string;
  /**
   * What the variant is called.
   */
  title: string;
  fields?: FieldData;
}
export interface FieldEntry {
  /**
   * A heading for this field and those after it, up to the next group.
   */
  group?: string;
  /**
   * A name is the exact key in the payload, without spaces, dots, brackets, quotes, # and /.
   */
  name: string;
  /**
   * JSON's types (null with or without quotes); any, a value of whatever type; map, an object whose keys are data; and strings of one form: date (2025-11-23), datetime (2025-11-23T10:30:00-03:00), time of day (10:30:00), cnpj and cpf with their check digits and nothing between, isin, uuid, email, and uri with its scheme.
   */
  type:
    | 'string'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'time'
    | 'cnpj'
    | 'cpf'
    | 'isin'
    | 'uuid'
    | 'email'
    | 'uri'
    | 'object'
    | 'array'
    | 'map'
    | 'null'
    | null
    | 'any';
  /**
   * What an array or a map holds when it holds no objects: a type, or the type with its limits.
   */
  items?: ItemType | ItemEntry;
  /**
   * Of a map: the form of its keys, as a regular expression that the whole of each must match.
   */
  propertyNames?: string;
  /**
   * In place of fields: those of another contract (conta), of an object of one (conta#titular), of an object of this one (#categoria) or of this one as a whole (#), so that a tree can hold itself.
   */
  contract?: string;
  /**
   * The field, among the fields beside, whose value says which of `oneOf` an object is.
   */
  discriminator?: string;
  /**
   * Variants of an object, each with the fields that it has beside the common ones.
   *
   * @minItems 2
   */
  oneOf?: [VariantEntry, VariantEntry, ...VariantEntry[]];
  /**
   * It is received, and must not be sent.
   */
  readOnly?: true;
  /**
   * It is sent, and never received.
   */
  writeOnly?: true;
  /**
   * What a number counts, as a reader reads it: R$, %, dias.
   */
  unit?: string;
  /**
   * Whether null may stand in place of a value.
   */
  nullable?: boolean;
  /**
   * always, never, or when: with the condition in words, and with `if` so that it can be checked.
   */
  required:
    | ('always' | 'never')
    | {
        /**
         * The condition, as a reader reads it.
         */
        when: string;
        if?: FieldConditions;
      };
  absent?: FieldAbsence;
  /**
   * What the field says.
   */
  description?: string;
  /**
   * The form of a value, as a reader reads it; left out, size and decimals say it.
   */
  format?: string;
  /**
   * The form of a value, as a regular expression that the whole of it must match.
   */
  pattern?: string;
  /**
   * Characters of a string, items of an array: a number for exactly so many, or min and max. Of a number, the most digits it may have, decimals included.
   */
  size?:
    | number
    | {
        /**
         * The least.
         */
        min?: number;
        /**
         * The most.
         */
        max?: number;
      };
  /**
   * The most digits after the decimal point.
   */
  decimals?: number;
  /**
   * The least value of a number.
   */
  minimum?: number;
  /**
   * The greatest value of a number.
   */
  maximum?: number;
  /**
   * The values allowed, or the field that lists them: contract#path, or #path of this contract.
   */
  values?: Values | string;
  /**
   * What a value must obey beyond its form.
   */
  rule?: string;
  /**
   * A text, a number, true or false.
   */
  example?: string | number | boolean;
  /**
   * In a positional file: where the field begins, counted from 1.
   */
  start?: number;
  /**
   * In a positional file: how many characters the field takes.
   */
  length?: number;
  /**
   * In a positional file: the side on which a shorter value stands; right for numbers, left for the rest, unless said.
   */
  align?: 'left' | 'right';
  /**
   * In a positional file: what fills up a shorter value; 0 for numbers, a space for the rest, unless said.
   */
  padding?: string;
  /**
   * The version the field came with.
   */
  since?: string;
  /**
   * What the field was called before, once or several times: whoever still says so is told.
   */
  was?: string | [string, ...string[]];
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  /**
   * true, or what to use instead.
   */
  deprecated?: true | string;
  /**
   * Whether it is an example of ours rather than what the service has published, or which of its keys say what is.
   */
  illustrative?: boolean | [FieldAspect, ...FieldAspect[]];
  fields?: FieldData;
}
export interface ItemEntry {
  type: ItemType;
  /**
   * Whether null may stand among the items.
   */
  nullable?: boolean;
  /**
   * The form of a value, as a regular expression that the whole of it must match.
   */
  pattern?: string;
  /**
   * Characters of a string, items of an array: a number for exactly so many, or min and max. Of a number, the most digits it may have, decimals included.
   */
  size?:
    | number
    | {
        /**
         * The least.
         */
        min?: number;
        /**
         * The most.
         */
        max?: number;
      };
  /**
   * The most digits after the decimal point.
   */
  decimals?: number;
  /**
   * The least value of a number.
   */
  minimum?: number;
  /**
   * The greatest value of a number.
   */
  maximum?: number;
  /**
   * The values allowed, or the field that lists them: contract#path, or #path of this contract.
   */
  values?: Values | string;
  /**
   * What a number counts, as a reader reads it: R$, %, dias.
   */
  unit?: string;
}
/**
 * A condition as values of other fields, all of which must be as given. A field is looked for beside the one it is about, then in the objects around.
 */
export interface FieldConditions {
  /**
   * The value that field must have, several of which it must have one, or whether it is there.
   */
  [k: string]:
    string | number | boolean | [string | number | boolean, ...(string | number | boolean)[]] | PresenceCondition;
}
export interface PresenceCondition {
  /**
   * Whether the field is there, whatever its value.
   */
  present: boolean;
}
/**
 * When it must not be there: the condition in words, and with `if` so that it can be checked.
 */
export interface FieldAbsence {
  /**
   * The condition, as a reader reads it.
   */
  when: string;
  if?: FieldConditions;
}
/**
 * How a file holds the fields: those of an array are the columns of its lines; those of an object are its kinds of lines in their order, an object once, an array repeated, told apart by fields with one allowed value. One that holds kinds of lines in place of values is a group of lines: it nests them.
 */
export interface FileLayout {
  /**
   * delimited: a character between the fields. positional: each at its place in the line.
   */
  format: 'delimited' | 'positional';
  /**
   * Encoding of the file, which sample files are held to.
   */
  encoding: 'UTF-8' | 'ISO-8859-1' | 'Windows-1252' | 'ASCII';
  /**
   * Whether a file in UTF-8 begins with the byte-order mark EF BB BF. Left out, it may.
   */
  byteOrderMark?: boolean;
  /**
   * What ends each line. Left out, any, the same in the whole file.
   */
  lineEnd?: 'LF' | 'CRLF';
  /**
   * What a file is called. In braces stand a date ({AAAAMMDD}, {DDMMYYYY} …), digits ({NNN}) or digits and capitals ({XXX}), and with = the field whose values are the same: PL_Cota_{AAAAMMDD=data}_{NNN}.csv.
   */
  fileName?: string;
  /**
   * What stands between the fields of a delimited file.
   */
  separator?: string;
  /**
   * Whether the first line of a delimited file holds the names of the fields, in a file with several kinds of lines of the first.
   */
  header?: boolean;
  /**
   * Whether a value of a delimited file may stand in double quotes, as RFC 4180 has it: with separators, ends of lines and, twice each, quotes in it.
   */
  quotes?: boolean;
  /**
   * How dates are written: D a digit of the day, M of the month, A or Y of the year. Left out, as JSON writes them.
   */
  dateFormat?:
    | 'AAAA-MM-DD'
    | 'AAAAMMDD'
    | 'AAAA/MM/DD'
    | 'DD-MM-AAAA'
    | 'DDMMAAAA'
    | 'DD/MM/AAAA'
    | 'YYYY-MM-DD'
    | 'YYYYMMDD'
    | 'YYYY/MM/DD'
    | 'DD-MM-YYYY'
    | 'DDMMYYYY'
    | 'DD/MM/YYYY';
  /**
   * What stands in front of the decimals; none: the last digits are the decimals.
   */
  decimalMark?: '.' | ',' | 'none';
}
export interface FieldListExample {
  /**
   * Path below content/examples/.
   */
  file: string;
  /**
   * valid, partial or invalid(reason), as on a code block.
   */
  expect?: string;
  /**
   * Of a contract for both directions: whether the payload is sent or received.
   */
  direction?: 'sent' | 'received';
}
export interface FieldListError {
  /**
   * A code is what messages say: letters, digits, - and _.
   */
  code: string;
  /**
   * What is refused.
   */
  scope?: string;
  /**
   * The fields it is about.
   */
  fields?: string;
  /**
   * Name of the rule.
   */
  name?: string;
  /**
   * What must hold.
   */
  rule?: string;
  /**
   * The same so that payloads and files are held to it: one check, or several.
   */
  check?: RuleCheck | [RuleCheck, ...RuleCheck[]];
  /**
   * What is wrong, in place of a rule.
   */
  problem?: string;
  /**
   * What comes of it.
   */
  result?: string;
  /**
   * What to do about it.
   */
  action?: string;
}
/**
 * What must hold between fields: one of the keys up to `count`. It is checked in each object that holds all fields it names, or among the items of the array around them.
 */
export interface RuleCheck {
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  unique?: [string, ...string[]];
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  sequence?: [string, ...string[]];
  /**
   * What a sequence begins with, 1 unless said.
   */
  from?: number;
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  equal?: [string, ...string[]];
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  different?: [string, ...string[]];
  before?: Pair;
  notAfter?: Pair;
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  oneOf?: [string, ...string[]];
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  present?: [string, ...string[]];
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  absent?: [string, ...string[]];
  sum?: SumCheck;
  count?: CountCheck;
  if?: FieldConditions;
  /**
   * Fields, by their paths.
   *
   * @minItems 1
   *
   * Items: A field, by the names from the outermost to it with dots between.
   */
  by?: [string, ...string[]];
  /**
   * A field, by the names from the outermost to it with dots between.
   */
  across?: string;
}
/**
 * Numbers that add up to another, exactly.
 */
export interface SumCheck {
  /**
   * What is added up.
   *
   * @minItems 1
   *
   * Items: The values of a field, or of those only that a condition holds for.
   */
  of: [string | RuleOperand, ...(string | RuleOperand)[]];
  /**
   * The values of a field, or of those only that a condition holds for.
   */
  is: string | RuleOperand;
  /**
   * The most by which they may differ; nothing unless said.
   */
  tolerance?: number;
}
export interface RuleOperand {
  /**
   * A field, by the names from the outermost to it with dots between.
   */
  field: string;
  if: FieldConditions;
}
/**
 * How many there are: values, lines of a file, groups of lines.
 */
export interface CountCheck {
  /**
   * What is counted.
   *
   * @minItems 1
   *
   * Items: The values of a field, or of those only that a condition holds for.
   */
  of: [string | RuleOperand, ...(string | RuleOperand)[]];
  /**
   * Their number, or the field that says it.
   */
  is?: number | (string | RuleOperand);
  /**
   * The fewest.
   */
  min?: number;
  /**
   * The most.
   */
  max?: number;
}
/**
 * What may stand between the --- lines at the top of a page. The names are those of Docusaurus, so that existing pages move over unchanged; `status` and `layout` are ours.
 */
export interface Frontmatter {
  /**
   * Title of the page; else its leading # heading, else its file name.
   */
  title?: string;
  /**
   * One or two sentences for search engines and cards; else the first paragraph.
   */
  description?: string;
  /**
   * Route in place of the one the path gives. Relative to the folder unless it begins with a slash.
   */
  slug?: string;
  /**
   * Last part of the route in place of the file’s name, as Docusaurus has it; `slug` goes first, and an index has none.
   */
  id?: string;
  /**
   * Name in the sidebar, in place of the title.
   */
  sidebar_label?: string;
  /**
   * Order within the folder when there is no sidebar.yaml.
   */
  sidebar_position?: number;
  /**
   * Leaves the table of contents out.
   */
  hide_table_of_contents?: boolean;
  /**
   * Highest heading level of the table of contents.
   */
  toc_min_heading_level?: number;
  /**
   * Lowest heading level of the table of contents.
   */
  toc_max_heading_level?: number;
  /**
   * For the keywords meta tag.
   */
  keywords?: string[];
  /**
   * Social card: a path or address.
   */
  image?: string;
  /**
   * Left out of build; shown by dev.
   */
  draft?: boolean;
  /**
   * Built, but in no sidebar, sitemap or search engine.
   */
  unlisted?: boolean;
  /**
   * Route of the previous page; null for none.
   */
  pagination_prev?: string | null;
  /**
   * Route of the next page; null for none.
   */
  pagination_next?: string | null;
  /**
   * Name of an entry under `statuses` in site.yaml.
   */
  status?: string;
  /**
   * The contracts that the page is about, beside those it shows, each a file of content/fields/ without its extension: what it says in code must be a name of these.
   */
  contracts?: string[];
  /**
   * fields: a page that is read for its list of fields; what stands in front of the first one is folded. home: the full width, without sidebar and table of contents.
   */
  layout?: 'doc' | 'fields' | 'home';
}
/**
 * What every page shares: the site's own data and the sidebar tree, the single truth for order. Written to nav.json.
 */
export interface Nav {
  /**
   * Version of this contract.
   */
  schemaVersion: 1;
  /**
   * Names the renderer's build. The HTML carries the same value; where they differ, the site was published again under an open tab.
   */
  rendererVersion: string;
  /**
   * Data of the site as a whole.
   */
  site: {
    /**
     * Name of the site, shown in the navbar and after every page title.
     */
    title: string;
    /**
     * One sentence on whom the site is for.
     */
    tagline?: string;
    /**
     * Language of the site (BCP 47).
     */
    lang: string;
    /**
     * Scheme and host the site is published at, without a trailing slash.
     */
    url?: string;
    /**
     * Path the site is published under, with a slash at both ends.
     */
    base: string;
    /**
     * Whether addresses of pages end in a slash.
     */
    trailingSlash: boolean;
    image?: Href;
    icon?: Href;
    /**
     * Style sheets of the site itself, after those of the renderer.
     */
    styles?: Href[];
    /**
     * Modules of the site itself.
     */
    scripts?: Href[];
    /**
     * Font files of the site itself, worth asking for before the stylesheet names them; where a use is left out, those of the renderer.
     */
    fonts?: {
      /**
       * Of text; none for the fonts of the reader's system.
       */
      text?: Href[];
      /**
       * Of code; the same.
       */
      code?: Href[];
    };
    /**
     * What the head of every page says besides.
     */
    head?: HeadElement[];
    /**
     * Picture at the beginning of the navbar.
     */
    logo?: {
      light: Picture;
      dark: Picture;
      /**
       * The name that the picture shows; where it is empty, the title stands beside it.
       */
      alt: string;
    };
    feed?: Href;
    /**
     * Present where browsers keep the site for reading without a network.
     */
    offline?: true;
  };
  /**
   * Links and menus at the top of every page.
   */
  navbar: {
    /**
     * After the title.
     */
    left: NavEntry[];
    /**
     * At the far end.
     */
    right: NavEntry[];
  };
  /**
   * The foot of every page, on a site that has one.
   */
  footer?: {
    /**
     * Present where it stays at the bottom of the window.
     */
    fixed?: true;
    /**
     * Copyright line.
     */
    copyright?: string;
    /**
     * A sentence below the copyright line.
     */
    notice?: string;
    /**
     * Links of the foot.
     */
    links: NavLink[];
    /**
     * Mail address for questions.
     */
    support?: string;
  };
  /**
   * A bar above the navbar.
   */
  announcement?: {
    /**
     * A dismissal is remembered for this id.
     */
    id: string;
    /**
     * Whether the reader can close it.
     */
    dismissible: boolean;
    body: Nodes;
  };
  versions?: Versions;
  /**
   * Names of the page notices, so that a list of pages can mark them.
   */
  statuses: {
    /**
     * Name of the notice, for people.
     */
    [k: string]: string;
  };
  strings: Strings;
  /**
   * The one sidebar.
   */
  sidebar: NavItem[];
  /**
   * Old route to the route that took its place, so that the application follows them too.
   */
  redirects: {
    [k: string]: Route;
  };
}
/**
 * An element of the head.
 */
export interface HeadElement {
  /**
   * Name of the element; all else are its attributes.
   */
  tag: 'meta' | 'link';
  /**
   * What a meta element speaks of.
   */
  name?: string;
  /**
   * What a meta element speaks of, in RDFa.
   */
  property?: string;
  /**
   * What it says of that.
   */
  content?: string;
  /**
   * What the address of a link is to the site.
   */
  rel?: string;
  href?: Href;
  /**
   * Media type of what is there.
   */
  type?: string;
  /**
   * Name of what is there.
   */
  title?: string;
  /**
   * Language of what is there.
   */
  hreflang?: string;
  /**
   * Sizes of a picture.
   */
  sizes?: string;
  /**
   * Colour of a picture of one colour.
   */
  color?: string;
}
/**
 * A picture of the site itself.
 */
export interface Picture {
  src: Href;
  /**
   * Its own width in pixels.
   */
  width?: number;
  /**
   * Its own height in pixels.
   */
  height?: number;
}
/**
 * A link of the navbar, or a menu of links.
 */
export interface NavEntry {
  /**
   * What the link or the menu says.
   */
  label: string;
  href?: Href;
  route?: Route;
  /**
   * Shown in place of the label where room is short: github, gitlab, mail, rss, or an SVG file of content/static/, which takes the colour of the text.
   */
  icon?: string;
  /**
   * Present when it is a menu: its links.
   */
  items?: NavLink[];
}
/**
 * A link of the navbar or the footer.
 */
export interface NavLink {
  /**
   * What the link says.
   */
  label: string;
  href: Href;
  route?: Route;
  /**
   * Shown in place of the label where room is short: github, gitlab, mail, rss, or an SVG file of content/static/, which takes the colour of the text.
   */
  icon?: string;
}
/**
 * A run of characters.
 */
export interface Text {
  type: 'text';
  /**
   * Characters as they are, nothing escaped.
   */
  value: string;
}
/**
 * hast properties: camel-cased attribute names. Closed, so that no event handler, style or unknown attribute can stand in a document.
 */
export interface Properties {
  /**
   * Fragment without `#`: the id of an element on the page.
   */
  id?: string;
  /**
   * language-* on code, code-* on highlighted spans, line and marked on code lines, the classes GFM gives task lists and footnotes, d-* on parts of a drawn diagram, name on the link that a name in code is.
   */
  className?: string[];
  href?: Href;
  src?: Href;
  /**
   * Text alternative; empty for decoration.
   */
  alt?: string;
  /**
   * Advisory text; on pre, the code block's title.
   */
  title?: string;
  /**
   * Intrinsic width in CSS pixels; diagram units in SVG.
   */
  width?: number;
  /**
   * Intrinsic height in CSS pixels; diagram units in SVG.
   */
  height?: number;
  /**
   * Alignment of a table cell; of a shorter value in a positional file.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * First number of an ordered list.
   */
  start?: number;
  /**
   * Task list item.
   */
  type?: 'checkbox';
  /**
   * Whether the task is done; absent when it is not.
   */
  checked?: boolean;
  /**
   * Task list boxes are shown, not operated.
   */
  disabled?: true;
  /**
   * Details that start open.
   */
  open?: true;
  /**
   * Language of the text inside (BCP 47), where it differs from the site's.
   */
  lang?: string;
  /**
   * Ids of what describes the element; the heading of the footnotes.
   */
  ariaDescribedBy?: string[];
  /**
   * Name for screen readers, such as that of a link back from a footnote.
   */
  ariaLabel?: string;
  ariaHidden?: 'true';
  role?: 'img' | 'presentation';
  dataFootnoteRef?: true;
  /**
   * On the link from a footnote back to the text; always empty.
   */
  dataFootnoteBackref?: string;
  dataFootnotes?: true;
  /**
   * On a link: it leads to a file of this site, not to a page.
   */
  dataFile?: true;
  /**
   * On pre: show line numbers. The lines are span.line.
   */
  dataLineNumbers?: true;
  kind?: AdmonitionKind;
  /**
   * Plain-text name: of a tab, card, video, diagram, field list, download, kind of line in a file, or contract that files are held to.
   */
  label?: string;
  /**
   * doc-diagram: what it shows, in words (accDescr).
   */
  description?: string;
  /**
   * doc-tabs: tabs of the same group on all pages follow the reader's choice. doc-field: heading of this field and those after it.
   */
  group?: string;
  /**
   * doc-diagram: mermaid's name for it, such as sequence or flowchart-v2. Its children are an svg, where one could be drawn, and the source as a pre.
   */
  diagramType?: string;
  poster?: Href;
  captions?: Href;
  /**
   * doc-video: length as the reader sees it.
   */
  duration?: string;
  /**
   * doc-download: name the file is saved under.
   */
  fileName?: string;
  /**
   * doc-download: size of the file.
   */
  bytes?: number;
  /**
   * doc-download: hash of the file, to check what was received.
   */
  sha256?: string;
  /**
   * doc-field: where it stands in the payload; [] is each item of an array. doc-operation, doc-request: its path without what stands in front, parameters in braces.
   */
  path?: string;
  /**
   * doc-operation, doc-request: its method.
   */
  method?: string;
  /**
   * doc-operation: what stands in front of its path.
   */
  address?: string;
  /**
   * doc-operation: the service calls it, and the client answers.
   */
  webhook?: true;
  /**
   * doc-operation: an example of ours, not something the service has published.
   */
  illustrative?: true;
  /**
   * doc-field: how many fields it stands inside. The fields of a list are in order, each after the one that holds it.
   */
  depth?: number;
  /**
   * doc-field-use: how the field, or what stands around doc-uses, is named there; none for a page that has a status: in the text, in a diagram, in an example, in a request of a Postman collection, by an operation.
   */
  kinds?: ('text' | 'diagram' | 'example' | 'request' | 'operation')[];
  /**
   * Fragment without `#`: the id of an element on the page.
   */
  groupId?: string;
  /**
   * doc-field, doc-uses: how many uses are not among its children; data/where-used.json has them all.
   */
  more?: number;
  /**
   * doc-variable: where it is kept.
   */
  scope?: 'collection' | 'environment' | 'both';
  /**
   * doc-variable: the value it comes with.
   */
  initial?: string;
  /**
   * doc-variable: Postman hides its value.
   */
  secret?: true;
  /**
   * doc-field: JSON's type, any, or the name of a form of string.
   */
  dataType?:
    | 'string'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'time'
    | 'cnpj'
    | 'cpf'
    | 'isin'
    | 'uuid'
    | 'email'
    | 'uri'
    | 'object'
    | 'array'
    | 'map'
    | 'null'
    | 'any';
  /**
   * doc-field: what an array or a map holds.
   */
  itemType?:
    | 'string'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'time'
    | 'cnpj'
    | 'cpf'
    | 'isin'
    | 'uuid'
    | 'email'
    | 'uri'
    | 'object'
    | 'any';
  /**
   * doc-field: the form of each item of an array or a map.
   */
  itemForm?: string;
  /**
   * doc-field: what the number counts.
   */
  unit?: string;
  /**
   * doc-field: it is received, and not sent.
   */
  readOnly?: true;
  /**
   * doc-field: it is sent, and not received.
   */
  writeOnly?: true;
  /**
   * doc-field: null may stand in place of a value.
   */
  nullable?: true;
  /**
   * doc-field: form of a value, in words. Where it is given, it says all that sizes would.
   */
  format?: string;
  /**
   * doc-field: least characters or items.
   */
  minSize?: number;
  /**
   * doc-field: most characters, items, or digits of a number, decimals included.
   */
  maxSize?: number;
  /**
   * doc-field: most digits after the decimal point.
   */
  decimals?: number;
  /**
   * doc-field: whether a payload must have it. when: on a condition, which a note says.
   */
  obligation?: 'always' | 'never' | 'when';
  /**
   * doc-field: version it came with.
   */
  since?: string;
  /**
   * doc-field, doc-operation: not for new integrations; a note may say what to use instead.
   */
  deprecated?: true;
  /**
   * doc-field-note: what of the field it says. doc-request-note: what of the request or variable.
   */
  about?:
    | 'description'
    | 'condition'
    | 'absence'
    | 'contract'
    | 'rule'
    | 'default'
    | 'example'
    | 'deprecated'
    | 'changes'
    | 'tests'
    | 'sets'
    | 'answers'
    | 'setBy';
  /**
   * doc-field, and the links of doc-file-line: its column in a delimited file, or its first character in a positional one.
   */
  column?: number;
  /**
   * doc-field: its last character in a positional file.
   */
  lastColumn?: number;
  /**
   * doc-field-list of a file: its encoding.
   */
  encoding?: string;
  /**
   * doc-field-list of a file: whether it begins with a byte-order mark.
   */
  byteOrderMark?: boolean;
  /**
   * doc-field-list of a file: what it is called, with letters where characters differ.
   */
  fileForm?: string;
  /**
   * doc-field-list of a file: what ends its lines.
   */
  lineEnd?: 'LF' | 'CRLF';
  /**
   * doc-field-list of a delimited file: what stands between the fields.
   */
  separator?: string;
  /**
   * doc-field-list of a delimited file: whether a value may stand in quotes, as RFC 4180 has it.
   */
  quotes?: boolean;
  /**
   * doc-field-list of a file with dates: how they are written.
   */
  dateFormat?: string;
  /**
   * doc-field-list of a delimited file: whether its first line holds the names of the fields.
   */
  header?: boolean;
  /**
   * doc-field-list of a file: what stands in front of decimals; none: the last digits are the decimals.
   */
  decimalMark?: '.' | ',' | 'none';
  /**
   * SVG: the part of the drawing that is shown.
   */
  viewBox?: string;
  /**
   * SVG: the course of a path.
   */
  d?: string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  x?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  y?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  x1?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  y1?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  x2?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  y2?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  cx?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  cy?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  r?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  rx?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  ry?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  dx?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  dy?: number | string;
  /**
   * SVG: corners of a polygon or polyline.
   */
  points?: string;
  /**
   * SVG: shift or turn of an element.
   */
  transform?: string;
  textAnchor?: 'start' | 'middle' | 'end';
  /**
   * SVG: what of a text stands at its y.
   */
  dominantBaseline?: string;
  /**
   * SVG: dashes of a line.
   */
  strokeDashArray?: string;
  /**
   * SVG: marker at the end of a line.
   */
  markerEnd?: string;
  /**
   * SVG: marker at the beginning of a line.
   */
  markerStart?: string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  markerWidth?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  markerHeight?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  refX?: number | string;
  /**
   * A coordinate or length of a drawn diagram.
   */
  refY?: number | string;
  /**
   * SVG: direction of a marker.
   */
  orient?: string;
  /**
   * SVG: what the size of a marker is measured in.
   */
  markerUnits?: string;
}
/**
 * Every word of the interface and of what the build makes, in place of those of the language (`lang`). Words in {braces} are filled in.
 */
export interface Strings {
  /**
   * Skip link, the first focusable element.
   */
  skipToContent: string;
  /**
   * What a page says above its text where its style sheet did not come, as under another path than it was built for. Nobody meets it elsewhere.
   */
  unstyled: string;
  /**
   * Name of the navbar landmark.
   */
  mainNavigation: string;
  /**
   * Name of the sidebar landmark.
   */
  sidebarNavigation: string;
  /**
   * Name of the breadcrumb landmark.
   */
  breadcrumbs: string;
  /**
   * Name of the link to the home page.
   */
  home: string;
  /**
   * Opens the mobile sidebar.
   */
  openSidebar: string;
  /**
   * Closes the mobile sidebar.
   */
  closeSidebar: string;
  /**
   * Button beside a closed category.
   */
  expandCategory: string;
  /**
   * Button beside an open category.
   */
  collapseCategory: string;
  /**
   * Link in a long list of the sidebar, in place of the pages that are left out until the reader does anything; it leads to the nearest.
   */
  morePages: string;
  /**
   * Heading of the table of contents.
   */
  tableOfContents: string;
  /**
   * Name of the previous/next landmark.
   */
  pagination: string;
  /**
   * Previous page.
   */
  previous: string;
  /**
   * Next page.
   */
  next: string;
  /**
   * Back-to-top control.
   */
  backToTop: string;
  /**
   * Link of the foot that begins a mail to the address `footer.support`.
   */
  support: string;
  /**
   * When the page at hand was last changed, in the foot.
   */
  lastChange: string;
  /**
   * Link to the source of the page at hand.
   */
  editPage: string;
  /**
   * Link to the page at hand as Markdown.
   */
  viewMarkdown: string;
  /**
   * Copies the page at hand as Markdown.
   */
  copyMarkdown: string;
  /**
   * Button that lists the shortcuts, and heading of the list.
   */
  shortcuts: string;
  /**
   * Switch of the shortcuts, for who speaks to the keyboard or hits keys by chance.
   */
  shortcutsOn: string;
  /**
   * Button that opens the search, and name of its field.
   */
  search: string;
  /**
   * Name of the search, and title of the page of results.
   */
  searchTitle: string;
  /**
   * Route of the page of results, which has its query after `?q=`.
   */
  searchRoute: string;
  /**
   * Shown in the empty field of the search.
   */
  searchPlaceholder: string;
  /**
   * Name of the list of results.
   */
  searchResults: string;
  /**
   * How many results there are, said and shown.
   */
  searchCount: string;
  /**
   * Shown where nothing is found.
   */
  searchNone: string;
  /**
   * What to try where nothing is found.
   */
  searchHint: string;
  /**
   * Offers the nearest words that the site has.
   */
  searchNearest: string;
  /**
   * Link from the dialog to the page of results.
   */
  searchAll: string;
  /**
   * Button that shows more results on their page.
   */
  searchMore: string;
  /**
   * Heading of the reader’s last searches.
   */
  searchRecent: string;
  /**
   * Button that forgets the reader’s last searches.
   */
  searchForget: string;
  /**
   * Shown when the index cannot be fetched.
   */
  searchFailed: string;
  /**
   * Shown on the page of results without scripts.
   */
  searchNeedsScript: string;
  /**
   * What the arrow keys do in the search.
   */
  searchChoose: string;
  /**
   * What the Enter key does in the search.
   */
  searchOpen: string;
  /**
   * Kind of a result.
   */
  searchPage: string;
  /**
   * Kind of a result.
   */
  searchSection: string;
  /**
   * Kind of a result.
   */
  searchField: string;
  /**
   * Kind of a result.
   */
  searchOperation: string;
  /**
   * Kind of a result: a request of a collection.
   */
  searchRequest: string;
  /**
   * Kind of a result: an error code, a status or a value.
   */
  searchCode: string;
  /**
   * Kind of a result: a file to download.
   */
  searchFile: string;
  /**
   * Copies a code block.
   */
  copy: string;
  /**
   * Said after copying.
   */
  copied: string;
  /**
   * Said when the browser refuses the clipboard.
   */
  copyFailed: string;
  /**
   * Name of the button that copies a code block: its title, or its language.
   */
  copyCode: string;
  /**
   * Button of a code block: long lines go on below, instead of being scrolled.
   */
  wrapCode: string;
  /**
   * The address of a heading or a field is in the clipboard.
   */
  linkCopied: string;
  /**
   * Name of a button that copies a name, a path or an address.
   */
  copyText: string;
  /**
   * Name of a code block that scrolls.
   */
  codeBlock: string;
  /**
   * Name of a table that scrolls.
   */
  table: string;
  /**
   * Name of a list of tabs.
   */
  tabList: string;
  /**
   * Name of the link beside a heading.
   */
  headingLink: string;
  /**
   * Added to the name of a link that leaves the site.
   */
  externalLink: string;
  /**
   * Colour mode toggle while light.
   */
  switchToDark: string;
  /**
   * Colour mode toggle while dark.
   */
  switchToLight: string;
  /**
   * Gives the colour mode back to the system, where the reader has chosen one.
   */
  followSystem: string;
  /**
   * Dismisses the announcement bar.
   */
  closeAnnouncement: string;
  /**
   * Name of the announcement bar.
   */
  announcement: string;
  /**
   * Name of the version menu.
   */
  versions: string;
  /**
   * Default title of a note.
   */
  note: string;
  /**
   * Default title of a tip.
   */
  tip: string;
  /**
   * Default title of an info.
   */
  info: string;
  /**
   * Default title of a warning.
   */
  warning: string;
  /**
   * Default title of a danger.
   */
  danger: string;
  /**
   * Default title of a caution.
   */
  caution: string;
  /**
   * Heading of the footnotes, for screen readers.
   */
  footnotes: string;
  /**
   * Name of the link from a footnote back to the text.
   */
  backToReference: string;
  /**
   * A download.
   */
  download: string;
  /**
   * Label of a file’s hash.
   */
  fileHash: string;
  /**
   * Field list: column with the name of a field.
   */
  fieldName: string;
  /**
   * Field list: column with type, size and form.
   */
  fieldType: string;
  /**
   * Field list: column that says whether a field is required; also the name of the filter by it.
   */
  fieldObligation: string;
  /**
   * Field list: column with what a field means and obeys.
   */
  fieldNotes: string;
  /**
   * A field that is always required.
   */
  fieldAlways: string;
  /**
   * A field that is optional.
   */
  fieldNever: string;
  /**
   * A field that is required on a condition.
   */
  fieldWhen: string;
  /**
   * In front of the condition under which a field is required.
   */
  fieldCondition: string;
  /**
   * In front of an example value.
   */
  fieldExample: string;
  /**
   * Name of the list of a field’s values.
   */
  fieldValues: string;
  /**
   * Version a field came with.
   */
  fieldSince: string;
  /**
   * Mark of a deprecated field.
   */
  fieldDeprecated: string;
  /**
   * In front of the condition under which a field must not be there.
   */
  fieldAbsence: string;
  /**
   * In front of the contract whose fields an object has.
   */
  fieldContract: string;
  /**
   * Mark of a field that is received and not sent.
   */
  fieldReadOnly: string;
  /**
   * Mark of a field that is sent and not received.
   */
  fieldWriteOnly: string;
  /**
   * Form of each item of an array or a map.
   */
  fieldEach: string;
  /**
   * Said of a field that may be null.
   */
  fieldNullable: string;
  /**
   * Behind the type of an array: what it holds.
   */
  fieldItems: string;
  /**
   * Unit of the size of a text.
   */
  fieldCharacters: string;
  /**
   * Unit of the size of a whole number.
   */
  fieldDigits: string;
  /**
   * Unit of the size of an array.
   */
  fieldArrayItems: string;
  /**
   * A greatest size.
   */
  fieldSizeUpTo: string;
  /**
   * A least size.
   */
  fieldSizeFrom: string;
  /**
   * A least and a greatest size.
   */
  fieldSizeBetween: string;
  /**
   * An exact size.
   */
  fieldSizeExact: string;
  /**
   * Size of a number.
   */
  fieldSizeDecimals: string;
  /**
   * Name of the link beside a field.
   */
  fieldLink: string;
  /**
   * Field list: name of the search box.
   */
  fieldFilter: string;
  /**
   * Filter by obligation: no filter.
   */
  fieldFilterAll: string;
  /**
   * Field list: how many fields a filter leaves.
   */
  fieldCount: string;
  /**
   * Field list: a filter leaves none.
   */
  fieldNone: string;
  /**
   * Field list: opens all groups and objects.
   */
  fieldUnfoldAll: string;
  /**
   * Field list: closes all groups and objects.
   */
  fieldFoldAll: string;
  /**
   * Field list: opens a group or an object.
   */
  fieldUnfold: string;
  /**
   * Field list: closes a group or an object.
   */
  fieldFold: string;
  /**
   * Field list: its groups and objects, to go to.
   */
  fieldIndex: string;
  /**
   * Field list: how many fields it has.
   */
  fieldCountAll: string;
  /**
   * Page that is read for its list of fields: what stands in front of the list, folded.
   */
  fieldsBefore: string;
  /**
   * Field list: in front of its files.
   */
  fieldDownloads: string;
  /**
   * Error list: column with the code.
   */
  errorCode: string;
  /**
   * Error list: column with what is refused.
   */
  errorScope: string;
  /**
   * Error list: column with the fields it is about.
   */
  errorFields: string;
  /**
   * Error list: column with the rule.
   */
  errorRule: string;
  /**
   * Error list: column with what a rule asks for, beside its name.
   */
  errorCheck: string;
  /**
   * Error list: column with what is wrong.
   */
  errorProblem: string;
  /**
   * Error list: column with what comes of it.
   */
  errorResult: string;
  /**
   * Error list: column with what to do about it.
   */
  errorAction: string;
  /**
   * Error codes: column with the operations and contracts that raise it.
   */
  errorRaisedBy: string;
  /**
   * Error codes: name of the field that filters them.
   */
  errorFilter: string;
  /**
   * Error codes: how many rows a filter leaves.
   */
  errorCount: string;
  /**
   * Error codes: none match the filter.
   */
  errorNone: string;
  /**
   * Field list: in front of the places that name a field.
   */
  fieldUses: string;
  /**
   * Field list: how many more places name a field.
   */
  fieldUsesMore: string;
  /**
   * Field list: a field is named in the text of a page.
   */
  fieldUseText: string;
  /**
   * Field list: a field is named in a diagram.
   */
  fieldUseDiagram: string;
  /**
   * Field list: an example has a field.
   */
  fieldUseExample: string;
  /**
   * Field list: a request of a Postman collection has a field.
   */
  fieldUseRequest: string;
  /**
   * Field list: an operation is told a field.
   */
  fieldUseOperation: string;
  /**
   * Postman collection: what its download is called, as the link says it.
   */
  collectionFile: string;
  /**
   * Postman collection: title of its table of variables.
   */
  collectionVariables: string;
  /**
   * Postman collection: name of its list of requests.
   */
  collectionRequests: string;
  /**
   * Postman collection: in front of the tests of a request.
   */
  requestTests: string;
  /**
   * Postman collection: in front of the variables that a request gives a value to.
   */
  requestSets: string;
  /**
   * Postman collection: in front of the answers saved with a request.
   */
  requestAnswers: string;
  /**
   * Postman collection: column with the names of variables.
   */
  variableName: string;
  /**
   * Postman collection: column with where variables are kept.
   */
  variableScope: string;
  /**
   * Postman collection: a variable is kept in it.
   */
  variableCollection: string;
  /**
   * Postman collection: a variable is kept in an environment.
   */
  variableEnvironment: string;
  /**
   * Postman collection: a variable is kept in an environment, and in the collection for when none is chosen.
   */
  variableBoth: string;
  /**
   * Postman collection: a variable whose value Postman hides.
   */
  variableSecret: string;
  /**
   * Postman collection: column with the values of variables.
   */
  variableValue: string;
  /**
   * Postman collection: a variable that comes without a value.
   */
  variableOpen: string;
  /**
   * Postman collection: in front of the requests that give a variable its value.
   */
  variableSetBy: string;
  /**
   * Postman collection: column with what variables are for.
   */
  variableUse: string;
  /**
   * Operation: heading of its headers and parameters.
   */
  operationParameters: string;
  /**
   * Operation, as Markdown: column that says whether a parameter is in the path, the query or a header.
   */
  operationPlace: string;
  /**
   * Operation, as Markdown: column with the form of values.
   */
  operationFormat: string;
  /**
   * Operation: group of its headers.
   */
  operationHeaders: string;
  /**
   * Operation: group of the parameters in its path.
   */
  operationPath: string;
  /**
   * Operation: group of the parameters in its query.
   */
  operationQuery: string;
  /**
   * Operation: group of its cookies.
   */
  operationCookies: string;
  /**
   * Operation: in front of the value that holds when a parameter is left out.
   */
  operationDefault: string;
  /**
   * Operation: heading of what authorises a call.
   */
  operationSecurity: string;
  /**
   * Operation: says that nothing authorises a call.
   */
  operationSecurityNone: string;
  /**
   * Operation: says which schemes authorise a call.
   */
  operationSecurityAll: string;
  /**
   * Operation: between ways to authorise a call, one of which it needs.
   */
  operationSecurityOr: string;
  /**
   * Operation: between schemes that a call bears at once.
   */
  operationSecurityAnd: string;
  /**
   * Operation: in front of the scopes that a call needs.
   */
  operationScopes: string;
  /**
   * Operation: in front of the address that gives a token.
   */
  operationToken: string;
  /**
   * Operation: a security scheme of the type oauth2.
   */
  schemeOauth2: string;
  /**
   * Operation: a security scheme of the type bearer.
   */
  schemeBearer: string;
  /**
   * Operation: a security scheme of the type basic.
   */
  schemeBasic: string;
  /**
   * Operation: a security scheme of the type api-key.
   */
  schemeApiKey: string;
  /**
   * Operation: a security scheme of the type mutual-tls.
   */
  schemeMutualTls: string;
  /**
   * Operation: heading of the environments of its API.
   */
  operationEnvironments: string;
  /**
   * Operation: column with the names of environments.
   */
  operationEnvironment: string;
  /**
   * Operation: column with the addresses of environments.
   */
  operationAddress: string;
  /**
   * Operation: mark of one that should not be used any more.
   */
  operationDeprecated: string;
  /**
   * Operation: heading of what is sent.
   */
  operationBody: string;
  /**
   * Operation: column with the contract of an answer; in front of the contract of the body.
   */
  operationContract: string;
  /**
   * Operation: column with the parts of a body.
   */
  operationPart: string;
  /**
   * Operation: column with what a part of a body holds.
   */
  operationPartContent: string;
  /**
   * Operation: name of an example that is long and closed at first.
   */
  operationExample: string;
  /**
   * Operation: heading of its code samples.
   */
  operationCode: string;
  /**
   * Operation: which environment variables its code samples read.
   */
  operationVariables: string;
  /**
   * Operation: heading of its answers.
   */
  operationAnswers: string;
  /**
   * Operation: column with the status of an answer or an error.
   */
  operationStatus: string;
  /**
   * Operation: column with what an answer means.
   */
  operationMeaning: string;
  /**
   * Operation: title of the example of an answer.
   */
  operationAnswer: string;
  /**
   * Operation: title of the headers of an answer.
   */
  operationAnswerHeaders: string;
  /**
   * Operation: heading of what can go wrong.
   */
  operationErrors: string;
  /**
   * Operation, as Markdown: column with the cause of an error.
   */
  operationCause: string;
  /**
   * Operation, as Markdown: column with what to do about an error.
   */
  operationAction: string;
  /**
   * Operation: column with the cause of an error and what to do about it.
   */
  operationCauseAction: string;
  /**
   * Operation: heading of its limits.
   */
  operationLimits: string;
  /**
   * Operation: column with what is limited.
   */
  operationLimit: string;
  /**
   * Operation: column with how much a limit allows.
   */
  operationLimitValue: string;
  /**
   * Operation, as Markdown: column with what a limit applies to.
   */
  operationLimitScope: string;
  /**
   * Operation: heading of the calls that the service makes because of it.
   */
  operationCallbacks: string;
  /**
   * Operation: mark of one that the service calls.
   */
  operationWebhook: string;
  /**
   * Operation: mark of what is an example of ours rather than published.
   */
  operationIllustrative: string;
  /**
   * Where a field stands in a delimited file.
   */
  fileColumn: string;
  /**
   * Where a field stands in a positional file.
   */
  filePositions: string;
  /**
   * Name of a file’s encoding.
   */
  fileEncoding: string;
  /**
   * Name of what a file is called.
   */
  fileForm: string;
  /**
   * Said after the encoding of a file that begins with a byte-order mark.
   */
  fileMark: string;
  /**
   * Said after the encoding of a file that begins without a byte-order mark.
   */
  fileNoMark: string;
  /**
   * Name of what ends the lines of a file.
   */
  fileLineEnd: string;
  /**
   * Name of whether values of a delimited file stand in quotes.
   */
  fileQuotes: string;
  /**
   * Values may stand in quotes.
   */
  fileQuotesAllowed: string;
  /**
   * Values never stand in quotes.
   */
  fileQuotesNone: string;
  /**
   * Name of how dates are written.
   */
  fileDates: string;
  /**
   * Name of what stands between the fields of a file.
   */
  fileSeparator: string;
  /**
   * Name of whether a file has a header.
   */
  fileHeader: string;
  /**
   * Said of a file with a header.
   */
  fileHeaderPresent: string;
  /**
   * Said of a file without a header.
   */
  fileHeaderAbsent: string;
  /**
   * Name of what stands in front of decimals in a file.
   */
  fileDecimals: string;
  /**
   * Said of a file whose decimals have no mark.
   */
  fileDecimalsImplied: string;
  /**
   * Name of a sample line.
   */
  fileLine: string;
  /**
   * Name of a sample line where there are several kinds.
   */
  fileLineOf: string;
  /**
   * Heading of a video’s transcript.
   */
  transcript: string;
  /**
   * Shown in place of a video without a file.
   */
  videoMissing: string;
  /**
   * Opens the source of a diagram.
   */
  diagramSource: string;
  /**
   * Opens a diagram in a dialog.
   */
  diagramZoom: string;
  /**
   * Button of an enlarged diagram.
   */
  diagramIn: string;
  /**
   * Button of an enlarged diagram.
   */
  diagramOut: string;
  /**
   * Button of an enlarged diagram: all of it is in sight again.
   */
  diagramFit: string;
  /**
   * Closes a dialog.
   */
  close: string;
  /**
   * Shown around an element that the renderer does not know.
   */
  unknownElement: string;
  /**
   * Said while a navigation takes long.
   */
  loading: string;
  /**
   * Said to screen readers after a navigation.
   */
  pageLoaded: string;
  /**
   * Title of the not-found page.
   */
  notFoundTitle: string;
  /**
   * First paragraph of the not-found page.
   */
  notFoundText: string;
  /**
   * Second paragraph of the not-found page.
   */
  notFoundAction: string;
  /**
   * Heading of the nearest routes on the not-found page.
   */
  notFoundNearest: string;
  /**
   * Shown when a page’s document cannot be fetched.
   */
  loadFailedTitle: string;
  /**
   * The browser could not reach the host.
   */
  loadFailedOffline: string;
  /**
   * The host answered with an error.
   */
  loadFailedServer: string;
  /**
   * Button that shows what is kept for reading without a network, and the heading of what it opens.
   */
  offline: string;
  /**
   * Says what is kept for reading without a network.
   */
  offlineAbout: string;
  /**
   * Says how much is kept. Placeholders: kept, total, size.
   */
  offlineState: string;
  /**
   * Button that keeps the whole site.
   */
  offlineKeep: string;
  /**
   * Button that forgets what is kept.
   */
  offlineForget: string;
  /**
   * Shown when something could not be kept.
   */
  offlineFailed: string;
  /**
   * Shown where a browser keeps nothing.
   */
  offlineImpossible: string;
  /**
   * Said when the site was published anew.
   */
  offlineNew: string;
  /**
   * Button that loads the new version.
   */
  offlineLoad: string;
  /**
   * Title of what is shown in the place of a page that is not kept.
   */
  offlineTitle: string;
  /**
   * Shown in the place of a page that is not kept.
   */
  offlineText: string;
  /**
   * Link from what is shown in the place of a page that is not kept.
   */
  offlineHome: string;
  /**
   * llms.txt: says that pages are there as Markdown, in front of the address of llms-full.txt.
   */
  llmsAbout: string;
  /**
   * llms.txt: in front of the address of data/index.json.
   */
  llmsData: string;
  /**
   * llms.txt: in front of the addresses of the llms.txt of each section.
   */
  llmsSections: string;
  /**
   * llms.txt of a section: heading of its pages.
   */
  llmsPages: string;
  /**
   * llms.txt: heading of pages that stand in no category of the sidebar.
   */
  llmsOthers: string;
  /**
   * Name of the filter of a list in addresses: `?filtro=cnpj`. Small letters, digits, hyphens.
   */
  filterParameter: string;
  /**
   * Name in addresses of the filter by what is required. Small letters, digits, hyphens.
   */
  obligationParameter: string;
  /**
   * Added to the name of the filter in addresses where it is of error codes. Small letters, digits, hyphens.
   */
  codesParameter: string;
  failure: FailureStrings;
  anchors?: AnchorStrings;
  columns?: ColumnStrings;
  samples?: SampleStrings;
  data?: DataStrings;
  changeKinds?: ChangeKindStrings;
  changes?: ChangeStrings;
  ownFile?: OwnFileStrings;
  testData?: TestDataStrings;
}
/**
 * Words that are quoted in English, with the language they are marked up in.
 */
export interface FailureStrings {
  /**
   * Language of the words below (BCP 47).
   */
  lang: string;
  /**
   * A page that throws while it is shown.
   */
  pageCrashed: string;
  /**
   * Shows a crashed page once more.
   */
  tryAgain: string;
  /**
   * Fetches a page again that could not be loaded.
   */
  retry: string;
}
/**
 * What ids of generated things begin with, in addresses: `#campo-valor`.
 */
export interface AnchorStrings {
  /**
   * A field. Small letters, digits, hyphens.
   */
  field: string;
  /**
   * A group of fields. Small letters, digits, hyphens.
   */
  group: string;
  /**
   * A code in the error list of a contract. Small letters, digits, hyphens.
   */
  code: string;
  /**
   * A code or status in a table of all errors. Small letters, digits, hyphens.
   */
  error: string;
  /**
   * A request of a Postman collection; also one whose name has no letter. Small letters, digits, hyphens.
   */
  request: string;
  /**
   * An operation. Small letters, digits, hyphens.
   */
  operation: string;
  /**
   * Part of an operation: what authorises a call. Small letters, digits, hyphens.
   */
  authorization: string;
  /**
   * Part of an operation: its headers and parameters. Small letters, digits, hyphens.
   */
  parameters: string;
  /**
   * Part of an operation: what is sent. Small letters, digits, hyphens.
   */
  body: string;
  /**
   * Part of an operation: its code samples. Small letters, digits, hyphens.
   */
  samples: string;
  /**
   * Part of an operation: its answers. Small letters, digits, hyphens.
   */
  answers: string;
  /**
   * An answer of an operation. Small letters, digits, hyphens.
   */
  answer: string;
  /**
   * Part of an operation: the calls that the service makes. Small letters, digits, hyphens.
   */
  callbacks: string;
  /**
   * Part of an operation: what can go wrong. Small letters, digits, hyphens.
   */
  errors: string;
  /**
   * Part of an operation: its limits. Small letters, digits, hyphens.
   */
  limits: string;
  /**
   * Part of an operation: the environments of its API. Small letters, digits, hyphens.
   */
  environments: string;
  /**
   * A header. Small letters, digits, hyphens.
   */
  header: string;
  /**
   * A parameter in the path. Small letters, digits, hyphens.
   */
  path: string;
  /**
   * A parameter in the query. Small letters, digits, hyphens.
   */
  query: string;
  /**
   * A cookie. Small letters, digits, hyphens.
   */
  cookie: string;
  /**
   * A change of a contract. Small letters, digits, hyphens.
   */
  change: string;
  /**
   * What is not released yet. Small letters, digits, hyphens.
   */
  next: string;
}
/**
 * Heads of the columns of field lists as CSV.
 */
export interface ColumnStrings {
  /**
   * Name of a field.
   */
  name: string;
  /**
   * Path of a field.
   */
  path: string;
  /**
   * The variant that a field is of.
   */
  variant: string;
  /**
   * Its column in a file, or the first of its positions.
   */
  first: string;
  /**
   * Its column in a file, or the last of its positions.
   */
  last: string;
  /**
   * Type.
   */
  type: string;
  /**
   * Form, in words.
   */
  format: string;
  /**
   * Form, as a pattern.
   */
  pattern: string;
  /**
   * How many items it has at least.
   */
  minItems: string;
  /**
   * How many items it has at most.
   */
  maxItems: string;
  /**
   * Least size.
   */
  minSize: string;
  /**
   * Greatest size.
   */
  maxSize: string;
  /**
   * How many decimals it has at most.
   */
  decimals: string;
  /**
   * Least value.
   */
  minimum: string;
  /**
   * Greatest value.
   */
  maximum: string;
  /**
   * What a number counts.
   */
  unit: string;
  /**
   * Whether it may be null.
   */
  nullable: string;
  /**
   * Whether it is required.
   */
  required: string;
  /**
   * When it is required.
   */
  condition: string;
  /**
   * When it must not be there.
   */
  absentWhen: string;
  /**
   * Whether it is sent only or received only.
   */
  direction: string;
  /**
   * Description.
   */
  description: string;
  /**
   * Rules.
   */
  rule: string;
  /**
   * Values.
   */
  values: string;
  /**
   * Example.
   */
  example: string;
  /**
   * Version it came with.
   */
  since: string;
  /**
   * Whether it is deprecated.
   */
  deprecated: string;
  /**
   * What of it is an example.
   */
  illustrative: string;
}
/**
 * Names and sentences in the code samples of operations.
 */
export interface SampleStrings {
  /**
   * Group of their tabs: those that authors write in it follow the same choice. Letters, the first a small one.
   */
  group: string;
  /**
   * Added to names of files and classes that mean something already. Letters, the first a small one.
   */
  example: string;
  /**
   * Variable: path and query of the address. Letters, the first a small one.
   */
  path: string;
  /**
   * Variable: what sends. Letters, the first a small one.
   */
  client: string;
  /**
   * Variable: what is sent. Letters, the first a small one.
   */
  request: string;
  /**
   * Variable: what comes back. Letters, the first a small one.
   */
  response: string;
  /**
   * Variable: the text of what comes back. Letters, the first a small one.
   */
  text: string;
  /**
   * Variable: the body of what is sent. Letters, the first a small one.
   */
  body: string;
  /**
   * Variable: a form. Letters, the first a small one.
   */
  form: string;
  /**
   * Variable: a part of a form. Letters, the first a small one.
   */
  part: string;
  /**
   * Variable: the parts of a form. Letters, the first a small one.
   */
  parts: string;
  /**
   * Variable: what stands between the parts of a form. Letters, the first a small one.
   */
  boundary: string;
  /**
   * Function: the head of a part of a form. Letters, the first a small one.
   */
  head: string;
  /**
   * Function: the content of a file as a part of a form. Letters, the first a small one.
   */
  content: string;
  /**
   * Variable: a name. Letters, the first a small one.
   */
  name: string;
  /**
   * Variable: a media type. Letters, the first a small one.
   */
  type: string;
  /**
   * Variable: a value; in front of names that mean something already. Letters, the first a small one.
   */
  value: string;
  /**
   * Function: encodes a value for an address. Letters, the first a small one.
   */
  encode: string;
  /**
   * Function: reads an environment variable. Letters, the first a small one.
   */
  variable: string;
  /**
   * Variable and name of a file: the certificate of the client. Letters, the first a small one.
   */
  certificate: string;
  /**
   * Variable: what presents the certificate. Letters, the first a small one.
   */
  handler: string;
  /**
   * Variable: options of a call. Letters, the first a small one.
   */
  options: string;
  /**
   * Variable: takes what comes back. Letters, the first a small one.
   */
  receive: string;
  /**
   * Variable: takes an error. Letters, the first a small one.
   */
  fail: string;
  /**
   * Said by a sample when an environment variable is not set.
   */
  unset: string;
  /**
   * Comment in front of the options by which Java is given one.
   */
  keyStore: string;
}
/**
 * Words and sentences in tables of Markdown and in published data.
 */
export interface DataStrings {
  /**
   * It is so.
   */
  yes: string;
  /**
   * It is not so.
   */
  no: string;
  /**
   * Column: whether a field is required.
   */
  required: string;
  /**
   * Column: where a field stands in a file.
   */
  position: string;
  /**
   * From one number to another.
   */
  range: string;
  /**
   * A least and a greatest value.
   */
  between: string;
  /**
   * A least value.
   */
  atLeast: string;
  /**
   * A greatest value.
   */
  atMost: string;
  /**
   * The condition under which a field is required.
   */
  requiredWhen: string;
  /**
   * The variant that a field is of.
   */
  onlyWith: string;
  /**
   * The values that a field may have.
   */
  values: string;
  /**
   * The values that are known of a field that is received.
   */
  knownValues: string;
  /**
   * What a number counts.
   */
  unit: string;
  /**
   * Title of what is an example as a whole.
   */
  illustrativeTitle: string;
  /**
   * How the dates of a file are said to be written whose layout says nothing of it.
   */
  dateFormat: 'AAAA-MM-DD' | 'YYYY-MM-DD';
  /**
   * Name of the schema of what is sent.
   */
  schemaSent: string;
  /**
   * Name of the schema of what is received.
   */
  schemaReceived: string;
  /**
   * Of a field that is partly an example: its type.
   */
  aspectType: string;
  /**
   * The same: whether it is required.
   */
  aspectRequired: string;
  /**
   * The same: when it must not be there.
   */
  aspectAbsent: string;
  /**
   * The same: its form.
   */
  aspectFormat: string;
  /**
   * The same: its pattern.
   */
  aspectPattern: string;
  /**
   * The same: its size.
   */
  aspectSize: string;
  /**
   * The same: its decimals.
   */
  aspectDecimals: string;
  /**
   * The same: its least value.
   */
  aspectMinimum: string;
  /**
   * The same: its greatest value.
   */
  aspectMaximum: string;
  /**
   * The same: whether it may be null.
   */
  aspectNullable: string;
  /**
   * The same: its values.
   */
  aspectValues: string;
  /**
   * The same: its unit.
   */
  aspectUnit: string;
  /**
   * The same: its rules.
   */
  aspectRule: string;
}
/**
 * What has changed, in a few words each.
 */
export interface ChangeKindStrings {
  /**
   * Something has been added.
   */
  new: string;
  /**
   * A required field has been added.
   */
  newRequired: string;
  /**
   * A field has been added that is required at times.
   */
  newRequiredAtTimes: string;
  /**
   * A column has been added to a file.
   */
  newColumn: string;
  /**
   * A kind of line has been added to a file.
   */
  newLine: string;
  /**
   * Something is there no longer.
   */
  removed: string;
  /**
   * A field has another name.
   */
  renamed: string;
  /**
   * A column of a file stands at another place.
   */
  moved: string;
  /**
   * A field is required now.
   */
  required: string;
  /**
   * A field is required no longer.
   */
  optional: string;
  /**
   * A field is required on a condition now.
   */
  requiredAtTimes: string;
  /**
   * A field is required on another condition.
   */
  requiredOtherwise: string;
  /**
   * A field is forbidden on a condition.
   */
  absent: string;
  /**
   * A field is forbidden no longer.
   */
  present: string;
  /**
   * A field holds another contract.
   */
  holds: string;
  /**
   * A field is received only.
   */
  readOnly: string;
  /**
   * A field is no longer received only.
   */
  notReadOnly: string;
  /**
   * A field is sent only.
   */
  writeOnly: string;
  /**
   * A field is no longer sent only.
   */
  notWriteOnly: string;
  /**
   * A field stands at another place of a line.
   */
  position: string;
  /**
   * Something is not for new integrations.
   */
  deprecated: string;
  /**
   * Something is deprecated no longer.
   */
  restored: string;
  /**
   * A field has another type.
   */
  type: string;
  /**
   * How many characters or items.
   */
  size: string;
  /**
   * How many digits.
   */
  digits: string;
  /**
   * How many decimals.
   */
  decimals: string;
  /**
   * The greatest value.
   */
  maximum: string;
  /**
   * The least value.
   */
  minimum: string;
  /**
   * The pattern of a value.
   */
  pattern: string;
  /**
   * The pattern of the keys of a map.
   */
  keys: string;
  /**
   * The unit of a number.
   */
  unit: string;
  /**
   * A field has a list of values now.
   */
  values: string;
  /**
   * A field has a list of values no longer.
   */
  anyValue: string;
  /**
   * A value is there no longer.
   */
  valueRemoved: string;
  /**
   * A value has been added.
   */
  valueNew: string;
  /**
   * A field may be null now.
   */
  nullable: string;
  /**
   * A field may be null no longer.
   */
  notNullable: string;
  /**
   * What a payload is.
   */
  root: string;
  /**
   * Who gets a payload.
   */
  direction: string;
  /**
   * A contract is a file now.
   */
  file: string;
  /**
   * A contract is a file no longer.
   */
  notFile: string;
  /**
   * The format of a file.
   */
  format: string;
  /**
   * The encoding of a file.
   */
  encoding: string;
  /**
   * Whether a file has a byte-order mark.
   */
  byteOrderMark: string;
  /**
   * What ends a line of a file.
   */
  lineEnd: string;
  /**
   * What a file is called.
   */
  fileName: string;
  /**
   * What stands between the values of a file.
   */
  separator: string;
  /**
   * Whether a file has a header.
   */
  header: string;
  /**
   * Whether values of a file may stand in quotes.
   */
  quotes: string;
  /**
   * How dates are written in a file.
   */
  dateFormat: string;
  /**
   * What stands in front of the decimals in a file.
   */
  decimalMark: string;
  /**
   * A rule between fields has been added.
   */
  newRule: string;
  /**
   * A rule between fields is another.
   */
  changedRule: string;
  /**
   * A rule between fields is there no longer.
   */
  removedRule: string;
  /**
   * The version of an API.
   */
  version: string;
  /**
   * Where an API is called.
   */
  address: string;
  /**
   * How a call is authorised.
   */
  authorization: string;
  /**
   * The method and path of an operation.
   */
  call: string;
  /**
   * What an operation takes.
   */
  body: string;
  /**
   * What an answer holds.
   */
  answerBody: string;
  /**
   * An operation may answer in one more way.
   */
  newAnswer: string;
  /**
   * An operation answers so no longer.
   */
  removedAnswer: string;
  /**
   * What must hold of a value, in words.
   */
  rule: string;
  /**
   * Another field tells variants apart.
   */
  discriminator: string;
  /**
   * What holds where a parameter is left out.
   */
  default: string;
  /**
   * How several values of a parameter are written.
   */
  explode: string;
  /**
   * A webhook that an operation leads to.
   */
  callback: string;
  /**
   * An error has been added.
   */
  newError: string;
  /**
   * An error is there no longer.
   */
  removedError: string;
  /**
   * A limit has been added.
   */
  newLimit: string;
  /**
   * A limit is there no longer.
   */
  removedLimit: string;
  /**
   * A limit is another.
   */
  limit: string;
  /**
   * What only a note says.
   */
  told: string;
}
/**
 * Words around changes of contracts.
 */
export interface ChangeStrings {
  /**
   * A limit that is not there.
   */
  any: string;
  /**
   * A unit or a version that is not there.
   */
  none: string;
  /**
   * What a field holds that names no contract.
   */
  ownFields: string;
  /**
   * What an answer without a contract holds.
   */
  noContract: string;
  /**
   * What clients send.
   */
  sent: string;
  /**
   * What clients receive.
   */
  received: string;
  /**
   * What clients send and receive.
   */
  both: string;
  /**
   * Heading: changes since the last release.
   */
  next: string;
  /**
   * Column: what of a contract has changed.
   */
  part: string;
  /**
   * A contract as a whole.
   */
  whole: string;
  /**
   * Column: the changes.
   */
  what: string;
  /**
   * Column: whose programs must change.
   */
  whom: string;
  /**
   * Those who send.
   */
  sender: string;
  /**
   * Those who receive.
   */
  receiver: string;
  /**
   * No program must change.
   */
  nobody: string;
  /**
   * Two together.
   */
  and: string;
  /**
   * How many changes a release has.
   */
  summary: string;
  /**
   * No changes since the last release.
   */
  unchanged: string;
  /**
   * There are no releases.
   */
  unreleased: string;
  /**
   * The first release.
   */
  begin: string;
  /**
   * Heading: all contracts.
   */
  kept: string;
  /**
   * Column: a contract.
   */
  contract: string;
  /**
   * Column: where a program finds a contract and its changes.
   */
  follow: string;
  /**
   * Title of a feed of changes.
   */
  feedOf: string;
  /**
   * What the feed of all contracts tells, after the title of the site.
   */
  feedOfAll: string;
  /**
   * Leads to data/changes.json.
   */
  data: string;
  /**
   * At a field: the release it came with.
   */
  markSince: string;
  /**
   * At a field: the releases in which it changed.
   */
  markChanged: string;
  /**
   * At a field: it came after the last release.
   */
  markSinceNext: string;
  /**
   * At a field: it has changed since the last release.
   */
  markChangedNext: string;
}
/**
 * What `::check-file` says.
 */
export interface OwnFileStrings {
  /**
   * Label of the field that takes a file.
   */
  choose: string;
  /**
   * Beside it: files may be dropped here, too.
   */
  drop: string;
  /**
   * Opens the field for a text that was copied.
   */
  paste: string;
  /**
   * Name of that field.
   */
  pasteLabel: string;
  /**
   * Button: checks what was pasted.
   */
  check: string;
  /**
   * Name of what was pasted, in the result.
   */
  pasted: string;
  /**
   * Says that the file does not leave the machine.
   */
  stays: string;
  /**
   * While a file is checked. {name} is the file, {percent} how much of it is done.
   */
  checking: string;
  /**
   * Button that stops it.
   */
  cancel: string;
  /**
   * When it was stopped. {name} is the file.
   */
  cancelled: string;
  /**
   * When a file has no fault. {name} is the file.
   */
  right: string;
  /**
   * When it has one. {name} is the file.
   */
  one: string;
  /**
   * When it has several. {count} says how many, {name} is the file.
   */
  several: string;
  /**
   * When not all faults are told. {shown} of them are.
   */
  first: string;
  /**
   * Button that saves the result as CSV.
   */
  save: string;
  /**
   * Name of the saved file, without extension. Letters, digits, hyphens.
   */
  saved: string;
  /**
   * When the check itself cannot be loaded or fails.
   */
  failed: string;
  /**
   * When a file is larger than the check takes. {limit} is the most, with its unit.
   */
  tooLarge: string;
  /**
   * In place of it all without JavaScript. {command} does the same at the command line.
   */
  needsScript: string;
  /**
   * In front of the names of the contracts it is held to.
   */
  contracts: string;
  columns?: OwnFileColumnStrings;
  reasons?: OwnFileReasonStrings;
  faults?: FaultStrings;
}
/**
 * Heads of the columns of the result.
 */
export interface OwnFileColumnStrings {
  /**
   * The line of the file.
   */
  line: string;
  /**
   * The column in the line.
   */
  column: string;
  /**
   * The field of the contract.
   */
  field: string;
  /**
   * Why something is wrong, in a word or two.
   */
  reason: string;
  /**
   * What is wrong.
   */
  message: string;
  /**
   * What to do.
   */
  hint: string;
}
/**
 * Why something is wrong.
 */
export interface OwnFileReasonStrings {
  /**
   * The reason that `expect=invalid(absent)` names.
   */
  absent: string;
  /**
   * The reason that `expect=invalid(columns)` names.
   */
  columns: string;
  /**
   * The reason that `expect=invalid(decimals)` names.
   */
  decimals: string;
  /**
   * The reason that `expect=invalid(duplicate)` names.
   */
  duplicate: string;
  /**
   * The reason that `expect=invalid(encoding)` names.
   */
  encoding: string;
  /**
   * The reason that `expect=invalid(fileName)` names.
   */
  fileName: string;
  /**
   * The reason that `expect=invalid(format)` names.
   */
  format: string;
  /**
   * The reason that `expect=invalid(header)` names.
   */
  header: string;
  /**
   * The reason that `expect=invalid(lineEnd)` names.
   */
  lineEnd: string;
  /**
   * The reason that `expect=invalid(maximum)` names.
   */
  maximum: string;
  /**
   * The reason that `expect=invalid(minimum)` names.
   */
  minimum: string;
  /**
   * The reason that `expect=invalid(order)` names.
   */
  order: string;
  /**
   * The reason that `expect=invalid(quotes)` names.
   */
  quotes: string;
  /**
   * The reason that `expect=invalid(readOnly)` names.
   */
  readOnly: string;
  /**
   * The reason that `expect=invalid(required)` names.
   */
  required: string;
  /**
   * The reason that `expect=invalid(size)` names.
   */
  size: string;
  /**
   * The reason that `expect=invalid(syntax)` names.
   */
  syntax: string;
  /**
   * The reason that `expect=invalid(type)` names.
   */
  type: string;
  /**
   * The reason that `expect=invalid(unknown)` names.
   */
  unknown: string;
  /**
   * The reason that `expect=invalid(values)` names.
   */
  values: string;
  /**
   * The reason that `expect=invalid(writeOnly)` names.
   */
  writeOnly: string;
}
/**
 * What is wrong with a payload or a file: sentences but for their full stop, what stands in them, and what to do. {subject} is the field, the line or the payload.
 */
export interface FaultStrings {
  /**
   * A value is another than it must be.
   */
  be: string;
  /**
   * A value has something else than it must have.
   */
  have: string;
  /**
   * {fault} is a sentence of these, {reason} says why in the words of the contract.
   */
  because: string;
  /**
   * A field that must be there is not.
   */
  missing: string;
  /**
   * A field is there that must not be.
   */
  forbidden: string;
  /**
   * A key is given twice.
   */
  twice: string;
  /**
   * A field is sent that is only received.
   */
  receivedOnly: string;
  /**
   * A field is received that is only sent.
   */
  sentOnly: string;
  /**
   * A key that no field has.
   */
  noField: string;
  /**
   * A key that no field of this variant has.
   */
  noFieldHere: string;
  /**
   * A key of a map whose name has another form.
   */
  nameForm: string;
  /**
   * A rule: two values must differ.
   */
  differ: string;
  /**
   * A rule: a date must be before another.
   */
  before: string;
  /**
   * A rule: a date must not be after another.
   */
  notAfter: string;
  /**
   * A rule: one of several fields must be there.
   */
  haveOneOf: string;
  /**
   * A rule: two fields cannot be there together.
   */
  notBeside: string;
  /**
   * A rule: values must differ from those of any other item.
   */
  same: string;
  /**
   * What cannot be read as JSON. {wanted} is what should stand there.
   */
  notJson: string;
  /**
   * JSON that nests too deeply.
   */
  tooDeep: string;
  /**
   * The name of the file has another form.
   */
  fileName: string;
  /**
   * The file should begin with a byte-order mark.
   */
  markMissing: string;
  /**
   * The file should begin without a byte-order mark.
   */
  markForbidden: string;
  /**
   * The file is of another encoding.
   */
  otherEncoding: string;
  /**
   * The first line of a delimited file is not its header.
   */
  noHeader: string;
  /**
   * A line that is of no kind.
   */
  noLine: string;
  /**
   * A line ends otherwise than it must.
   */
  lineEnd: string;
  /**
   * A line stands where its kind cannot.
   */
  lineOrder: string;
  /**
   * A date of a line has another form.
   */
  lineDate: string;
  /**
   * A quote in a line is never closed.
   */
  quoteOpen: string;
  /**
   * A quote in a line where none may be.
   */
  quoteInside: string;
  /**
   * Text in a line after a closing quote.
   */
  quoteClosed: string;
  /**
   * Subject: all of a payload.
   */
  payload: string;
  /**
   * Subject: a line of a file.
   */
  line: string;
  /**
   * Two things, both of them.
   */
  all: string;
  /**
   * Two things, one of them.
   */
  any: string;
  /**
   * One of several values.
   */
  oneOf: string;
  /**
   * A form of values.
   */
  form: string;
  /**
   * In front of a number, or of a number of things.
   */
  atLeast: string;
  /**
   * In front of a number, or of a number of things.
   */
  atMost: string;
  /**
   * A number of characters.
   */
  characters: string;
  /**
   * A number of items.
   */
  items: string;
  /**
   * A number of columns.
   */
  columns: string;
  /**
   * A number of digits.
   */
  digits: string;
  /**
   * A number of digits, of a number with decimals.
   */
  wholeDigits: string;
  /**
   * A number of decimals.
   */
  decimals: string;
  /**
   * How many of some fields there are.
   */
  countOf: string;
  /**
   * A number that says how many there are.
   */
  asMany: string;
  /**
   * A value that another field has.
   */
  asOther: string;
  /**
   * A value that the name of the file has.
   */
  asName: string;
  /**
   * What a value must be, or is: a text.
   */
  string: string;
  /**
   * What a value must be: a number.
   */
  number: string;
  /**
   * What a value must be: a whole number.
   */
  integer: string;
  /**
   * What a value must be: true or false.
   */
  boolean: string;
  /**
   * What a value must be, or is: an object.
   */
  object: string;
  /**
   * What a value must be, or is: an array.
   */
  array: string;
  /**
   * What a value must be: a date.
   */
  date: string;
  /**
   * What a value must be: a date with a time.
   */
  datetime: string;
  /**
   * What a value must be: a time of day.
   */
  time: string;
  /**
   * What a value must be: a CNPJ.
   */
  cnpj: string;
  /**
   * What a value must be: a CPF.
   */
  cpf: string;
  /**
   * What a value must be: an ISIN.
   */
  isin: string;
  /**
   * What a value must be: a UUID.
   */
  uuid: string;
  /**
   * What a value must be: an e-mail address.
   */
  email: string;
  /**
   * What a value must be: an address with its scheme.
   */
  uri: string;
  /**
   * What should stand in JSON: a name.
   */
  jsonName: string;
  /**
   * What should stand in JSON: a value.
   */
  jsonValue: string;
  /**
   * What should stand in JSON: the end.
   */
  nothingMore: string;
  /**
   * What stands in JSON: the end.
   */
  textEnd: string;
  /**
   * What to do: the name that may be meant.
   */
  didYouMean: string;
  /**
   * What to do: a field must not be there.
   */
  remove: string;
  /**
   * What to do: a key is given twice.
   */
  keepOne: string;
  /**
   * What to do: a field is missing.
   */
  add: string;
  /**
   * What to do: in which variants a key is a field.
   */
  fieldWhere: string;
  /**
   * Which rule does not hold.
   */
  rule: string;
  /**
   * What to do: a byte-order mark is missing.
   */
  writeMark: string;
  /**
   * What to do: a byte-order mark must not be there.
   */
  writeNoMark: string;
  /**
   * What to do: the encoding is another.
   */
  writeEncoding: string;
  /**
   * What to do: the header is another.
   */
  writeHeader: string;
  /**
   * What to do: lines end in several ways.
   */
  endAlike: string;
  /**
   * What to do: quotes are not as they must be.
   */
  quote: string;
  /**
   * What to do: which kinds of lines may stand here.
   */
  mayStand: string;
  /**
   * What to do: no more lines may stand here.
   */
  fileEnds: string;
  /**
   * What to do: by what kinds of lines are known.
   */
  lineHas: string;
}
/**
 * What `::test-data` says.
 */
export interface TestDataStrings {
  /**
   * Header: the file.
   */
  file: string;
  /**
   * Header: what a file is there for.
   */
  tests: string;
  /**
   * Header: what is wrong with it.
   */
  expected: string;
  /**
   * Under the name of a file. Placeholders: bytes.
   */
  size: string;
  /**
   * Names the files that nothing is wrong with.
   */
  right: string;
  /**
   * Names those at the limits of fields.
   */
  atLimits: string;
  /**
   * Names those that break a rule.
   */
  wrong: string;
  /**
   * Of a right file.
   */
  nothing: string;
  /**
   * Of a wrong one. Placeholders: line, column, rule.
   */
  place: string;
  /**
   * What the smallest file tests.
   */
  smallest: string;
  /**
   * What the full file tests.
   */
  full: string;
  /**
   * What a file tests of a field. Placeholders: what, field.
   */
  ofField: string;
  /**
   * A rule broken on this side of a limit. Placeholders: rule.
   */
  below: string;
  /**
   * A rule broken on this side of a limit. Placeholders: rule.
   */
  above: string;
  /**
   * Link to the index.
   */
  index: string;
  /**
   * Before what no file was found for.
   */
  untested: string;
  limits?: LimitStrings;
}
/**
 * Limits of fields.
 */
export interface LimitStrings {
  /**
   * A limit.
   */
  shortest: string;
  /**
   * A limit.
   */
  longest: string;
  /**
   * A limit.
   */
  least: string;
  /**
   * A limit.
   */
  greatest: string;
  /**
   * A limit.
   */
  digits: string;
  /**
   * A limit.
   */
  decimals: string;
  /**
   * A limit.
   */
  first: string;
  /**
   * A limit.
   */
  last: string;
  /**
   * A limit.
   */
  value: string;
  /**
   * A limit.
   */
  null: string;
  /**
   * A limit.
   */
  few: string;
  /**
   * A limit.
   */
  many: string;
}
/**
 * A page in the sidebar.
 */
export interface NavPage {
  kind: 'page';
  route: Route;
  /**
   * Name of the page in the sidebar.
   */
  label: string;
  /**
   * Title of the page, where the label says less.
   */
  title?: string;
  /**
   * Place among its neighbours in the whole, in a part of the navigation that leaves out some of them.
   */
  position?: number;
}
/**
 * A category of the sidebar, with or without a page of its own.
 */
export interface NavCategory {
  kind: 'category';
  /**
   * Name of the category.
   */
  label: string;
  /**
   * Title of the category's own page, where the label says less.
   */
  title?: string;
  route?: Route;
  /**
   * What the category holds, in order.
   */
  items: NavItem[];
  /**
   * Place among its neighbours in the whole, in a part of the navigation that leaves out some of them.
   */
  position?: number;
}
/**
 * The operations of one API, which share an address and how a call is authorised. What authors write in content/operations/<name>.yaml, and what is published as data/operations/<name>.json. Texts are Markdown unless they say otherwise.
 */
export interface ApiData {
  /**
   * Name of the API, plain text.
   */
  title: string;
  /**
   * Version of the API, where it has one, without the v: 1.0.0.
   */
  version?: string;
  /**
   * What the API is for.
   */
  description?: string;
  /**
   * Whether all of it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  server: ApiServer;
  authorization?: ApiAuthorization;
  /**
   * Ways to authorise a call, by names that `security` calls them.
   */
  securitySchemes?: {
    [k: string]: SecurityScheme;
  };
  security?: Security;
  answers?: Answers;
  errors?: Errors;
  limits?: Limits;
  /**
   * The operations, in reading order.
   *
   * @minItems 1
   */
  operations: [OperationData, ...OperationData[]];
  /**
   * Calls that the service makes, in reading order.
   *
   * @minItems 1
   */
  webhooks?: [WebhookData, ...WebhookData[]];
}
/**
 * Where an API is called.
 */
export interface ApiServer {
  /**
   * What stands in front of each path when it is shown: an address, or what stands in for one that is not known.
   */
  address: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  variable: string;
  /**
   * An address in the form the variable has it, without a slash at its end: https://hub.example
   */
  example: string;
  /**
   * What a reader should know of the address.
   */
  description?: string;
  /**
   * Environments in which the API is there, each with its own address, in reading order.
   *
   * @minItems 1
   */
  environments?: [ApiEnvironment, ...ApiEnvironment[]];
}
/**
 * One environment.
 */
export interface ApiEnvironment {
  /**
   * What it is called, plain text: Homologação.
   */
  name: string;
  /**
   * Its address, in the form the variable has it, without a slash at its end: https://hub.example
   */
  address: string;
  /**
   * What a reader should know of it.
   */
  description?: string;
}
/**
 * The header that authorises a call, where there is no more to say of it; `securitySchemes` says more.
 */
export interface ApiAuthorization {
  /**
   * The name of a header is letters, digits and hyphens.
   */
  header: string;
  /**
   * The value with what it is filled in with in braces: Bearer {access_token}
   */
  value: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  variable: string;
  /**
   * Where the value comes from.
   */
  description?: string;
}
/**
 * One way to authorise a call.
 */
export interface SecurityScheme {
  /**
   * oauth2: a token for the credentials of a client. bearer: a token in the header Authorization. basic: a name and a password. api-key: a key in a header, the query or a cookie. mutual-tls: a certificate of the client.
   */
  type: 'oauth2' | 'bearer' | 'basic' | 'api-key' | 'mutual-tls';
  /**
   * Where it comes from, and what to know of it.
   */
  description?: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  variable?: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  username?: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  password?: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  certificate?: string;
  /**
   * The name of an environment variable is capitals, digits and underscores.
   */
  key?: string;
  /**
   * api-key: where the key stands.
   */
  in?: 'header' | 'query' | 'cookie';
  /**
   * api-key: a name is letters, digits, dots, hyphens and underscores.
   */
  name?: string;
  /**
   * oauth2: an address that gives the token, or a path below the server's address.
   */
  tokenUrl?: string;
  /**
   * oauth2: scopes by name, each with what it allows.
   */
  scopes?: {
    /**
     * What it allows.
     */
    [k: string]: string;
  };
}
/**
 * Schemes by name, all of which a call bears, each with its scopes.
 */
export interface SecurityRequirement {
  /**
   * Scopes that the call needs.
   */
  [k: string]: string[];
}
/**
 * One answer.
 */
export interface AnswerData {
  /**
   * Status of HTTP, a class of them (4XX), or default: every one that is not listed.
   */
  status: number | string;
  /**
   * Name of the answer, plain text: Created.
   */
  title?: string;
  /**
   * When it comes, and what it means.
   */
  description: string;
  /**
   * Headers of the answer, but for the type of its body.
   *
   * @minItems 1
   */
  headers?: [ParameterData, ...ParameterData[]];
  /**
   * A media type has the form application/json; left out, it is that, or what the example is called.
   */
  mediaType?: string;
  /**
   * The field list a payload obeys: a file of content/fields/, without its extension.
   */
  contract?: string;
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  example?: string;
  /**
   * Several examples, in place of one.
   *
   * @minItems 1
   */
  examples?: [ExampleData, ...ExampleData[]];
  /**
   * The same in several media types, in place of one; code samples are made of the first.
   *
   * @minItems 1
   */
  content?: [BodyData, ...BodyData[]];
  /**
   * Whether it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
}
/**
 * A part of the path, of the query, a header or a cookie, with the keys that a field has.
 */
export interface ParameterData {
  /**
   * A name is letters, digits and ._~$-, in a query with brackets after it: expand[]
   */
  name: string;
  /**
   * Where it stands. A header of an answer has no need of it.
   */
  in?: 'path' | 'query' | 'header' | 'cookie';
  /**
   * JSON's types (null with or without quotes); any, a value of whatever type; map, an object whose keys are data; and strings of one form: date (2025-11-23), datetime (2025-11-23T10:30:00-03:00), time of day (10:30:00), cnpj and cpf with their check digits and nothing between, isin, uuid, email, and uri with its scheme.
   */
  type:
    | 'string'
    | 'number'
    | 'integer'
    | 'boolean'
    | 'date'
    | 'datetime'
    | 'time'
    | 'cnpj'
    | 'cpf'
    | 'isin'
    | 'uuid'
    | 'email'
    | 'uri'
    | 'object'
    | 'array'
    | 'map'
    | 'null'
    | null
    | 'any';
  /**
   * What an array or a map holds when it holds no objects: a type, or the type with its limits.
   */
  items?: ItemType | ItemEntry;
  /**
   * always, never, or when: with the condition in words, and with `if` so that it can be checked.
   */
  required?:
    | ('always' | 'never')
    | {
        /**
         * The condition, as a reader reads it.
         */
        when: string;
        if?: FieldConditions;
      };
  /**
   * What the field says.
   */
  description?: string;
  /**
   * The form of a value, as a reader reads it; left out, size and decimals say it.
   */
  format?: string;
  /**
   * The form of a value, as a regular expression that the whole of it must match.
   */
  pattern?: string;
  /**
   * Characters of a string, items of an array: a number for exactly so many, or min and max. Of a number, the most digits it may have, decimals included.
   */
  size?:
    | number
    | {
        /**
         * The least.
         */
        min?: number;
        /**
         * The most.
         */
        max?: number;
      };
  /**
   * The most digits after the decimal point.
   */
  decimals?: number;
  /**
   * The least value of a number.
   */
  minimum?: number;
  /**
   * The greatest value of a number.
   */
  maximum?: number;
  values?: Values;
  /**
   * What a value must obey beyond its form.
   */
  rule?: string;
  /**
   * The version the field came with.
   */
  since?: string;
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  /**
   * true, or what to use instead.
   */
  deprecated?: true | string;
  /**
   * A value of its type, or several of an array, of which code samples are made; one that has none is left out of them.
   */
  example?: (string | number | boolean) | [string | number | boolean, ...(string | number | boolean)[]];
  /**
   * What holds when it is left out.
   */
  default?: (string | number | boolean) | [string | number | boolean, ...(string | number | boolean)[]];
  /**
   * Of an array in the query: whether each value stands there by itself (a=1&a=2), as it does unless said, or all in one with commas (a=1,2).
   */
  explode?: boolean;
  /**
   * Whether it is an example of ours rather than what the service has published, or which of its keys say what is.
   */
  illustrative?: boolean | [FieldAspect, ...FieldAspect[]];
}
/**
 * One example.
 */
export interface ExampleData {
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  file: string;
  /**
   * What it is an example of, plain text.
   */
  title?: string;
}
/**
 * A payload in one media type.
 */
export interface BodyData {
  /**
   * A media type has the form application/json; left out, it is that, or what the example is called.
   */
  mediaType: string;
  /**
   * The field list a payload obeys: a file of content/fields/, without its extension.
   */
  contract?: string;
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  example?: string;
  /**
   * Several examples, in place of one.
   *
   * @minItems 1
   */
  examples?: [ExampleData1, ...ExampleData1[]];
  /**
   * Fields of a form by name, in place of an example. A value of the form $NAME is read from that environment variable.
   */
  form?: {
    /**
     * What the field holds.
     */
    [k: string]: string;
  };
  /**
   * Parts of a body of the type multipart/form-data, in place of an example.
   *
   * @minItems 1
   */
  parts?: [PartData, ...PartData[]];
}
/**
 * One example.
 */
export interface ExampleData1 {
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  file: string;
  /**
   * What it is an example of, plain text.
   */
  title?: string;
}
/**
 * One part: a file named by `example`, or a text.
 */
export interface PartData {
  /**
   * A name has no blanks, quotes, =, ; and backslashes.
   */
  name: string;
  /**
   * Whether a call must have it.
   */
  required?: 'always' | 'never';
  /**
   * Of a file: a media type has the form application/pdf.
   */
  mediaType?: string;
  /**
   * The field list a payload obeys: a file of content/fields/, without its extension.
   */
  contract?: string;
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  example?: string;
  /**
   * The text; of the form $NAME, it is read from that environment variable.
   */
  value?: string;
  /**
   * What it holds.
   */
  description?: string;
  /**
   * Whether it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
}
/**
 * One thing that can go wrong.
 */
export interface ErrorData {
  /**
   * Status of HTTP, or in words what takes its place: 500 to 504, no answer.
   */
  status: number | string;
  /**
   * What it means.
   */
  cause: string;
  /**
   * What to do.
   */
  action: string;
}
/**
 * One limit.
 */
export interface LimitData {
  /**
   * What is limited.
   */
  name: string;
  /**
   * How much is allowed.
   */
  value: string;
  /**
   * To what it applies.
   */
  description?: string;
}
/**
 * One operation.
 */
export interface OperationData {
  /**
   * An id is small letters and digits with hyphens between, and no other operation of the site has it. Addresses are made of it: it lasts as long as the operation.
   */
  id: string;
  /**
   * What it is called, plain text.
   */
  title: string;
  /**
   * Method of HTTP.
   */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * A path begins with a slash and has its parameters in braces, without a query: /v1/pedidos/{numero}
   */
  path: string;
  /**
   * What it does.
   */
  description?: string;
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  /**
   * true, or what to use instead.
   */
  deprecated?: true | string;
  /**
   * Whether it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
  server?: ApiServer;
  /**
   * Whether a call bears the API's authorization; false says the same as `security: none`.
   */
  authorized?: boolean;
  security?: Security;
  /**
   * What a call is told beside its body. The authorization and the type of the body are not among them.
   *
   * @minItems 1
   */
  parameters?: [ParameterData, ...ParameterData[]];
  request?: RequestData;
  answers: Answers;
  /**
   * Webhooks that the service calls because of this operation.
   *
   * @minItems 1
   */
  callbacks?: [CallbackData, ...CallbackData[]];
  errors?: Errors;
  limits?: Limits;
}
/**
 * The body of a call: the file named by `example`, the fields of a form, or the parts of several.
 */
export interface RequestData {
  /**
   * A media type has the form application/json; left out, it is that, or what the example is called.
   */
  mediaType?: string;
  /**
   * The field list a payload obeys: a file of content/fields/, without its extension.
   */
  contract?: string;
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  example?: string;
  /**
   * Several examples, in place of one.
   *
   * @minItems 1
   */
  examples?: [ExampleData2, ...ExampleData2[]];
  /**
   * Fields of a form by name, in place of an example. A value of the form $NAME is read from that environment variable.
   */
  form?: {
    /**
     * What the field holds.
     */
    [k: string]: string;
  };
  /**
   * Parts of a body of the type multipart/form-data, in place of an example.
   *
   * @minItems 1
   */
  parts?: [PartData, ...PartData[]];
  /**
   * The same in several media types, in place of one; code samples are made of the first.
   *
   * @minItems 1
   */
  content?: [BodyData, ...BodyData[]];
  /**
   * What a reader should know of the body.
   */
  description?: string;
  /**
   * Whether it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
}
/**
 * One example.
 */
export interface ExampleData2 {
  /**
   * A payload below content/examples/, listed as valid by its contract.
   */
  file: string;
  /**
   * What it is an example of, plain text.
   */
  title?: string;
}
/**
 * One webhook.
 */
export interface CallbackData {
  /**
   * The id of one of `webhooks:`.
   */
  webhook: string;
  /**
   * Where it is called, as an expression of OpenAPI: {$request.body#/webhookUrl}/pix
   */
  address: string;
}
/**
 * A call that the service makes: its request is what it sends, its answers are what it takes.
 */
export interface WebhookData {
  /**
   * An id is small letters and digits with hyphens between, and no other operation of the site has it. Addresses are made of it: it lasts as long as the operation.
   */
  id: string;
  /**
   * What it is called, plain text.
   */
  title: string;
  /**
   * Method of HTTP.
   */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * What it calls, as a reader reads it: {webhookUrl}/pix
   */
  address: string;
  /**
   * What it does.
   */
  description?: string;
  /**
   * What has changed since the last release in content/releases/, for those whose programs it concerns. On a list, or on a field that holds others, also what has been removed from it. A text that the release has already is no longer news.
   */
  change?: string;
  /**
   * true, or what to use instead.
   */
  deprecated?: true | string;
  /**
   * Whether it is an example of ours rather than what the service has published.
   */
  illustrative?: boolean;
  security?: Security;
  /**
   * What a call is told beside its body. The authorization and the type of the body are not among them.
   *
   * @minItems 1
   */
  parameters?: [ParameterData, ...ParameterData[]];
  request?: RequestData;
  answers: Answers;
}
/**
 * One page as data: what it says, in the order it says it. Written to <route>.json and shown by the renderer without further decisions. Self-contained: it refers to no other schema.
 */
export interface PageDocument {
  /**
   * Version of this contract. A reader that knows another version must not guess.
   */
  schemaVersion: 1;
  route: Route;
  /**
   * Plain text of the page's title, without the site's name.
   */
  title: string;
  /**
   * Plain text, from front matter or the page's first paragraph; empty when there is neither.
   */
  description: string;
  /**
   * The file that says this, relative to the content folder, with forward slashes; sidebar.yaml for a generated category page.
   */
  sourcePath: string;
  /**
   * Day of the last commit that changed the file; absent where git does not know.
   */
  lastChange?: string;
  editUrl?: Href;
  /**
   * doc: with sidebar and table of contents. fields: the same, for a page that is read for its list of fields: what the author put in front of the first one is folded. home: the full width, without sidebar and table of contents.
   */
  layout: 'doc' | 'fields' | 'home';
  /**
   * For the keywords meta tag.
   */
  keywords?: string[];
  image?: Href;
  /**
   * Reachable by its address, but neither in the sidebar, the sitemap nor search engines.
   */
  unlisted?: true;
  /**
   * A notice that the whole page carries, from the entry of this name under `statuses` in site.yaml.
   */
  status?: {
    /**
     * The entry's name in site.yaml.
     */
    name: string;
    kind: AdmonitionKind;
    /**
     * Heading of the notice; the kind's own name when left out.
     */
    title?: string;
    body: Nodes;
  };
  /**
   * Neighbours that front matter sets. A side that is absent follows the order of the sidebar; null means none.
   */
  pagination?: {
    previous?: Neighbour;
    next?: Neighbour;
  };
  /**
   * Feeds of what the page is about, in Atom.
   *
   * @minItems 1
   */
  feeds?: [
    {
      /**
       * What it is a feed of.
       */
      title: string;
      href: Href;
    },
    ...{
      /**
       * What it is a feed of.
       */
      title: string;
      href: Href;
    }[]
  ];
  /**
   * Headings of the page within its table-of-contents levels, nested, and with them the groups and objects of field lists and the requests of collections; empty when the page hides it.
   */
  toc: TocEntry[];
  body: Root;
}
/**
 * A heading in the table of contents, a group or an object of a field list, or a request of a collection.
 */
export interface TocEntry {
  /**
   * Fragment without `#`: the id of an element on the page.
   */
  anchor: string;
  /**
   * Plain text of the heading, or the name of what else it is.
   */
  text: string;
  /**
   * Heading level, 2 for h2.
   */
  level: number;
  /**
   * Deeper headings below this one.
   */
  children: TocEntry[];
}
/**
 * hast restricted to meaning: no positions, no raw HTML, tag names from a closed list.
 */
export interface Root {
  type: 'root';
  children: Nodes;
}
/**
 * The contracts of a site as they were on a day, in content/releases/<name>.json. Written by `docs-build release`.
 */
export interface ReleaseData {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * What the release is called.
   */
  name: string;
  /**
   * The day on which it became valid.
   */
  date: string;
  /**
   * The field lists and file layouts, by name.
   */
  fields: {
    [k: string]: FieldListData;
  };
  /**
   * The APIs, by name.
   */
  operations: {
    [k: string]: ApiData;
  };
}
/**
 * A group of pages under a name.
 */
export interface Category {
  /**
   * Name of the category in the sidebar.
   */
  label: string;
  /**
   * Title of its generated page; the label when left out. Of what the page is, for those who come from elsewhere.
   */
  title?: string;
  /**
   * Route of the category’s page; generated with cards to the items when no file has that route.
   */
  index?: string;
  /**
   * Text of the generated page, and of the card that leads to it.
   */
  description?: string;
  /**
   * What the category holds, in order.
   *
   * Items: A route, or a category.
   */
  items: (string | Category)[];
}
/**
 * What site.yaml may say. Only the title is required.
 */
export interface SiteConfig {
  /**
   * Name of the site, shown in the navbar and after every page title.
   */
  title: string;
  /**
   * One sentence on whom the site is for; description of the home page.
   */
  tagline?: string;
  /**
   * Language of the site (BCP 47): pt-BR, en, de-AT. It chooses the words of the interface, how dates and numbers are written, and the stems of the search.
   */
  lang?: string;
  /**
   * Scheme and host of the published site, without a path. Canonical addresses, the sitemap and social cards need it; --site-url overrides it.
   */
  url?: string;
  /**
   * Whether links and canonical addresses end in a slash.
   */
  trailingSlash?: boolean;
  /**
   * Whether browsers keep what is visited for reading without a network, and the whole site where the reader asks for it.
   */
  offline?: boolean;
  /**
   * What stands between the cells of the spreadsheets made of field lists. Where the comma is the decimal mark, as in Brazil, Excel wants a semicolon.
   */
  csvSeparator?: ',' | ';' | '\t';
  /**
   * Address at which the source of a page can be edited; `{path}` stands for its path below the content folder.
   */
  editUrl?: string;
  /**
   * How long a page or a file of data may take to be read, and then in each step that is made of it, in seconds. One that takes longer is ended where it can be, and named in any case.
   */
  secondsPerFile?: number;
  /**
   * Social card of pages that name none: an address inside the site. Without it, and where the host is known, each of the outermost categories of the sidebar has one that is made in the build.
   */
  image?: string;
  /**
   * Colours in place of ours.
   */
  colours?: {
    /**
     * Of links, buttons and what is chosen; its contrast is checked.
     */
    accent: {
      /**
       * In the light colour mode, as "#07664f".
       */
      light: string;
      /**
       * In the dark colour mode, as "#72d6b5".
       */
      dark: string;
    };
  };
  /**
   * Style sheets of content/static/, loaded on every page after ours: /brand.css. What may be relied on in ours are the custom properties of :root.
   *
   * Items: A style sheet of content/static/: /brand.css.
   */
  styles?: string[];
  /**
   * JavaScript modules of content/static/, loaded on every page: /chat.js. The policy `script-src 'self'` allows them.
   *
   * Items: A module of content/static/: /chat.js.
   */
  scripts?: string[];
  /**
   * Picture at the beginning of the navbar.
   */
  logo?: {
    /**
     * A picture of content/static/: /logo.svg.
     */
    light: string;
    /**
     * A picture of content/static/: /logo.svg.
     */
    dark?: string;
    /**
     * The name that the picture shows, which then stands in the place of the title. Without it the picture is decoration beside the title.
     */
    alt?: string;
  };
  /**
   * Fonts in place of ours.
   */
  fonts?: {
    /**
     * Files of content/static/, or `system` for the fonts of the reader's system.
     */
    text?: string | [FontFile, ...FontFile[]];
    /**
     * Files of content/static/, or `system` for the fonts of the reader's system.
     */
    code?: string | [FontFile, ...FontFile[]];
  };
  /**
   * What the head of every page says besides.
   */
  head?: {
    /**
     * Elements of `meta`: marks by which other services know the site.
     *
     * Items: One `meta` element has `content:`, and either `name:` or `property:`.
     */
    meta: {
      /**
       * What it speaks of: google-site-verification.
       */
      name?: string;
      /**
       * What it speaks of: google-site-verification.
       */
      property?: string;
      /**
       * What it says.
       */
      content: string;
    }[];
    /**
     * Elements of `link`.
     *
     * Items: One `link` element.
     */
    link: {
      /**
       * What the address is to the site.
       */
      rel:
        | 'alternate'
        | 'apple-touch-icon'
        | 'author'
        | 'help'
        | 'license'
        | 'manifest'
        | 'mask-icon'
        | 'me'
        | 'privacy-policy'
        | 'search'
        | 'terms-of-service'
        | 'webmention';
      /**
       * A route or a file of this site, checked, or an address with its scheme. What browsers load is a file of this site.
       */
      href: string;
      /**
       * Media type of what is there.
       */
      type?: string;
      /**
       * Name of what is there.
       */
      title?: string;
      /**
       * Language of what is there.
       */
      hreflang?: string;
      /**
       * Sizes of a picture: 180x180.
       */
      sizes?: string;
      /**
       * Colour of a picture of one colour, as "#07664f".
       */
      color?: string;
    }[];
  };
  /**
   * Links and menus at the top of every page.
   */
  navbar?: {
    /**
     * After the title.
     */
    left: NavbarEntry[];
    /**
     * At the far end.
     */
    right: NavbarEntry[];
  };
  /**
   * The foot of every page; a site that does not say it has none.
   */
  footer?: {
    /**
     * Height in pixels of a foot that stays at the bottom of the window. Without it the foot stands at the end of the page.
     */
    fixedHeight?: number;
    /**
     * Copyright line.
     */
    copyright?: string;
    /**
     * A sentence below the copyright line.
     */
    notice?: string;
    /**
     * Links of the foot.
     */
    links: Link[];
    /**
     * Mail address for questions. A mail from the foot names the page and the heading that the reader is at.
     */
    support?: string;
  };
  /**
   * A bar above the navbar.
   */
  announcement?: {
    /**
     * A dismissal is remembered for this id: a new announcement needs a new one.
     */
    id: string;
    /**
     * Markdown of one paragraph.
     */
    text: string;
    /**
     * Whether the reader can close it.
     */
    dismissible: boolean;
  };
  /**
   * Old route to the route that took its place.
   */
  redirects?: {
    /**
     * Route that took the place of the old one.
     */
    [k: string]: string;
  };
  /**
   * What `check --external` leaves alone.
   */
  externalLinks?: {
    /**
     * Addresses that are not asked for: those that begin with one of these, in which `*` stands for any characters.
     */
    ignore: string[];
  };
  versions?: Versions;
  /**
   * Notices that a page can carry with `status:` in its front matter.
   */
  statuses?: {
    /**
     * One notice.
     */
    [k: string]: {
      /**
       * How urgent the notice is.
       */
      kind: 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution';
      /**
       * Heading of the notice; the kind’s own name when left out.
       */
      title?: string;
      /**
       * Markdown of the notice.
       */
      text: string;
    };
  };
  strings?: Strings;
  /**
   * Severity per rule; `off` silences it.
   */
  rules?: {
    [k: string]: 'error' | 'warning' | 'off';
  };
}
/**
 * One file of a font.
 */
export interface FontFile {
  /**
   * A file of content/static/: /fonts/brand.woff2.
   */
  file: string;
  /**
   * Its weight: 700, or of a variable font its range: 100 900. Without it 400.
   */
  weight?: number | string;
  /**
   * Whether it slants. Without it, it stands upright.
   */
  style?: 'normal' | 'italic';
}
/**
 * A link, or a menu of links.
 */
export interface NavbarEntry {
  /**
   * What the link or the menu says.
   */
  label: string;
  /**
   * Of a link: a route of this site, checked, or an address with its scheme.
   */
  to?: string;
  /**
   * Of a menu: its links.
   *
   * @minItems 1
   */
  items?: [Link, ...Link[]];
  /**
   * Shown in place of the label where room is short: github, gitlab, mail, rss, or an SVG file of content/static/, which takes the colour of the text.
   */
  icon?: string;
}
export interface Link {
  /**
   * What the link says.
   */
  label: string;
  /**
   * A route of this site, checked, or an address with its scheme.
   */
  to: string;
  /**
   * Shown in place of the label where room is short: github, gitlab, mail, rss, or an SVG file of content/static/, which takes the colour of the text.
   */
  icon?: string;
}
/**
 * The test data of a contract, published as data/examples/<contract>/index.json where a page lists it: what each file tests, and what is expected of it.
 */
export interface TestData {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * Name of the contract.
   */
  contract: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * The right ones, then those at the limits of each field and those that break a rule.
   */
  files: TestDataFile[];
  /**
   * What the contract says and no file was found for: each was tried, and did not do what it was for.
   */
  untested: UntestedData[];
}
/**
 * One file.
 */
export interface TestDataFile {
  /**
   * What it is called here. It lasts as long as what it tests.
   */
  id: string;
  /**
   * Where it is, from the place of this index on. Its last part is what the contract wants a file to be called.
   */
  address: string;
  /**
   * smallest: no more than there must be. full: every field that may stand beside the others. limit: a value at one of the limits of a field. wrong: one thing is not as the contract says.
   */
  tests: 'smallest' | 'full' | 'limit' | 'wrong';
  /**
   * Of a right file: least and greatest value, most digits, most decimals; first, last and any other of a list of values; fewest and most items.
   */
  limit?:
    | 'shortest'
    | 'longest'
    | 'least'
    | 'greatest'
    | 'digits'
    | 'decimals'
    | 'first'
    | 'last'
    | 'value'
    | 'null'
    | 'few'
    | 'many';
  /**
   * A reason as `expect=invalid(…)` names it, or the code of a rule between fields.
   */
  rule?: string;
  /**
   * On which side of a limit, where there are two.
   */
  side?: 'below' | 'above';
  /**
   * Path of the field in the contract.
   */
  field?: string;
  /**
   * Its size.
   */
  bytes: number;
  /**
   * All that is wrong with it; nothing with a right one.
   */
  findings: TestDataFinding[];
}
/**
 * One thing that is wrong.
 */
export interface TestDataFinding {
  /**
   * A reason as `expect=invalid(…)` names it, or the code of a rule between fields.
   */
  rule: string;
  /**
   * Path of the field in the contract.
   */
  field?: string;
  /**
   * The line it is in.
   */
  line: number;
  /**
   * Its first character, in UTF-16 units.
   */
  column: number;
  /**
   * What docs-build says of it.
   */
  message: string;
}
/**
 * One thing.
 */
export interface UntestedData {
  /**
   * smallest: no more than there must be. full: every field that may stand beside the others. limit: a value at one of the limits of a field. wrong: one thing is not as the contract says.
   */
  tests: 'smallest' | 'full' | 'limit' | 'wrong';
  /**
   * Of a right file: least and greatest value, most digits, most decimals; first, last and any other of a list of values; fewest and most items.
   */
  limit?:
    | 'shortest'
    | 'longest'
    | 'least'
    | 'greatest'
    | 'digits'
    | 'decimals'
    | 'first'
    | 'last'
    | 'value'
    | 'null'
    | 'few'
    | 'many';
  /**
   * A reason as `expect=invalid(…)` names it, or the code of a rule between fields.
   */
  rule?: string;
  /**
   * On which side of a limit, where there are two.
   */
  side?: 'below' | 'above';
  /**
   * Path of the field in the contract.
   */
  field?: string;
}
/**
 * Where fields, statuses and errors are named, published as data/where-used.json: what a change to one of them touches.
 */
export interface WhereUsedData {
  /**
   * Changes when a reader of an earlier version would misread the file.
   */
  schemaVersion: 1;
  /**
   * Every field of every field list, in their order.
   */
  fields: FieldUses[];
  /**
   * Every status of pages that the site defines.
   */
  statuses: StatusUses[];
  /**
   * Every status of HTTP that an operation may end with.
   */
  errors: ErrorUses[];
  /**
   * Every error code of the field lists.
   */
  codes: CodeUses[];
}
/**
 * Where one field is named.
 */
export interface FieldUses {
  /**
   * Name of the field list: data/fields/<contract>.json.
   */
  contract: string;
  /**
   * Names from the outermost field to this one, with dots between.
   */
  field: string;
  uses: Uses;
}
/**
 * One page, file, request or operation that names it.
 */
export interface UseData {
  /**
   * How it is named: in code in a text, in the source of a diagram, as part of a payload or file, as part of a request or saved answer of a Postman collection, by an operation, by the front matter of a page.
   */
  kind: 'text' | 'diagram' | 'example' | 'request' | 'operation' | 'page';
  /**
   * Name of the page, file, request or operation.
   */
  title: string;
  /**
   * Where it is published, with the base of the site and without its host; missing for what no page shows.
   */
  address?: string;
  /**
   * Where it stands in the content.
   */
  places: UsePlaceData[];
}
/**
 * One line of a file.
 */
export interface UsePlaceData {
  /**
   * Path of the file, relative to the content folder.
   */
  source: string;
  /**
   * Its line, from 1.
   */
  line: number;
}
/**
 * Which pages have one status.
 */
export interface StatusUses {
  /**
   * What front matter calls it.
   */
  name: string;
  uses: Uses;
}
/**
 * Where one status is named.
 */
export interface ErrorUses {
  /**
   * A status of HTTP has three digits.
   */
  status: string;
  uses: Uses;
}
/**
 * Where one code is named.
 */
export interface CodeUses {
  /**
   * Name of the field list: data/fields/<contract>.json.
   */
  contract: string;
  /**
   * The code, as messages say it.
   */
  code: string;
  uses: Uses;
}
