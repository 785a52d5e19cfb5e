// Texts that would run a script, handle an event or lead to what is no address, each in another disguise: written as they
// are, or coming about only when something of them is taken out.

/** By what they try. Each stands in a line. */
export const HOSTILE_LINES: Readonly<Record<string, string>> = {
  'a script': 'a <script>alert(1)</script> b',
  'an event': 'a <kbd onclick="alert(1)">b</kbd>',
  'an event of an image': '<img src="https://ok.example/i.png" alt="a" onerror=alert(1)>',
  'attributes over lines': '<kbd\n  onclick="alert(1)"\n  style=\'a\'>b</kbd>',
  'an element of its own': 'a <svg onload=alert(1)><b>x</b></svg> b',
  'an element without an end': 'a <iframe src="javascript:x"> b *c*',
  'an HTML link': '<a href="javascript:alert(1)">a</a>',
  'a tag in a tag': 'a <scr<b>ipt>alert(1)</scr</b>ipt>',
  'a tag in an attribute’s way': 'a <img <b>src=x onerror=alert(1)>',
  'a comment in a tag': 'a <scr<!-- c -->ipt>alert(1)</scr<!-- c -->ipt>',
  'a comment in a link': '[a]<!-- c -->(javascript:alert(1))',
  'a tag in a link': '[a]<b>(javascript:alert(1))</b>',
  'a tag in an image': '!<b>[a]</b>(javascript:alert(1))',
  'a tag in an address': '[a](java<b x>script:alert(1))',
  'a tag in front of a definition': '<b>[a]: javascript:alert(1)</b>\n[a]',
  'a tag between words of code': 'a `<b>``<script>alert(1)</script>`` b',
  'a tag between code and code': '``a``<b>`<script>alert(1)</script>`</b>',
  'a tag in front of a fence': '<b>```</b>',
  'a tag on a line of its own': '<b></b>\n<kbd>\n`<script>alert(1)</script>`</kbd>',
  'a tag in front of a block of HTML': '<b></b><details>`<script>alert(1)</script>`</details>',
  'a link': '[a](javascript:alert(1)) [b](<vbscript:x> "t") [c](data:text/html,x)',
  'entities in an address':
    '[a](java&#115;cript:x) [b](&#106avascript:x) [c](javascript&colon;x) [d](java&#x0A;script:x)',
  'an image': '![a](javascript:x) ![b *c*](data:text/html,x)',
  'an HTML image': '<img alt="a" src="&#106avascript:x">',
  'an image’s text':
    '![<img src=x onerror=alert(1)>](https://ok.example/i.png) ![[b](javascript:x)](https://ok.example/i.png)',
  'an autolink': '<javascript:alert(1)> <data:text/html,x>',
  'a reference': '[a][mau] [mau] ![b][mau] [<b>mau</b>][mau]',
  'a tag between a reference and what it would take for an address':
    '[ok]<b>(javascript:x)</b> [ok](java<b x>script:x)',
  'a broken link in what a reference would take for an address':
    '[ok](java[script:x](nada.md)) [ok]([javascript:x](nada.md))',
  'a label of HTML': '[<kbd onclick="x">a</kbd>]',
  'a note of HTML': 'a[^<script>]',
  'words of a broken link in a tag': 'a <scr[ipt](nada.md)>alert(1)</scr[ipt](nada.md)>',
  'words of a broken link in an attribute’s way': 'a <img [src=x](nada.md) onerror=alert(1)>',
  'words of a broken link in a link': '[a][(javascript:alert(1))](nada.md) [a](javascript:x ["t")](nada.md)',
  'a broken image in a tag': 'a <scr![ipt](nada.png)>alert(1)</scr![ipt](nada.png)>',
  'a broken HTML image in a tag': 'a <scr<img src="nada.png" alt="ipt">>alert(1)',
  'a broken reference in a tag': 'a <scr[ipt][mau]>alert(1)</scr[ipt][mau]>',
  'words of a broken link that open a fence': '[```](nada.md)',
  'a quote in an address': "<img src='https://ok.example/&#39;/onerror=alert(1)//' alt=a>",
  'an address that ends its link': '[a](https://ok.example/\\)<script>alert(1)</script>)',
  'a missing file with a tag for a name': '![a](&lt;script&gt;alert(1)&lt;/script&gt;)',
  'an address that a tag ends': '<b>a</b> https://ok.example/<img/onerror=x>`<i>` www.ok.example/<3`<i>`',
  'a tag after what would begin a list': '-<b></b> `a\n2. b` *<i></i>\n<kbd>`<script>`</kbd>',
  'a null in a tag': 'a <scr\0ipt>alert(1)</scr\0ipt>',
};

