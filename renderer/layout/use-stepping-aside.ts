import { useEffect } from 'react';

/** From here on there is something worth making room for. */
const THRESHOLD = 160;

/** Says to the stylesheet that the reader scrolls down: then the navbar of small screens steps aside. */
export function useSteppingAside(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = scrollY;
    const update = () => {
      if (scrollY > last && scrollY > THRESHOLD) dataset.aside = '';
      else if (scrollY < last) delete dataset.aside;
      last = scrollY;
    };
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
