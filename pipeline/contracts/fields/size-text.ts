import type { ValueForm } from './value-form.ts';

/** How long or how great a value may be, in few words; empty where nothing is said. */
export function sizeText({ minSize, maxSize, decimals, minimum, maximum }: ValueForm): string {
  const limits =
    minimum !== undefined && maximum !== undefined
      ? `de ${minimum} a ${maximum}`
      : minimum !== undefined
        ? `no mínimo ${minimum}`
        : maximum !== undefined
          ? `no máximo ${maximum}`
          : '';
  return [size({ minSize, maxSize, decimals }), limits].filter(Boolean).join(', ');
}

type Size = { readonly [key in 'minSize' | 'maxSize' | 'decimals']: number | undefined };

function size({ minSize, maxSize, decimals }: Size): string {
  if (maxSize === undefined) return minSize === undefined ? '' : `${minSize} ou mais`;
  if (decimals !== undefined) return `${maxSize},${decimals}`;
  return minSize === maxSize ? String(maxSize) : minSize === undefined ? `até ${maxSize}` : `${minSize} a ${maxSize}`;
}
