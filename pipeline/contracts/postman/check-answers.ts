// A saved answer beside the answers that its operation documents.
import type { Report } from '../../diagnostics/diagnostic.ts';
import { answerWith, type Operation } from '../operations/api.ts';
import { statusesIn } from '../operations/statuses-in.ts';
import type { Collection, Request } from './collection.ts';
import { differsIn } from './differs.ts';

export function checkAnswers(
  { responses }: Request,
  operation: Operation,
  collection: Collection,
  report: Report,
): void {
  const differs = differsIn(collection, report);
  const { id, answers, errors } = operation;
  const known = [...new Set([...answers, ...errors].flatMap(({ status }) => statusesIn(status)))].sort();
  for (const { name, code, mediaType, payload, place } of responses) {
    if (code === undefined) continue;
    const answer = answerWith(operation, code);
    if (!answer && !known.includes(String(code))) {
      differs(
        `The saved answer "${name}" has the status ${code}, which the operation "${id}" does not document.`,
        place,
        known.length > 0 ? `It documents: ${known.join(', ')}.` : 'Document it in "answers:" of the operation.',
      );
      continue;
    }
    const bodies = answer?.bodies ?? [];
    if (mediaType === undefined || !payload || bodies.length === 0) continue;
    if (bodies.some((body) => body.mediaType === mediaType)) continue;
    const types = bodies.map((body) => `"${body.mediaType}"`).join(' or ');
    differs(
      `The saved answer "${name}" is of the type "${mediaType}", and that of "${id}" of ${types}.`,
      place,
      'Correct one of the two.',
    );
  }
}
