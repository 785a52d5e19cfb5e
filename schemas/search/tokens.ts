// Where words begin and end.

/**
 * Numbers in groups (dates, versions, CNPJs, the newer of which have letters), else letters and digits of any script, and what
 * holds the words of a name together.
 */
export const TOKEN = /[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}|\d+(?:[./-]\d+)+|[\p{L}\p{N}_]+/gu;

/** The words of a text as they are written. */
export const tokensIn = (text: string): readonly string[] => text.normalize('NFC').match(TOKEN) ?? [];
