import type { ReactNode } from 'react';
import { Icon } from '../site/Icon.tsx';
import { useStrings } from '../site/SiteContext.ts';
import { setColorMode, useColorMode } from './color-mode.ts';

/** Both pictures are there; the stylesheet shows the one for the mode, so that it is right before hydration. */
export function ColorModeToggle(): ReactNode {
  const strings = useStrings();
  const mode = useColorMode();
  const label = mode === 'dark' ? strings.switchToLight : strings.switchToDark;
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle needs-js"
      aria-label={label}
      title={label}
      onClick={() => setColorMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
