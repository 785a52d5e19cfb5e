// What a diagram's source may try, once for each way that mermaid has out of a drawing. Each is read by mermaid.

const HOST = 'https://elsewhere.test';

export const HOSTILE: Readonly<Record<string, string>> = {
  'a font that ends its declaration': `%%{init: {"fontFamily": "x; background: url(${HOST}/f)"}}%%
gantt
  title a
  section A
  b :a1, 2024-01-01, 3d`,
  'a font that ends its rule': `%%{init: {"fontFamily": "x} * { background: url(${HOST}/f) } a {"}}%%
pie
  "a" : 1`,
  'a style sheet': `%%{init: {"themeCSS": "@import '${HOST}/i.css'; @font-face { font-family: x; src: url(${HOST}/font) } * { font-family: x; background: u\\\\72l(${HOST}/f); fill: url(${HOST}/g.svg#x) }"}}%%
pie
  "a" : 1`,
  'front matter': `---
title: <img src=${HOST}/t>
config:
  securityLevel: loose
  htmlLabels: true
  themeCSS: "* { background: url(${HOST}/f) }"
  themeVariables:
    fontFamily: "x; background: url(${HOST}/h)"
---
pie
  "a" : 1`,
  'a colour that is an address of the same host': `%%{init: {"theme": "base", "themeVariables": {"pie1": "url(rel.svg)", "titleColor": "red; background: url(rel.png)"}}}%%
pie title t
  "a" : 1`,
  'a palette': `---
config:
  themeVariables:
    xyChart:
      plotColorPalette: "url(${HOST}/a.svg#x), red"
      backgroundColor: "url(${HOST}/b.svg#x)"
---
xychart-beta
  x-axis [jan, fev]
  bar [1, 2]`,
  'classes of styles': `block-beta
  a b
  classDef k background:url(${HOST}/k),fill:url(${HOST}/b.svg#x),filter:url(${HOST}/f.svg#x),cursor:url(${HOST}/c)
  class b k`,
  'colours as arguments': `C4Context
  Person(a, "Ana", "<img src=${HOST}/d>", $sprite="${HOST}/s.png", $link="${HOST}/l")
  System(s, "S", "x", $sprite="img:${HOST}/s.png")
  Rel(a, s, "usa", "HTTPS", $link="javascript:alert(1)")
  UpdateElementStyle(a, $bgColor="url(${HOST}/bg.svg#a)", $borderColor="url(${HOST}/bc)")
  UpdateRelStyle(a, s, $textColor="url(${HOST}/q)", $lineColor="url(${HOST}/z.svg#a)")`,
  'a picture in a node': `flowchart LR
  A@{ img: "${HOST}/x.png", label: "Foto", pos: "t", w: 60, h: 60, constraint: "on" } --> B`,
  'a picture beside an actor, and a menu of links': `sequenceDiagram
  participant A
  properties A: {"icon": "${HOST}/i.png", "class": "x"}
  link A: Painel @ ${HOST}/p
  links A: {"B": "javascript:alert(1)"}
  A->>A: a`,
  'labels with markup, and settings that would show it': `%%{init: {"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}, "secure": [], "dompurifyConfig": {"ADD_TAGS": ["iframe"], "ADD_ATTR": ["onerror"]}}}%%
flowchart LR
  A@{ shape: doc, label: "<img src='${HOST}/x.png' onerror='alert(1)'>" } --> B["<iframe src='${HOST}/i'></iframe><style>* { background: url(${HOST}/s) }</style>"]
  B --> C["#lt;img src='${HOST}/y.png' onerror=alert(1)#gt;"]
  click A href "${HOST}/x"
  click B call alert("1")`,
  'a label that is always markup': `architecture-beta
  service t "<img src='${HOST}/i.png' onerror=alert(1)>"[T]
  service u(logos:aws)[U]
  t:L -- R:u`,
  'data that is always markup': `eventmodeling

tf 01 ui Tela
tf 02 cmd Pedir { <img src=${HOST}/i onerror=alert(1)> }
tf 03 evt Pedido { a: <b style="background:url(${HOST}/s)">1</b> }`,
  'Markdown in a label': `mindmap
  root["<img src='${HOST}/i.png' onerror=alert(1)>"]
    a["\`[x](${HOST}/l) ![i](${HOST}/m.png)\`"]
    ::icon(fa fa-book)`,
  'the name and the text': `pie
  accTitle: <img src=${HOST}/x onerror=alert(1)> nome
  accDescr: <script>alert(1)</script> texto
  "<img src=${HOST}/y onerror=alert(1)>" : 1`,
  'a formula': `sequenceDiagram
  A->>B: $$\\href{${HOST}/h}{x}\\includegraphics{${HOST}/i.png}$$`,
  'tickets that are links': `---
config:
  kanban:
    ticketBaseUrl: "${HOST}/#TICKET#"
---
kanban
  todo[A fazer]
    t1[Tarefa <img src=${HOST}/j>]@{ ticket: X-1, assigned: "<img src=${HOST}/k>" }`,
  'tasks that are links': `gantt
  dateFormat YYYY-MM-DD
  section A<br><img src=${HOST}/s>
  T1 :a1, 2024-01-01, 3d
  T2 :b1, after a1, 2d
  click a1 href "${HOST}/x"
  click b1 call alert("1")`,
  'a drawing without end': `---
config:
  xyChart:
    width: 100000000
    height: 100000000
---
xychart-beta
  x-axis [jan, fev]
  bar [1, 2]`,
};
