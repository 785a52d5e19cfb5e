// An API as the other stages see it: what holds for all its operations is written out in each, and everything knows where
// it stands.
import type {
  AnswerData,
  ApiData,
  ApiServer,
  ErrorData,
  LimitData,
  OperationData,
  ParameterData,
} from '../../../schemas/types.ts';
import type { Yaml, YamlPath } from '../../config/parse-yaml.ts';
import type { Field } from '../fields/field-list.ts';
import type { Requirement, Scheme } from './security.ts';

export interface Api {
  /** Its path below operations/, without the extension. */
  readonly name: string;
  readonly sourcePath: string;
  readonly title: string;
  readonly version?: string;
  readonly description?: string;
  readonly server: ApiServer;
  readonly schemes: readonly Scheme[];
  /** Calls that its clients make, then calls that the service makes. */
  readonly operations: readonly Operation[];
  /** What its author wrote, defaults filled in. */
  readonly data: ApiData;
  readonly rangeOf: Yaml['rangeOf'];
}

export interface Operation {
  readonly id: string;
  readonly title: string;
  readonly method: OperationData['method'];
  /** With its parameters in braces: `/v1/pedidos/{numero}`. Of a webhook, what it calls. */
  readonly path: string;
  /** The service calls it, and the client answers. */
  readonly isWebhook: boolean;
  readonly description?: string;
  /** What has changed since the last release. */
  readonly change?: string;
  readonly deprecated: boolean;
  /** What to use instead of one that is deprecated. */
  readonly replacement?: string;
  /** An example of ours, not something the service has published. */
  readonly illustrative: boolean;
  readonly server: ApiServer;
  /** Ways to authorise a call, one of which it needs; none where it needs none. */
  readonly security: readonly Requirement[];
  /** Headers but for the authorization and the type of the body, then parts of the path, of the query, and cookies. */
  readonly parameters: readonly Parameter[];
  readonly request?: OperationRequest;
  readonly answers: readonly Answer[];
  readonly errors: readonly (ErrorData & { readonly yamlPath: YamlPath })[];
  readonly limits: readonly (LimitData & { readonly yamlPath: YamlPath })[];
  readonly callbacks: readonly Callback[];
  readonly yamlPath: YamlPath;
}

/** A webhook that the service calls because of an operation. */
export interface Callback {
  readonly webhook: Operation;
  /** An expression of OpenAPI. */
  readonly address: string;
}

/** What a call is told beside its body, or a header of an answer: a field, and how it stands in the message. */
export interface Parameter {
  readonly name: string;
  readonly in: NonNullable<ParameterData['in']>;
  readonly field: Field;
  readonly isRequired: boolean;
  /** Values of which samples are made, as their author wrote them: one, but of an array. */
  readonly example?: readonly string[];
  /** What holds when it is left out, likewise. */
  readonly default?: readonly string[];
  /** Of an array in the query: whether each value stands there by itself. */
  readonly explode: boolean;
  readonly yamlPath: YamlPath;
}

/** What a call sends: the same in each media type, the first being that of its samples. */
export interface OperationRequest {
  readonly bodies: readonly [Body, ...Body[]];
  readonly description?: string;
  readonly illustrative: boolean;
  readonly yamlPath: YamlPath;
}

/** A payload in one media type: files of content/examples/, the fields of a form, or parts. */
export interface Body {
  readonly mediaType: string;
  readonly contract?: string;
  readonly examples: readonly BodyExample[];
  readonly form: readonly FormField[];
  readonly parts: readonly Part[];
  readonly yamlPath: YamlPath;
}

export interface BodyExample {
  /** Its path below content/examples/. */
  readonly file: string;
  readonly title?: string;
  readonly yamlPath: YamlPath;
}

/** A field of a form: what it holds, or the environment variable that does. */
export type FormField = { readonly name: string } & FilledIn;

type FilledIn = { readonly value: string } | { readonly variable: string };

/** A part of a body: a file, or a text as a field of a form has it. */
export type Part = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly contract?: string;
  readonly description?: string;
  readonly illustrative: boolean;
  readonly yamlPath: YamlPath;
} & (FilledIn | { readonly example: string; readonly mediaType: string });

export interface Answer extends Pick<AnswerData, 'status' | 'title' | 'description'> {
  readonly headers: readonly Parameter[];
  readonly bodies: readonly Body[];
  readonly illustrative: boolean;
  readonly yamlPath: YamlPath;
}

/** The answer that a status has: its own, that of its class, or the one of all others. */
export const answerWith = ({ answers }: Pick<Operation, 'answers'>, status: number | undefined): Answer | undefined =>
  [status, `${String(status)[0]}XX`, 'default'].flatMap(
    (each) => answers.find((answer) => answer.status === each) ?? [],
  )[0];

/** The parameters of one kind. */
export const parametersIn = ({ parameters }: Operation, where: Parameter['in']): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === where);

/** Names in the braces of a path, in order. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** What an operation sends and what comes back, in all media types. */
export const bodiesOf = ({ request, answers }: Operation): readonly Body[] => [
  ...(request?.bodies ?? []),
  ...answers.flatMap(({ bodies }) => bodies),
];

/** Names of the contracts of what a call sends and what comes back. */
export const contractsOf = (operation: Operation): string[] =>
  bodiesOf(operation).flatMap(({ contract, parts }) =>
    [contract, ...parts.map((part) => part.contract)].flatMap((name) => name ?? []),
  );
