import { slug } from 'github-slugger';

/** What an address says of a text. Without accents, it can be typed and read aloud: "1ª Movimentação" is `1a-movimentacao`. */
export const slugOf = (text: string): string => slug(text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC'));
