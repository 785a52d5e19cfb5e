// The source of a diagram may name other hosts: in pictures, styles, settings. In the frame that draws it nothing but the
// program itself is fetched or run: a policy of the frame's own sees to that, whatever the host sends. And so that nothing
// is even tried, which browsers would say in the console, what leads out is not written in the first place.
import { FETCHING_CSS } from '../../../schemas/diagram-limits.ts';

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "default-src 'none'; script-src 'self'; style-src 'self'";
document.head.append(policy);

// KaTeX would warn that an empty frame has no doctype.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' });

/** Attributes that hold an address. */
const ADDRESSED = /(?:^|:)(?:href|src|srcset|srcdoc|poster|background|data|action)$/i;
/** Attributes that hold CSS. */
const STYLED = /^(?:fill|stroke|filter|mask|clip-path|cursor|marker(?:-\w+)?)$/i;

function leadsOut(name: string, value: string): boolean {
  if (ADDRESSED.test(name)) return !value.startsWith('#');
  return /^on/i.test(name) || (STYLED.test(name) && FETCHING_CSS.test(value));
}

const { setAttribute, setAttributeNS } = Element.prototype;
Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
  if (!leadsOut(name, `${value}`)) setAttribute.call(this, name, value);
};
Element.prototype.setAttributeNS = function (this: Element, space: string | null, name: string, value: string): void {
  if (!leadsOut(name, `${value}`)) setAttributeNS.call(this, space, name, value);
};

/** Replaces what happens when the property is written. */
function onWrite<Owner extends object>(
  owner: Owner,
  property: keyof Owner & string,
  write: (target: Owner, value: string, native: (target: Owner) => void) => void,
): void {
  const found = Object.getOwnPropertyDescriptor(owner, property);
  Object.defineProperty(owner, property, {
    ...found,
    set(this: Owner, value: string) {
      write(this, value, (target) => found?.set?.call(target, value));
    },
  });
}

for (const property of ['src', 'srcset'] as const) onWrite(HTMLImageElement.prototype, property, () => undefined);

/** Markup is parsed where it does nothing, and moved when it can do nothing. */
const elsewhere = document.implementation.createHTMLDocument();
onWrite(Element.prototype, 'innerHTML', (element, _markup, write) => {
  const parsed = elsewhere.importNode(element, false);
  write(parsed);
  for (const each of parsed.querySelectorAll('*')) {
    for (const { name, value } of [...each.attributes]) if (leadsOut(name, value)) each.removeAttribute(name);
  }
  element.replaceChildren(...parsed.childNodes);
});

function withoutFetching(style: CSSStyleDeclaration): void {
  for (const name of [...style]) if (FETCHING_CSS.test(style.getPropertyValue(name))) style.removeProperty(name);
}

const { setProperty } = CSSStyleDeclaration.prototype;
CSSStyleDeclaration.prototype.setProperty = function (this: CSSStyleDeclaration, name, value, priority): void {
  if (!FETCHING_CSS.test(`${value}`)) setProperty.call(this, name, value, priority);
};
onWrite(CSSStyleDeclaration.prototype, 'cssText', (style, _text, write) => {
  write(style);
  withoutFetching(style);
});

const { replaceSync } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, text: string): void {
  replaceSync.call(this, text);
  keepStyles(this);
};

/** Keeps rules that style what there is, and what groups them. */
function keepStyles(group: CSSStyleSheet | CSSGroupingRule | CSSStyleRule | CSSKeyframesRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule || rule instanceof CSSKeyframeRule) withoutFetching(rule.style);
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule || rule instanceof CSSKeyframesRule) {
      keepStyles(rule);
    } else if (!(rule instanceof CSSKeyframeRule) && 'deleteRule' in group) group.deleteRule(index as never);
  }
}
