// A file held to a contract: its bytes, its name, its lines or its JSON.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { WHOLE_FILE } from '../../diagnostics/diagnostic.ts';
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { PayloadOptions } from './check-payload.ts';
import { decodeFile } from './decode-file.ts';
import type { FieldList } from './field-list.ts';
import { judgePayload } from './judge-payload.ts';

export interface CheckedFile {
  readonly list: FieldList;
  /** What it is called, without folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expect?: string;
  readonly direction?: PayloadOptions['direction'];
  /** What it is called in reports. */
  readonly sourcePath: string;
}

/** Reports what a file has against its contract. */
export function checkFile(checked: CheckedFile, report: Report): void {
  const { list, name, bytes, expect = 'valid', direction, sourcePath } = checked;
  const isFile = list.layout !== undefined && !name.endsWith('.json');
  const decoded = decodeFile(bytes, isFile ? list.layout : undefined);
  const lines = lineIndex(decoded.text);
  judgePayload(
    {
      list,
      text: decoded.text,
      isFile,
      file: { name, decoded },
      expect,
      direction,
      sourcePath,
      rangeOf: (start, end) => lines.range(start, end),
      expectRange: WHOLE_FILE,
    },
    report,
  );
}
