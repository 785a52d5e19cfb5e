/** Version of this package, put in by the build: the specification shows it as the site's generator. */
declare const __GENERATOR__: string;

declare module '*.css';
