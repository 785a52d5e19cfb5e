import { type RefObject, useEffect, useState } from 'react';

/** Whether the element's content is wider than it; undefined until measured, as it is while prerendering. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
