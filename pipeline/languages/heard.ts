// By what words texts are understood: a site in one language quotes others, so that those of all are heard everywhere.

/** Words in front of a status of HTTP: `erro 404`, `response 200`. */
export const STATUS_WORDS = ['HTTP', 'status', 'error', 'response', 'code', 'resposta', 'falha', 'erro', 'código'];

/** Words between the first and the last of several: `500 to 504`. */
export const RANGE_WORDS = ['to', 'a', '–'];

/** Words in a value that is made up, or that its reader is to fill in. */
export const MADE_UP_WORDS = ['example', 'placeholder', 'changeme', 'exemplo', 'ficticio', 'fictício'];

/** Words that speak to the reader, who is to fill a value in; whole ones alone. */
export const READER_WORDS = ['your', 'seu', 'sua'];

/** How names end whose values are secrets. */
export const SECRET_WORDS = ['secret', 'password', 'segredo', 'senha'];
