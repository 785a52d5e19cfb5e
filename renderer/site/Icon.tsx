// The few pictures of the interface, drawn on a 24 px grid with the colour of the text around them.
import type { ReactNode } from 'react';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.500 4.500',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  check: 'M5 13l4 4L19 7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11m-5-5l5 5 5-5M5 20h14',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  up: 'M12 19V5m-6 6l6-6 6 6',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  zoom: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  note: 'M5 4h10l4 4v12H5zM9 11h6M9 15h6',
  tip: 'M9 18h6M10 21h4M8 14a6 6 0 118 0c-.7.6-1 1.300-1 2H9c0-.7-.3-1.400-1-2z',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5M12 7.500v.5',
  warning: 'M12 4l9 16H3zM12 10v4M12 16.500v.5',
  caution: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v6M12 16v.5',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.500v5.500M12 16v.5',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }): ReactNode => (
  <svg className={`icon icon-${name}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
