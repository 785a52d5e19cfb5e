import type { OfflineAnswers, OfflineRequest } from '../../schemas/offline.ts';

/** Asks the worker of the site, once there is one; undefined where it could not do what was asked. */
export async function askWorker<Type extends keyof OfflineAnswers>(
  type: Type,
  addresses: readonly string[] = [],
): Promise<OfflineAnswers[Type] | undefined> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswers[Type] | undefined>) => resolve(data);
    active?.postMessage({ type, addresses } satisfies OfflineRequest, [port2]);
  });
}
