import type { ReactNode } from 'react';
import { dismissible } from '../body/dismissible.ts';
import { Icon } from '../site/Icon.tsx';

interface MenuProps {
  /** What it is called. */
  readonly name: ReactNode;
  /** A list of links. */
  readonly children: ReactNode;
}

/** A menu of the navbar. It opens without scripts, too. */
export const Menu = ({ name, children }: MenuProps): ReactNode => (
  <details className="menu" {...dismissible}>
    <summary>
      {name}
      <Icon name="chevron" />
    </summary>
    {children}
  </details>
);
