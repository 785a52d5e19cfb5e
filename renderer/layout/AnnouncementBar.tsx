import { type ReactNode, useState } from 'react';
import { Body } from '../body/Body.tsx';
import { Icon } from '../site/Icon.tsx';
import { useSite } from '../site/SiteContext.ts';
import { writePreference } from '../site/storage.ts';

/** Also read by theme.ts, which hides a dismissed announcement before the first paint. */
const KEY = 'announcement';

export function AnnouncementBar(): ReactNode {
  const { announcement, strings } = useSite().nav;
  const [dismissed, setDismissed] = useState<string>();
  if (announcement === undefined || dismissed === announcement.id) return null;
  const { id, body, dismissible } = announcement;
  const dismiss = () => {
    writePreference(KEY, id);
    setDismissed(id);
    // The button that has the focus goes; the next thing on the page is the navbar's first link.
    document.querySelector<HTMLElement>('.navbar-title')?.focus();
  };
  return (
    <section className="announcement" aria-label={strings.announcement}>
      <div className="announcement-body">
        <Body nodes={body} />
      </div>
      {dismissible && (
        <button
          type="button"
          className="icon-button needs-js"
          aria-label={strings.closeAnnouncement}
          title={strings.closeAnnouncement}
          onClick={dismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
