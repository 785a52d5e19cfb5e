// An API as the other stages see it: what holds for all its operations is written out in each, and everything knows where
// it stands.
import type {
  AnswerData,
  ApiAuthorization,
  ApiData,
  ApiServer,
  ErrorData,
  LimitData,
  OperationData,
  ParameterData,
} from '../../../schemas/types.ts';
import type { Yaml } from '../../config/parse-yaml.ts';
import type { Scalar } from '../fields/rule.ts';

export type YamlPath = readonly (string | number)[];

export interface Api {
  /** Its path below operations/, without the extension. */
  readonly name: string;
  readonly sourcePath: string;
  readonly title: string;
  readonly version?: string;
  readonly description?: string;
  readonly server: ApiServer;
  readonly operations: readonly Operation[];
  /** What its author wrote, defaults filled in. */
  readonly data: ApiData;
  readonly rangeOf: Yaml['rangeOf'];
}

export interface Operation {
  readonly id: string;
  readonly title: string;
  readonly method: OperationData['method'];
  /** With its parameters in braces: `/v1/pedidos/{numero}`. */
  readonly path: string;
  readonly description?: string;
  /** An example of ours, not something the service has published. */
  readonly illustrative: boolean;
  readonly server: ApiServer;
  readonly authorization?: ApiAuthorization;
  /** Headers but for the authorization and the type of the body, then parts of the path, then of the query. */
  readonly parameters: readonly Parameter[];
  readonly request?: OperationRequest;
  readonly answers: readonly Answer[];
  readonly errors: readonly (ErrorData & { readonly yamlPath: YamlPath })[];
  readonly limits: readonly (LimitData & { readonly yamlPath: YamlPath })[];
  readonly yamlPath: YamlPath;
}

export interface Parameter {
  readonly name: string;
  readonly in: ParameterData['in'];
  readonly type: ParameterData['type'];
  readonly isRequired: boolean;
  readonly description?: string;
  readonly format?: string;
  readonly values?: readonly Scalar[];
  /** As the author wrote it. */
  readonly example?: string;
  readonly illustrative: boolean;
  readonly yamlPath: YamlPath;
}

/** The body of a call: a file of content/examples/, or the fields of a form. */
export interface OperationRequest {
  readonly mediaType: string;
  readonly contract?: string;
  readonly example?: string;
  readonly form: readonly FormField[];
  readonly description?: string;
  readonly yamlPath: YamlPath;
}

/** A field of a form: what it holds, or the environment variable that does. */
export type FormField =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly variable: string };

export type Answer = AnswerData & { readonly illustrative: boolean; readonly yamlPath: YamlPath };

/** The parameters of one kind. */
export const parametersIn = ({ parameters }: Operation, where: Parameter['in']): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === where);

/** Names in the braces of a path, in order. */
export const namesInPath = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
