// Entry of the browser. What the reader came for needs no script: the application is fetched when the page is on the screen.
import { reloadOnce } from './navigation/reload-once.ts';
import './styles/index.css';

// A chunk of an earlier build is gone from the host: only a new page knows the names of the new ones.
addEventListener('vite:preloadError', (event) => {
  if (reloadOnce('chunk')) event.preventDefault();
});

/** Resolves when the page has been painted; at once where it is not seen, and so not painted either. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.hidden) resolve(undefined);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function run(): Promise<boolean> {
  await painted();
  const { start } = await import('./application.tsx');
  return start();
}

// Without the application the prerendered page stands alone, as it does without scripts: nothing hidden, no dead button.
const isRunning = await run().catch(() => false);
if (!isRunning) delete document.documentElement.dataset.js;
