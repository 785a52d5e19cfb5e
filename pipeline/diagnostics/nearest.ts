/** Edits (insert, delete, replace, swap neighbours) that turn one word into the other; no more are counted than `most`. */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  let lastLeast = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    // Two rows that cost too much leave no cheaper way to the end: a swap skips one.
    if (lastLeast >= most && least >= most) return most;
    beforeLast = last;
    last = row;
    lastLeast = least;
  }
  return last[b.length] ?? 0;
}

const fold = (text: string): string =>
  /[^\0-\x7F]/.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() : text.toLowerCase();

/** Longer words are compared with none: nobody writes one by hand, and the time of each comparison grows with the square of it. */
export const LONGEST_WORD = 300;

/** The candidate most like the word, or undefined when none is close: case and accents count for little. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const folded = fold(word);
  let best: string | undefined;
  let bestCost = Math.max(1, Math.floor(word.length * 0.4)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestCost) continue;
    const cost = distance(folded, fold(candidate), bestCost);
    if (cost < bestCost) {
      best = candidate;
      bestCost = cost;
    }
  }
  return best;
}

/** The usual hint. */
export const DID_YOU_MEAN = 'Did you mean "{name}"?';

/** The usual hint filled in, or undefined when nothing is close. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const match = nearest(word, candidates);
  return match === undefined ? undefined : DID_YOU_MEAN.replace('{name}', () => match);
}

/** Numbers tell things apart: step-1.png is not a slip for step-2.png. */
const numbersIn = (text: string): string => text.match(/\d+/g)?.join() ?? '';

/** The candidate path most like the one given: the same but for case, a few letters off, or the same name elsewhere. */
export function nearestPath(wanted: string, candidates: Iterable<string>): string | undefined {
  if (wanted.length > LONGEST_WORD) return undefined;
  const known = [...candidates];
  const lower = wanted.toLowerCase();
  const sameButCase = known.find((candidate) => candidate.toLowerCase() === lower);
  if (sameButCase !== undefined) return sameButCase;
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
  // What files of a kind, and pages of a folder, all have in common makes none of them like another.
  const stemOf = (path: string): string => nameOf(path).replace(/(?<=.)\.[^.]*$/, '');
  const folder = folderOf(wanted);
  const stem = stemOf(wanted);
  const isLike = (candidate: string): boolean =>
    numbersIn(candidate) === numbersIn(wanted) && nearest(stem, [stemOf(candidate)]) !== undefined;
  const inFolder = known.filter((candidate) => folderOf(candidate) === folder && isLike(candidate));
  const sibling = nearest(nameOf(wanted), inFolder.map(nameOf));
  if (sibling !== undefined) return folder + sibling;
  const name = fold(nameOf(wanted));
  const sameName = known.filter((candidate) => fold(nameOf(candidate)) === name);
  const close = sameName.map((candidate) => ({ candidate, cost: distance(wanted, candidate) }));
  close.sort((a, b) => a.cost - b.cost);
  return (
    close[0]?.candidate ??
    nearest(
      wanted,
      known.filter((candidate) => Math.abs(candidate.length - wanted.length) < 3 && isLike(candidate)),
    )
  );
}
