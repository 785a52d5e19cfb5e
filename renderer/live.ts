// Served by `dev` alone: tells the application that the content changed, or reloads when the program did; and shows what there is
// to mend over the page, which stays as it was.
import { showProblems } from './live-problems.ts';

const UPDATE = 'docs-build:update';
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
let isConnectedAgain = false;
events.addEventListener('open', () => {
  // The server was started anew, and nobody told of what was edited meanwhile.
  if (isConnectedAgain) dispatchEvent(new Event(UPDATE));
  isConnectedAgain = true;
  void update();
});
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { type } = JSON.parse(data) as { readonly type?: string };
  if (type === 'update') dispatchEvent(new Event(UPDATE));
  if (type === 'reload') location.reload();
  else void update();
});
