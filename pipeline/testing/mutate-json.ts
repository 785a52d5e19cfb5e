// Payloads with a slip, as people and programs make them: a key renamed or left out, a value of another type, length or form.
// The same seed makes the same slips.

/** Numbers from 0 up to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  12.345,
  1e15,
  1e300,
  '',
  'x',
  '2025-02-30',
  [],
  {},
  [null],
  [{}],
];

/** A copy of a JSON value with one slip. */
export function mutate(value: Json, pool: readonly Json[], random: () => number): Json {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const copy: { root: Json } = { root: structuredClone(value) };
  const places = placesIn(copy);
  const { holder, key } = pick(places);
  const at = (holder as Record<string | number, Json>)[key] as Json;
  const set = (changed: Json): void => {
    (holder as Record<string | number, Json>)[key] = changed;
  };
  const slips: (() => void)[] = [
    () => set(structuredClone(pick(ODD))),
    () => set(structuredClone(pick(pool))),
    () => (Array.isArray(holder) ? void holder.splice(Number(key), 1) : holder !== copy && delete holder[key]),
    () => (Array.isArray(at) ? void at.push(structuredClone(at[0] ?? 'x')) : set(changedText(at, random))),
    () => set(isObject(at) ? { ...at, novo: pick(pool) } : changedText(at, random)),
  ];
  pick(slips)();
  return copy.root;
}

const isObject = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

interface JsonPlace {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string | number;
}

function placesIn(holder: Json): JsonPlace[] {
  if (holder === null || typeof holder !== 'object') return [];
  const keys: (string | number)[] = Array.isArray(holder) ? [...holder.keys()] : Object.keys(holder);
  return keys.flatMap((key) => [{ holder, key }, ...placesIn((holder as Record<string | number, Json>)[key] as Json)]);
}

/** A text with one character changed, added or taken away; a number one more or less. */
function changedText(value: Json, random: () => number): Json {
  if (typeof value === 'number') return value + (random() < 0.5 ? 1 : -0.01);
  if (typeof value !== 'string') return value;
  const at = Math.floor(random() * (value.length + 1));
  const mark = '0aZ -.é'[Math.floor(random() * 7)] ?? '0';
  const kept = value.slice(at + Math.floor(random() * 2));
  return value.slice(0, at) + (random() < 0.3 ? '' : mark) + kept;
}

/** Every value that stands somewhere in a JSON value. */
export const valuesIn = (value: Json): Json[] =>
  placesIn({ root: value }).map(({ holder, key }) => (holder as Record<string | number, Json>)[key] as Json);

export type { Json };
