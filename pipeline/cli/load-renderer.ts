// The renderer as its own build left it. Loaded at run time: no file of the pipeline imports one of the renderer.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OFFLINE_WORKER } from '../../schemas/offline.ts';
import type { CreatePrerender, RendererAssets } from '../../schemas/prerender.ts';
import type { Nav } from '../../schemas/types.ts';

const folder = new URL('../../renderer/', import.meta.url);

/** What the names of files begin with that only some pages need. */
const PROGRAMS = ['check-file', 'diagram'];

export interface Renderer {
  readonly assets: RendererAssets;
  /** Address of the module that prerenders, for whoever imports it. */
  readonly module: string;
  loadPrerender(): Promise<CreatePrerender>;
  /**
   * The files that a site carries, by path below its base: without the live-update script, without the programs that only some
   * pages need where none does, for that which draws diagrams is thirty times the size of all the rest, and without fonts of ours
   * where the site has its own. Where browsers are not to keep the site, the worker by which those that do forget it.
   */
  files(needs: {
    readonly programs: ReadonlySet<string>;
    readonly offline: boolean;
    readonly fonts: Nav['site']['fonts'];
  }): Map<string, Uint8Array>;
  /** The worker of a site that browsers keep, but for what is said of the build in front of it. */
  offlineWorker(): string;
  /** Reads one file, the live-update script included. */
  file(name: string): Uint8Array | undefined;
}

export function loadRenderer(): Renderer {
  const assets: RendererAssets = JSON.parse(readFileSync(new URL('assets.json', folder), 'utf8'));
  const module = new URL('prerender.js', folder).href;
  const client = fileURLToPath(new URL('client/assets/', folder));
  const read = (): [string, Uint8Array][] =>
    readdirSync(client)
      .sort()
      .map((name) => [`assets/${name}`, readFileSync(path.join(client, name))]);
  let all: Map<string, Uint8Array> | undefined;
  const everything = (): Map<string, Uint8Array> => {
    all ??= new Map([...read(), [OFFLINE_WORKER, readFileSync(new URL('client/offline-remove.js', folder))]]);
    return all;
  };
  return {
    assets,
    module,
    loadPrerender: async () => {
      const { createPrerender }: { createPrerender: CreatePrerender } = await import(module);
      return createPrerender;
    },
    files: ({ programs, offline, fonts }) =>
      new Map(
        [...everything()].filter(
          ([name]) =>
            name !== assets.live &&
            PROGRAMS.every((program) => programs.has(program) || !name.startsWith(`assets/${program}-`)) &&
            (!offline || name !== OFFLINE_WORKER) &&
            !(fonts?.text && name === assets.fonts.text) &&
            !(fonts?.code && name === assets.fonts.code),
        ),
      ),
    offlineWorker: () => readFileSync(new URL('client/offline-keep.js', folder), 'utf8'),
    file: (name) => everything().get(name),
  };
}