/** By what they try. Each is a block. */
export const HOSTILE_BLOCKS: Readonly<Record<string, string>> = {
  'a script': '<script>\nalert(1)\n</script>',
  'a style': '<style>\n* { display: none }\n</style>',
  'a script without an end': '<script>\nalert(1)\n\n# b',
  'an element around Markdown': '<div onclick="alert(1)">\n\na **b**\n\n</div>',
  'an element around text': '<div>\n[a](javascript:alert(1))\n# b\n    `<script>`\n</div>',
  'what only a browser takes for a tag': '<details>\n<img/src=x/onerror=alert(1)>\n</details>',
  'what only a browser takes for a block': '<details "" ontoggle=alert(1) open>\na\n</details>',
  'a comment in front of a link': '<!-- c --> [a](javascript:alert(1))',
  'a comment between the halves of a tag': 'a <img\n<!-- c -->src=x onerror=alert(1)>',
  'a comment without an end': '<!-- <img src=x onerror=alert(1)>',
  'a block in front of code': '> <div>a</div>\n    <script>alert(1)</script>',
  'a blank line in an attribute': '<pre><kbd title="a\n\n<img src=x onerror=alert(1)>\n\n">b</kbd></pre>',
  'code at the beginning': '    <script>alert(1)</script>',
  'code in a table': '<!-- c -->a|b\n-|-\n`x|<script>alert(1)</script>`',
  'a fence without an end': '- ```\n  a\n\nb',
  'a definition': '[mau2]: javascript:alert(1) "t"\n\n[mau2] [a][mau2] ![b][mau2]',
  'a definition of HTML': '[<kbd onclick="x">a</kbd>]: https://ok.example\n\n[<kbd onclick="x">a</kbd>]',
  'a label of a directive': ':::note[<script>alert(1)</script>]\na\n:::',
  'a label that is plain text': '::::tabs\n:::tab[<img src=x onerror=alert(1)> [a](javascript:x)]\na\n:::\n::::',
  'an attribute of a directive': ':::video[a]{duration="<img src=x onerror=alert(1)>" src="javascript:x"}\n:::',
  'an attribute that a directive does not have': ':::note{onclick="alert(1)" href="javascript:x"}\na\n:::',
  'an unknown directive': '::iframe[a]{src="javascript:alert(1)" onload="<script>"}',
  'a card': '::::cards\n:::card[a]{href="javascript:alert(1)"}\nb\n:::\n::::',
  'a download': '::download[<b onclick=x>a</b>]{src="data:text/html,x"}',
  'a part that does not exist': '::include{src="<img src=x onerror=alert(1)>"}',
  'code after the line of a directive': ':::note\n    <script>alert(1)</script>\n:::\n    <script>alert(1)</script>',
  'HTML after the line of a directive': ':::note\n<kbd>\n[a](javascript:x)\n</kbd>\n:::',
  'an alert': '> [!NOTE]\n> a <script>alert(1)</script>',
  'the two halves of a tag around a part': 'a <img\n::include{src="/_parte.md"}',
  'a fence that a part leaves open': '::include{src="/_aberta.md"}\n\n```\n<script>alert(1)</script>\n```',
};

/** Parts that these include. */
export const HOSTILE_PARTS: Readonly<Record<string, string>> = {
  'pages/_parte.md': 'src=x onerror=alert(1)>',
  'pages/_aberta.md': '```\na',
};

/** Places for a line, each with a hole. */
export const PLACES: readonly string[] = [
  '§',
  'antes § depois',
  '## § {#x}',
  '- a\n\n  §',
  '1. §\n2. b',
  '> §',
  '| a | § |\n|---|---|\n| § | b |',
  '*§*',
  'a[^n]\n\n[^n]: §',
  ':::details[§]\n§\n:::',
];

export const DEFINITIONS = '[mau]: javascript:alert(1)\n[ok]: https://ok.example\n\n[^<script>]: nota';

const PIECES = Object.values(HOSTILE_LINES)
  .flatMap((text) => text.split(/(?<=[>\])])|(?=[<[])/))
  .concat([
    '\n',
    '\n\n',
    '    ',
    '- ',
    '> ',
    '# ',
    '| ',
    '\\',
    '*',
    '`',
    '```\n',
    '<!--',
    '-->',
    '<pre>',
    ':::note\n',
    '\n:::\n',
    '&',
  ]);

/** Pieces of them put together by chance: the same seed gives the same text. */
export function randomHostile(seed: number): string {
  let state = seed * 7919 + 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: 1 + random(16) }, () => PIECES[random(PIECES.length)]).join('');
}
