// What of an OpenAPI document is read, as 3.0 and 3.1 have it. It is held to the specification before.

/** Anything may stand elsewhere. */
export type Ref<Type> = Type & { readonly $ref?: string };

/** Keys of our own data, in place of what is made of the rest. */
export interface Extended {
  readonly 'x-docs-build'?: Readonly<Record<string, unknown>>;
}

export interface OpenApi extends Extended {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers?: readonly Server[];
  readonly paths?: Readonly<Record<string, Ref<PathItem>>>;
  readonly webhooks?: Readonly<Record<string, Ref<PathItem>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Ref<Schema>>>;
    readonly securitySchemes?: Readonly<Record<string, Ref<SecurityScheme>>>;
  };
  readonly security?: readonly Requirement[];
  readonly tags?: readonly object[];
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

export type Requirement = Readonly<Record<string, readonly string[]>>;

export interface SecurityScheme extends Extended {
  readonly type: string;
  readonly description?: string;
  readonly scheme?: string;
  readonly in?: 'header' | 'query' | 'cookie';
  readonly name?: string;
  readonly flows?: Readonly<
    Record<string, { readonly tokenUrl?: string; readonly scopes?: Readonly<Record<string, string>> }>
  >;
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type PathItem = Extended & {
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Ref<Parameter>[];
} & Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>;

export interface Operation extends Extended {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly servers?: readonly Server[];
  readonly security?: readonly Requirement[];
  readonly parameters?: readonly Ref<Parameter>[];
  readonly requestBody?: Ref<RequestBody>;
  readonly responses?: Readonly<Record<string, Ref<Response>>>;
  readonly callbacks?: Readonly<Record<string, Ref<Readonly<Record<string, Ref<PathItem>>>>>>;
}

export interface Parameter extends Extended {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Ref<Schema>;
  readonly content?: Content;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Ref<Example>>>;
}

export type Content = Readonly<Record<string, Ref<MediaType>>>;

export interface MediaType {
  readonly schema?: Ref<Schema>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Ref<Example>>>;
  readonly encoding?: Readonly<Record<string, { readonly contentType?: string }>>;
}

export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface RequestBody extends Extended {
  readonly description?: string;
  readonly content: Content;
}

export interface Response extends Extended {
  readonly summary?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Ref<Omit<Parameter, 'name' | 'in'>>>>;
  readonly content?: Content;
  readonly links?: object;
}

/** In 3.1 `true` and `false` are schemas too. */
export type SchemaOrBoolean = Ref<Schema> | boolean;

export interface Schema extends Extended {
  readonly type?: string | readonly string[];
  readonly nullable?: boolean;
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaOrBoolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaOrBoolean;
  readonly propertyNames?: SchemaOrBoolean;
  readonly items?: SchemaOrBoolean;
  readonly enum?: readonly unknown[];
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly const?: unknown;
  readonly allOf?: readonly SchemaOrBoolean[];
  readonly oneOf?: readonly SchemaOrBoolean[];
  readonly anyOf?: readonly SchemaOrBoolean[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number | boolean;
  readonly exclusiveMaximum?: number | boolean;
  readonly multipleOf?: number;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
}
