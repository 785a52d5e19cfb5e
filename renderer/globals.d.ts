/** Version of this package, put in by the build: the specification shows it as the site's generator. */
declare const __GENERATOR__: string;

declare module '*.css';

/**
 * Trusted Types, which TypeScript's library does not know. Where a policy demands them, the browser takes what such an
 * object has made, and no other text, for markup or the address of a script.
 */
interface TrustedTypePolicy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: Partial<TrustedTypePolicy>): TrustedTypePolicy };
}

/** The build's check of a file, which renderer/vite.config.ts takes from the pipeline. */
declare module 'check-own-file' {
  export const checkOwnFile: import('../schemas/own-file.ts').CheckOwnFile;
}

/** A program bundled on its own, by its address. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
