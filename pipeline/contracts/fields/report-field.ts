/** Keys and positions that lead to a value of the YAML. */
export type YamlPath = readonly (string | number)[];

/** Reports what is wrong at a path of the YAML. */
export type ReportField = (path: YamlPath, message: string, hint?: string, at?: 'key' | 'value') => void;
