/** The little of jsdom that is used here: its own types pull the whole DOM into a program that has none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: {
      readonly document: object;
      readonly Option: new () => { readonly style: { color: string } };
      CSS?: { supports(property: string, value: string): boolean };
    };
  }
}
