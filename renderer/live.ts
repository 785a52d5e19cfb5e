// Served by `dev` alone: tells the application that the content changed, or reloads when the program did; and shows what there is
// to mend over the page, which stays as it was.
import { showProblems } from './live-problems.ts';

const { base = '/' } = document.documentElement.dataset;

async function update(): Promise<void> {
  try {
    const response = await fetch(`${base}__docs-build/problems`, { cache: 'no-store' });
    if (response.ok) showProblems(await response.json());
  } catch {
    // The server has ended. When it is back, it says so.
  }
}

const events = new EventSource(`${base}__docs-build/events`);
events.addEventListener('open', () => void update());
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { type } = JSON.parse(data) as { readonly type?: string };
  if (type === 'update') dispatchEvent(new Event('docs-build:update'));
  if (type === 'reload') location.reload();
  else void update();
});
