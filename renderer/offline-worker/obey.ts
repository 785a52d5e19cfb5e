import type { OfflineAnswers, OfflineRequest } from '../../schemas/offline.ts';
import { isOld } from './client-builds.ts';
import { keepLess, keepMore, keepVisited, status } from './keep-all.ts';

/** Does what a page asks for. */
export async function obey(event: ExtendableMessageEvent): Promise<OfflineAnswers[keyof OfflineAnswers]> {
  const { type, addresses }: OfflineRequest = event.data;
  if (type === 'visited') {
    await keepVisited(event, addresses);
    return { isOld: event.source instanceof WindowClient && (await isOld(event.source.id)) };
  }
  if (type === 'keep') await keepMore(event);
  if (type === 'forget') await keepLess(event);
  return status(event);
}
