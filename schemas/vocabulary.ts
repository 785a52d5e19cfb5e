// Made by `npm run types` from the *.schema.json beside it. Do not edit.

/** Form of a route. */
export const ROUTE = /^(?:\/|(?:\/(?!(?:\.|%2[Ee]){1,2}(?:\/|$)|[^/]*%(?:2[Ff]|5[Cc]))[^/?#\\\u0000-\u001f\u007f-\u009f\ud800-\udfff]+)+)$/u;

/** Form of an address. */
export const HREF = /^(?:(?:[Hh][Tt][Tt][Pp][Ss]?|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]):|(?![^/?#]*:))[^\s\\\u0000-\u001f\u007f-\u009f]*$/u;

/** Form of a coordinate or length that is no number. */
export const SVG_NUMBER = /^-?[0-9.]+(em|%)?$/u;

/** Elements that a body may have. */
export const TAG_NAMES: ReadonlySet<string> = new Set(
  'a abbr blockquote br code del details em h1 h2 h3 h4 h5 h6 hr img input ins kbd li mark ol p pre section span strong sub summary sup table tbody td th thead tr ul circle defs desc ellipse g line marker path polygon polyline rect svg text title tspan doc-admonition doc-card doc-cards doc-check-file doc-collection doc-diagram doc-download doc-error-codes doc-field doc-field-list doc-field-note doc-field-use doc-field-value doc-file-line doc-label doc-operation doc-request doc-request-folder doc-request-note doc-tab doc-tabs doc-test-data doc-uses doc-variable doc-video'.split(' '),
);

/** What a value must be: of this type, a list of texts, or a text of this form. */
export type ValueRule = 'string' | 'strings' | 'number' | 'boolean' | RegExp;

const rules: readonly (readonly [ValueRule, string])[] = [
  ['string', 'id alt title lang ariaLabel dataFootnoteBackref label description group duration fileName path method address groupId initial itemForm unit format since encoding fileForm separator dateFormat viewBox d points transform dominantBaseline strokeDashArray orient markerUnits'],
  ['strings', 'className ariaDescribedBy kinds'],
  [HREF, 'href src poster captions'],
  ['number', 'width height start bytes depth more minSize maxSize decimals column lastColumn'],
  [/^(?:left|center|right)$/u, 'align'],
  [/^(?:checkbox)$/u, 'type'],
  ['boolean', 'checked disabled open dataFootnoteRef dataFootnotes dataFile dataLineNumbers webhook illustrative secret readOnly writeOnly nullable deprecated byteOrderMark quotes header'],
  [/^(?:true)$/u, 'ariaHidden'],
  [/^(?:img|presentation)$/u, 'role'],
  [/^(?:note|tip|info|warning|danger|caution)$/u, 'kind'],
  [/^[a-zA-Z0-9-]+$/u, 'diagramType'],
  [/^[0-9a-f]{64}$/u, 'sha256'],
  [/^(?:collection|environment|both)$/u, 'scope'],
  [/^(?:string|number|integer|boolean|date|datetime|time|cnpj|cpf|isin|uuid|email|uri|object|array|map|null|any)$/u, 'dataType'],
  [/^(?:string|number|integer|boolean|date|datetime|time|cnpj|cpf|isin|uuid|email|uri|object|any)$/u, 'itemType'],
  [/^(?:always|never|when)$/u, 'obligation'],
  [/^(?:description|condition|absence|contract|rule|default|example|deprecated|changes|tests|sets|answers|setBy)$/u, 'about'],
  [/^(?:LF|CRLF)$/u, 'lineEnd'],
  [/^(?:\.|,|none)$/u, 'decimalMark'],
  [SVG_NUMBER, 'x y x1 y1 x2 y2 cx cy r rx ry dx dy markerWidth markerHeight refX refY'],
  [/^(?:start|middle|end)$/u, 'textAnchor'],
  [/^url\(#[A-Za-z0-9_-]+\)$/u, 'markerEnd markerStart'],
];

/** Properties that elements may have. */
export const PROPERTIES: ReadonlyMap<string, ValueRule> = new Map(
  rules.flatMap(([rule, names]) => names.split(' ').map((name) => [name, rule])),
);
