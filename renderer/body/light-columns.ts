// The ruler of a layout: a value of a sample line and the row of its field light each other up, for whoever points at one of
// them, reaches it by keyboard or touches it. Loaded by pages that show such a line.
import '../styles/light-columns.css';

/** Watches a line and the rows that its values lead to; gives what ends that. */
export function lightColumns(line: Element): () => void {
  const pairs = new Map<Element, Element>();
  for (const link of line.querySelectorAll<HTMLAnchorElement>('a')) {
    const row = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (row) pairs.set(link, row).set(row, link);
  }
  const watch = new AbortController();
  const { signal } = watch;
  let lit: readonly Element[] = [];
  const light = (elements: readonly Element[]): void => {
    for (const element of lit) element.removeAttribute('data-lit');
    for (const element of elements) element.setAttribute('data-lit', '');
    lit = elements;
  };
  const enter = ({ target }: Event): void => {
    const own = target instanceof Element ? target.closest('.file-line a, tr') : null;
    const other = own && pairs.get(own);
    light(own && other ? [own, other] : []);
  };
  const places = new Set([line, ...[...pairs.values()].flatMap((element) => element.closest('tbody') ?? [])]);
  for (const place of places) {
    for (const event of ['pointerover', 'focusin']) place.addEventListener(event, enter, { signal });
    for (const event of ['pointerleave', 'focusout']) place.addEventListener(event, () => light([]), { signal });
  }
  return () => {
    light([]);
    watch.abort();
  };
}
