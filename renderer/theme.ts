// Runs before the first paint, as a small classic script: no import, no export. It says which colour mode to show, that
// scripts run at all, whether code wraps, and which announcement the reader has closed; and it fetches the application, for which no reader
// waits.
{
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const stored = read('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = stored === 'light' || stored === 'dark' ? stored : system;
  root.dataset.theme = mode;
  // The canvas is painted before the stylesheet comes; this gives it the right colour.
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', mode);
  // Two, the light one first (layout/color-mode.ts).
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, i) => {
    meta.setAttribute('media', (i === 1) === (mode === 'dark') ? 'all' : 'not all');
  });

  // body/code-wrap.ts
  if (read('wrap') === 'on') root.dataset.wrap = '';

  const announcement = root.dataset.announcement;
  if (announcement !== undefined && announcement === read('announcement')) root.dataset.dismissed = '';

  // Empty while the application is on its way, `ready` when it says so (application.tsx), absent when it does not come; what is
  // pressed until then is kept. The layout hangs on an attribute of its own: that of one that changes would be made twice.
  root.dataset.js = '';
  root.dataset.scripted = '';
  const pressed: HTMLElement[] = [];
  const giveUp = (): void => {
    if (root.dataset.js !== '') return;
    delete root.dataset.js;
    delete root.dataset.scripted;
    pressed.length = 0;
  };
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null || root.dataset.js !== '') return;
      // React, half way through, would take it too.
      event.stopImmediatePropagation();
      pressed.push(button);
    },
    { capture: true },
  );
  const settle = (): void => {
    giveUp();
    for (const button of pressed.splice(0)) button.click();
  };

  /** How long the application may be on its way: then the page is laid out as it is without it, until it comes. */
  const PATIENCE_MS = 10_000;

  let isFetched = false;
  const fetchApplication = (): void => {
    const { application } = root.dataset;
    if (isFetched || application === undefined) return;
    isFetched = true;
    setTimeout(giveUp, PATIENCE_MS);
    // Gone, broken off, blocked, or run to its end without taking the page over: `import` tells them all.
    import(/* @vite-ignore */ application).then(settle, settle);
  };
  // All of the page, painted; at once where it is not seen, and so not painted either; some time later where nobody says.
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) fetchApplication();
    else {
      requestAnimationFrame(() => new PerformanceObserver(fetchApplication).observe({ type: 'paint', buffered: true }));
      setTimeout(fetchApplication, 1000);
    }
  });
}
