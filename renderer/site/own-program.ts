// Programs of our own that a page starts beside the application. Where a policy demands Trusted Types, the browser takes the
// address of a program from a Trusted Types policy alone, of which a page may have one by each name.
import { OFFLINE_WORKER } from '../../schemas/offline.ts';
import { POLICY_NAME } from './policy-name.ts';

/** The folder of all that was built with this file. */
const folder = import.meta.url.replace(/[^/]*$/, '');

/** The one that stands beside it, for it sees the requests of the whole site. */
const offlineWorker = new URL(`../${OFFLINE_WORKER}`, folder).href;

const policy = window.trustedTypes?.createPolicy(POLICY_NAME, {
  createScriptURL(address) {
    const { href } = new URL(address, document.baseURI);
    if (!href.startsWith(folder) && href !== offlineWorker)
      throw new TypeError(`"${address}" is no program of this site.`);
    return href;
  },
});

/** The address of a program of our own, as the browser takes it. Throws for any other. */
export const ownProgram = (address: string): string => policy?.createScriptURL(address) ?? address;
