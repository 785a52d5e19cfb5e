// A rule between fields, ready to be checked: its paths lead from where it holds.

export type Scalar = string | number | boolean;

/** A condition on other fields, in the object that holds the field or in one around it. */
export interface Condition {
  /** Objects to go up from the one that holds the field. */
  readonly up: number;
  readonly name: string;
  /** Of these it must have one; none where only its presence counts. */
  readonly values: readonly Scalar[];
  /** Whether it must be there. */
  readonly present?: boolean;
}

export const RULE_KINDS = [
  'unique',
  'sequence',
  'equal',
  'different',
  'before',
  'notAfter',
  'oneOf',
  'present',
  'absent',
  'sum',
  'count',
] as const;

export type RuleKind = (typeof RULE_KINDS)[number];

/** Values that a rule is about. */
export interface Operand {
  /** The field, from the outermost name on. */
  readonly path: string;
  /** Names that lead to it from an object in which the rule is checked. */
  readonly names: readonly string[];
  /** What must hold beside a value for it to count. */
  readonly conditions: readonly Condition[];
}

export interface Rule {
  readonly code: string;
  readonly kind: RuleKind;
  /** Names that lead from the payload to the objects in which it is checked; undefined for the payload, which is an array. */
  readonly scope: readonly string[] | undefined;
  /** Where it is checked among items: the names that lead from a scope to these. */
  readonly items?: readonly string[];
  readonly operands: readonly Operand[];
  /** What the others add up to, or how many they are. */
  readonly total?: Operand | number;
  readonly min?: number;
  readonly max?: number;
  readonly tolerance?: number;
  readonly from?: number;
  /** What items have in common that belong together. */
  readonly by: readonly Operand[];
  /** What must hold in an object, or an item, for the rule to hold there. */
  readonly conditions: readonly Condition[];
}
