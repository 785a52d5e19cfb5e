// A text held to a contract: JSON, or a file of its layout, whole or in pieces.
import { type PayloadCheck, type PayloadOptions, payloadCheck } from './check-payload.ts';
import type { FieldList } from './field-list.ts';
import type { NameCheck } from './file-name.ts';
import { lineCheck } from './line-check.ts';
import { fileReader } from './parse-file.ts';
import type { PayloadFault } from './payload-fault.ts';
import { readPayload } from './read-payload.ts';

export interface TextCheckOptions extends PayloadOptions {
  readonly list: FieldList;
  /** Whether the text is a file of the list's layout; JSON otherwise. */
  readonly isFile: boolean;
  /** Of a file that has a name. */
  readonly name?: NameCheck;
  readonly onFault: (fault: PayloadFault) => void;
}

export interface TextCheck {
  add(piece: string): void;
  end(): void;
}

export function textCheck(options: TextCheckOptions): TextCheck {
  const { list, isFile, onFault } = options;
  const check = payloadCheck(list, options, onFault);
  const { layout } = list;
  // A part of a list is no line of a file: then the payload is looked at as a whole.
  if (isFile && layout && !options.part) return linesCheck(check, { ...options, layout });
  let text = '';
  return {
    add(piece) {
      text += piece;
    },
    end() {
      const { payload, faults, isWhole } = readPayload(text, list, isFile);
      for (const fault of faults) onFault(fault);
      if (payload) check.payload(payload, isWhole);
    },
  };
}

type LinesOptions = TextCheckOptions & { readonly layout: NonNullable<FieldList['layout']> };

function linesCheck(check: PayloadCheck, options: LinesOptions): TextCheck {
  const { list, layout, name, onFault } = options;
  const lines = lineCheck(list, check, options);
  const reader = fileReader({
    list,
    layout,
    onFault,
    take(line) {
      name?.look(line);
      return lines.take(line);
    },
  });
  return {
    add: (piece) => reader.add(piece),
    end() {
      const { payload, isWhole } = reader.end();
      const fault = name?.fault();
      if (fault) onFault(fault);
      lines.end(payload, isWhole);
    },
  };
}
