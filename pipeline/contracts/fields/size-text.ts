import { fillIn } from '../../../schemas/fill-in.ts';
import type { Words } from '../../languages/words.ts';
import type { ValueForm } from './value-form.ts';

/** How long or how great a value may be, in few words; empty where nothing is said. */
export function sizeText({ minSize, maxSize, decimals, minimum, maximum }: ValueForm, strings: Words): string {
  const { data } = strings;
  const limits =
    minimum !== undefined && maximum !== undefined
      ? fillIn(data.between, { minimum: String(minimum), maximum: String(maximum) })
      : minimum !== undefined
        ? fillIn(data.atLeast, { minimum: String(minimum) })
        : maximum !== undefined
          ? fillIn(data.atMost, { maximum: String(maximum) })
          : '';
  return [size({ minSize, maxSize, decimals }, strings), limits].filter(Boolean).join(', ');
}

type Size = { readonly [key in 'minSize' | 'maxSize' | 'decimals']: number | undefined };

function size({ minSize, maxSize, decimals }: Size, strings: Words): string {
  const { fieldSizeFrom, fieldSizeUpTo, fieldSizeBetween } = strings;
  const min = String(minSize);
  const max = String(maxSize);
  if (maxSize === undefined) return minSize === undefined ? '' : fillIn(fieldSizeFrom, { min, unit: '' });
  if (decimals !== undefined) return `${max},${decimals}`;
  if (minSize === maxSize) return max;
  return minSize === undefined
    ? fillIn(fieldSizeUpTo, { max, unit: '' })
    : fillIn(fieldSizeBetween, { min, max, unit: '' });
}
