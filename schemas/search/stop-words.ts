/** Words that say nothing of what a text is about, folded, in Portuguese and English. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a ao aos as at com como da das de do dos e ela ele elas eles em entre era essa esse esta este eu foi ha isso isto ja la lhe mais
  mas me meu minha na nas nem no nos o os ou para pela pelas pelo pelos por qual quais quando que quem sao se sem ser seu sua seus suas
  so tem um uma umas uns voce faco fazer onde posso preciso quero
  an and are be by for from how i in into is it my of on or that the this to what when where which with do does can`
    .split(/\s+/)
    .filter(Boolean),
);
