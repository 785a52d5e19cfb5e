/** Path of the browser's program, or undefined when there is none. Throws when CHROME_PATH names nothing. */
export declare function findChromium(): string | undefined;
