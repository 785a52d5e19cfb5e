// Which build each open page is of: it is given files of that one, whatever has been published since.
import { note, noted, notes } from './notes.ts';
import { BUILD, worker } from './this-worker.ts';

const CLIENT = 'client ';

/** A page is opened some time before the browser lists it. */
const PATIENCE_MS = 60 * 60 * 1000;

/** Of no build that is kept: it is given what the host has. */
export const NO_BUILD = '';

/** Says of which build a page is. Some browsers do not tell pages apart that are on their way. */
export async function setBuild(client: string, build: string): Promise<void> {
  if (client) await note(CLIENT + client, JSON.stringify([build, Date.now()]));
}

async function read(client: string): Promise<readonly [build: string, since: number] | undefined> {
  const text = await noted(CLIENT + client);
  return text === undefined ? undefined : JSON.parse(text);
}

/** The build of a page; the worker's own for what no page is, such as a worker of a page. */
export const buildOf = async (client: string): Promise<string> => (await read(client))?.[0] ?? BUILD;

/** Whether a page is of a build before this one. */
export const isOld = async (client: string): Promise<boolean> => ![BUILD, NO_BUILD].includes(await buildOf(client));

/** Open pages that came before there was a worker are of the build that it came with. */
export async function adoptPages(): Promise<void> {
  for (const { id } of await worker.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (!(await read(id))) await setBuild(id, BUILD);
}

/** Builds of which there are open pages; what is known of closed ones is forgotten. */
export async function openBuilds(): Promise<ReadonlySet<string>> {
  const builds = new Set([BUILD]);
  for (const name of await notes()) {
    if (!name.startsWith(CLIENT)) continue;
    const client = name.slice(CLIENT.length);
    const [build, since] = (await read(client)) ?? [NO_BUILD, 0];
    const isOpen = Date.now() - since < PATIENCE_MS || (await worker.clients.get(client)) !== undefined;
    if (!isOpen) await note(name, undefined);
    else if (build !== NO_BUILD) builds.add(build);
  }
  return builds;
}
