/** Version of this package, put in by the build: the specification shows it as the site's generator. */
declare const __GENERATOR__: string;

declare module '*.css';

/** A program bundled on its own, by its address. */
declare module '*?worker&url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: the form that Vite gives it
  export default address;
}
