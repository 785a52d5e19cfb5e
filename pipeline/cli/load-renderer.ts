// The renderer as its own build left it. Loaded at run time: no file of the pipeline imports one of the renderer.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CreatePrerender, RendererAssets } from '../../schemas/prerender.ts';

const folder = new URL('../../renderer/', import.meta.url);

export interface Renderer {
  readonly assets: RendererAssets;
  /** Address of the module that prerenders, for whoever imports it. */
  readonly module: string;
  loadPrerender(): Promise<CreatePrerender>;
  /**
   * The files that a site carries, by path below its base: without the live-update script, and without the program that
   * draws diagrams where no page needs it, for it is thirty times the size of all the rest.
   */
  files(needs: { readonly diagrams: boolean }): Map<string, Uint8Array>;
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
    all ??= new Map(read());
    return all;
  };
  return {
    assets,
    module,
    loadPrerender: async () => {
      const { createPrerender }: { createPrerender: CreatePrerender } = await import(module);
      return createPrerender;
    },
    files: ({ diagrams }) =>
      new Map(
        [...everything()].filter(([name]) => name !== assets.live && (diagrams || !name.startsWith('assets/diagram-'))),
      ),
    file: (name) => everything().get(name),
  };
}
