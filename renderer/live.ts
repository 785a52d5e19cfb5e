// Served by `dev` alone: tells the application that the content changed, or reloads when the program did.
const { base = '/' } = document.documentElement.dataset;

new EventSource(`${base}__docs-build/events`).addEventListener('message', ({ data }: MessageEvent<string>) => {
  const { type } = JSON.parse(data) as { readonly type?: string };
  if (type === 'update') dispatchEvent(new Event('docs-build:update'));
  if (type === 'reload') location.reload();
});

export {};
