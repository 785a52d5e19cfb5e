// A reader's file, held to a contract in the reader's browser: read in pieces, so that it takes no more room than what is
// compared, and what is said of it is what the build says. Bundled for browsers by renderer/vite.config.ts.
import { type CheckOwnFile, type FileFault, MOST_FAULTS, type ResultWords } from '../../../schemas/own-file.ts';
import type { FieldListData } from '../../../schemas/types.ts';
import { type Finding, type Range, WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { settle } from '../../diagnostics/settle.ts';
import { say } from '../../languages/say.ts';
import { fileCheck, PIECE_BYTES } from './check-file.ts';
import { csvText } from './csv-text.ts';
import { fieldAtPlace } from './field-at-place.ts';
import type { FieldList } from './field-list.ts';
import type { PayloadFault } from './payload-fault.ts';
import { toFieldList } from './to-field-list.ts';

export const checkOwnFile: CheckOwnFile = async ({ file, contract, contracts, words }, onRead) => {
  const published = listsOf(contracts).get(contract);
  if (!published) throw new Error(`there is no contract "${contract}"`);
  const findings: Finding[] = [];
  const faultAt = new Map<Range, PayloadFault>();
  const { name } = file;
  const list = name === '' ? asPasted(published) : published;
  const check = fileCheck(
    { list, name, sourcePath: name, say: (said) => say(said, words.faults), most: MOST_FAULTS },
    (finding, fault) => {
      findings.push(finding);
      if (fault) faultAt.set(finding.range, fault);
    },
  );
  const piece = (start: number): Promise<ArrayBuffer> => file.slice(start, start + PIECE_BYTES).arrayBuffer();
  let next = piece(0);
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const bytes = new Uint8Array(await next);
    // The next piece is read while this one is checked.
    if (start + PIECE_BYTES < file.size) next = piece(start + PIECE_BYTES);
    check.add(bytes);
    onRead(Math.min(start + PIECE_BYTES, file.size));
  }
  const count = check.end();
  const fieldOf = fieldAtPlace(list);
  const faults = settle(findings, []).map(({ range, message, hint }): FileFault => {
    const { reason = '', path = '', hint: own } = faultAt.get(range) ?? {};
    const field = fieldOf(path);
    // Which contract it is, the reader knows.
    const { line, column } = range.start;
    return {
      line,
      column,
      ...(field !== undefined && { field }),
      reason,
      message,
      ...(own !== undefined && hint !== undefined && { hint }),
    };
  });
  return { faults, count, csv: toCsv(faults, words) };
};

/** What a browser pastes has lost its encoding and the ends of its lines. */
function asPasted({ layout, ...list }: FieldList): FieldList {
  if (!layout) return list;
  const { byteOrderMark: _mark, lineEnd: _end, fileName: _name, ...rest } = layout;
  return { ...list, layout: { ...rest, encoding: 'UTF-8' } };
}

/** The lists of a site as it publishes them: they were checked when it was built. */
function listsOf(contracts: Readonly<Record<string, string>>): ReadonlyMap<string, FieldList> {
  const lists = new Map<string, FieldList>();
  for (const [name, text] of Object.entries(contracts)) {
    const data: FieldListData = JSON.parse(text);
    const list = toFieldList(data, {
      sourcePath: `fields/${name}.yaml`,
      lists,
      valuesOf: undefined,
      checkEntry: undefined,
      rangeOf: () => WHOLE_FILE,
      literalAt: () => '',
      problem: () => undefined,
    });
    lists.set(name, list);
  }
  return lists;
}

function toCsv(faults: readonly FileFault[], { columns, reasons, separator }: ResultWords): string {
  const rows = faults.map(({ line, column, field = '', reason, message, hint = '' }) => [
    String(line),
    String(column),
    field,
    reasons[reason] ?? reason,
    message,
    hint,
  ]);
  const { line, column, field, reason, message, hint } = columns;
  return csvText([[line, column, field, reason, message, hint], ...rows], separator);
}
