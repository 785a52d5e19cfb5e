// What a reader looks for in a list of fields or of errors. It stands in the address, so that it can be sent and is there on the
// way back; words typed before the application came are taken up.
import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageLocation } from '../navigation/PageLocation.ts';
import { targetOf } from '../navigation/reveal.ts';
import { useStrings } from '../site/SiteContext.ts';
import { type FieldQuery, NO_QUERY, type Obligation } from './filter-fields.ts';

/** What the form says, whoever filled it in. */
export interface FieldForm {
  readonly text: RefObject<HTMLInputElement | null>;
  /** Of a list of fields alone. */
  readonly obligation?: RefObject<HTMLSelectElement | null>;
}

/** How long the rows wait for the next key: on a slow phone they take longer than a reader needs for a letter. */
const PAUSE_MS = 300;

const OBLIGATIONS: readonly Obligation[] = ['always', 'when', 'never'];

/** `list` tells the lists of a page apart. */
export function useFieldQuery({ text, obligation }: FieldForm, list: string | undefined) {
  const { filterParameter, obligationParameter } = useStrings();
  const { search, hash, key } = usePageLocation();
  const [query, setQuery] = useState(NO_QUERY);
  const pause = useRef(0);
  const suffix = list === undefined ? '' : `-${list}`;
  const names = { text: filterParameter + suffix, obligation: obligationParameter + suffix };

  const ask = (next: FieldQuery): void => {
    startTransition(() => setQuery(next));
    writeQuery(next, names);
  };
  const fillIn = (next: FieldQuery): void => {
    if (text.current) text.current.value = next.text;
    if (obligation?.current) obligation.current.value = next.obligation;
    ask(next);
  };
  const read = (): void => {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(
      () => ask({ text: text.current?.value ?? '', obligation: (obligation?.current?.value ?? '') as Obligation | '' }),
      PAUSE_MS,
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it changes, and not when it is written
  useEffect(() => {
    const asked = queryIn(search, names);
    if (asked !== NO_QUERY) fillIn(asked);
    else read();
    return () => clearTimeout(pause.current);
  }, [search]);

  // A link to a row that the filter hides wins over the filter.
  const giveWay = useEffectEvent(() => {
    if (targetOf(hash)?.closest('[data-filtered]')) fillIn(NO_QUERY);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed again is a new arrival
  useEffect(() => giveWay(), [hash, key]);

  return { query, read };
}

interface ParameterNames {
  readonly text: string;
  readonly obligation: string;
}

function queryIn(search: string, names: ParameterNames): FieldQuery {
  const parameters = new URLSearchParams(search);
  const text = parameters.get(names.text) ?? '';
  const obligation = OBLIGATIONS.find((each) => each === parameters.get(names.obligation)) ?? '';
  return text === '' && obligation === '' ? NO_QUERY : { text, obligation };
}

/** Beside the router, which would show the page anew for each word. */
function writeQuery({ text, obligation }: FieldQuery, names: ParameterNames): void {
  const url = new URL(location.href);
  const write = (name: string, value: string): void => {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  };
  write(names.text, text.trim());
  write(names.obligation, obligation);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
