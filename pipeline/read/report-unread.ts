import { type Report, WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import type { Content } from './content.ts';

/** Reports what of a content folder was not read as its author meant it. */
export function reportUnread({ unreadable, misplaced, brokenLinks }: Content, report: Report): void {
  for (const sourcePath of unreadable) {
    const message = `"${sourcePath}" is not UTF-8.`;
    report({ rule: 'encoding-invalid', message, sourcePath, range: WHOLE_FILE, hint: 'Save it as UTF-8.' });
  }
  for (const { path: sourcePath, meant } of misplaced) {
    const message = `"${sourcePath}" is not read: ${meant.startsWith('pages/') ? 'it is no page' : `"${meant}" is`}.`;
    report({ rule: 'file-misplaced', message, sourcePath, range: WHOLE_FILE, hint: `Call it "${meant}".` });
  }
  for (const { path: sourcePath, problem, remedy } of brokenLinks) {
    const message = `The symbolic link "${sourcePath}" ${problem}.`;
    report({ rule: 'symbolic-link-invalid', message, sourcePath, range: WHOLE_FILE, hint: remedy });
  }
}
