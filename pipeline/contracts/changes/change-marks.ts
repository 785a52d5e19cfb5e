// What the row of a field says of its history, with links to where it is told.
import type { Nodes } from '../../../schemas/types.ts';
import { element, text } from '../../document/element.ts';
import type { Words } from '../../languages/words.ts';
import { hrefFrom } from '../../link/href-from.ts';
import type { PublicAddressing } from '../../link/link-markdown.ts';
import type { LinkedPage } from '../../link/link-page.ts';
import { nearestPlace } from '../kind/places.ts';
import { NO_CHANGES, type ShownChanges } from '../kind/shown-changes.ts';
import { changePlaces } from './change-places.ts';
import { isSame, partHistory, type ToldPart } from './history.ts';
import type { ToldHistory } from './load-changes.ts';
import { releaseText } from './release-text.ts';

export interface MarkScope {
  readonly words: Words;
  readonly lang: string;
  readonly addressing: PublicAddressing;
}

export function changeMarks(
  told: ToldHistory | undefined,
  pages: readonly LinkedPage[],
  scope: MarkScope,
): ShownChanges {
  if (!told || told.history.steps.length === 0) return NO_CHANGES;
  const { history, ids } = told;
  const { words, lang, addressing } = scope;
  const placesOf = changePlaces(history, pages);
  return {
    marksOf({ part, saysSince, ...id }, from) {
      const { since, changed } = partHistory(history, id, part);
      const link = ({ step, key }: ToldPart, label: string): Nodes => {
        const contract = step.contracts.find((each) => isSame(each, id));
        const place = nearestPlace(placesOf(step, id.contract), from);
        if (!place || !contract) return [text(label)];
        const anchor = ids.ofPart(contract, key);
        return [element('a', { href: hrefFrom(from, { ...place, anchor }, addressing) }, [text(label)])];
      };
      const mark = (told: ToldPart, released: string, pending: string): Nodes => {
        const { release } = told.step;
        if (!release) return link(told, pending);
        const [before = '', after = ''] = released.split('{release}');
        return [text(before), ...link(told, releaseText(release, lang)), ...(after === '' ? [] : [text(after)])];
      };
      const { markSince, markChanged, markSinceNext, markChangedNext } = words.changes;
      const said = [
        ...(since && !saysSince ? [mark(since, markSince, markSinceNext)] : []),
        ...changed.map((each) => mark(each, markChanged, markChangedNext)),
      ];
      const nodes = said.flatMap((each, i) => (i > 0 ? [text(', '), ...each] : each));
      return nodes.length === 0 ? [] : [element('doc-field-note', { about: 'changes' }, nodes)];
    },
  };
}
