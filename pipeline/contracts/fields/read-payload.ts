import type { FieldList } from './field-list.ts';
import { parseFile } from './parse-file.ts';
import { JsonError, type JsonNode, parseJson } from './parse-json.ts';
import type { PayloadFault } from './payload-fault.ts';

/** What a text holds; undefined where it cannot be read, and then a fault says why. */
export interface ReadPayload {
  readonly payload: JsonNode | undefined;
  readonly faults: readonly PayloadFault[];
  /** Whether nothing is missing that could not be read. */
  readonly isWhole: boolean;
}

const UNREAD: ReadPayload = { payload: undefined, faults: [], isWhole: false };

/** Reads JSON, or a file of the list's layout. */
export function readPayload(text: string, list: FieldList, isFile: boolean): ReadPayload {
  if (isFile) return list.layout ? parseFile(text, list, list.layout) : UNREAD;
  try {
    return { payload: parseJson(text), faults: [], isWhole: true };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { said, at } = error;
    const fault: PayloadFault = { reason: 'syntax', path: '', said, start: at, end: at + 1 };
    return { ...UNREAD, faults: [fault] };
  }
}
