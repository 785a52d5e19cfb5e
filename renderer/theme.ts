// Runs before the first paint, as a small classic script: no import, no export. It says which colour mode to show, that
// scripts run at all, and which announcement the reader has closed; and it fetches the application, for which no reader
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

  const announcement = root.dataset.announcement;
  if (announcement !== undefined && announcement === read('announcement')) root.dataset.dismissed = '';

  // Styles that need the application to work hang on this; where its script cannot be loaded, they must not apply.
  root.dataset.js = '';
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') delete root.dataset.js;
    },
    true,
  );

  let isFetched = false;
  const fetchApplication = (): void => {
    if (isFetched) return;
    isFetched = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = root.dataset.application ?? '';
    document.head.append(script);
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
