// What each directive means. Adding one is adding an entry here, an element to the schema, and a component.
import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { didYouMean } from '../diagnostics/nearest.ts';
import { readOpening } from '../markdown/opening.ts';
import { type Directive, type DirectiveAttributes, nameOf, registerData } from './data-directives.ts';
import { type PageState, registerLink, report, type Source, type Span, spanOf } from './source.ts';

interface Attribute {
  /** text: as it is. name: of something in a data file. page: a link to follow. file: something that must exist. flag: present or absent. */
  readonly kind: 'text' | 'name' | 'page' | 'file' | 'download' | 'image' | 'flag';
  readonly required?: boolean;
}

interface Definition {
  /** The element of the document it becomes; include is replaced before, and doc-data by what shows the data. */
  readonly element: string;
  readonly form: 'container' | 'leaf';
  /** How `[…]` is kept: as content in an element of its own, as the plain-text property `label`, or not at all. */
  readonly label: 'doc-label' | 'summary' | 'property' | 'content' | 'none';
  readonly labelRequired?: boolean;
  readonly attributes?: Readonly<Record<string, Attribute>>;
  /** Properties that the name itself implies. */
  readonly properties?: Readonly<Record<string, string>>;
  /** The directive that must hold it. */
  readonly parent?: string;
  /** The only directive it may hold. */
  readonly child?: string;
}

const admonition = (kind: string): Definition => ({
  element: 'doc-admonition',
  form: 'container',
  label: 'doc-label',
  properties: { kind },
});

const DIRECTIVES: Readonly<Record<string, Definition>> = {
  note: admonition('note'),
  tip: admonition('tip'),
  info: admonition('info'),
  warning: admonition('warning'),
  danger: admonition('danger'),
  caution: admonition('caution'),
  tabs: {
    element: 'doc-tabs',
    form: 'container',
    label: 'none',
    attributes: { group: { kind: 'text' } },
    child: 'tab',
  },
  tab: {
    element: 'doc-tab',
    form: 'container',
    label: 'property',
    labelRequired: true,
    attributes: { id: { kind: 'text' } },
    parent: 'tabs',
  },
  cards: { element: 'doc-cards', form: 'container', label: 'none', child: 'card' },
  card: {
    element: 'doc-card',
    form: 'container',
    label: 'property',
    labelRequired: true,
    attributes: { href: { kind: 'page' } },
    parent: 'cards',
  },
  details: {
    element: 'details',
    form: 'container',
    label: 'summary',
    labelRequired: true,
    attributes: { open: { kind: 'flag' }, id: { kind: 'text' } },
  },
  video: {
    element: 'doc-video',
    form: 'container',
    label: 'property',
    labelRequired: true,
    attributes: {
      src: { kind: 'file' },
      poster: { kind: 'image' },
      captions: { kind: 'file' },
      duration: { kind: 'text' },
    },
  },
  download: {
    element: 'doc-download',
    form: 'leaf',
    label: 'content',
    attributes: { src: { kind: 'download', required: true } },
  },
  'field-list': {
    element: 'doc-data',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'text', required: true }, id: { kind: 'text' }, part: { kind: 'text' } },
  },
  'error-list': {
    element: 'doc-data',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'text', required: true } },
  },
  operation: {
    element: 'doc-data',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'name', required: true }, id: { kind: 'name', required: true } },
  },
  postman: {
    element: 'doc-data',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'text', required: true }, id: { kind: 'text' } },
  },
  include: {
    element: 'include',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'text', required: true }, region: { kind: 'text' } },
  },
};

/** GitHub's alerts and the directive each is the same as. */
export const ALERTS: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'caution',
};

/**
 * Checks a directive against its definition and gives the node what mdast-util-to-hast needs to make its element.
 * Undefined when nothing answers to its name.
 */
export function prepareDirective(
  node: Directive,
  parent: string | undefined,
  source: Source,
  state: PageState,
): DirectiveAttributes | undefined {
  const form = node.type === 'containerDirective' ? 'container' : 'leaf';
  const marks = form === 'container' ? ':::' : '::';
  const nameSpan = nameOf(node, source);
  const at = (rule: 'directive-misplaced' | 'directive-attribute-invalid', message: string, hint?: string): void =>
    report(state, source, { rule, message, ...nameSpan, hint });

  const definition = Object.hasOwn(DIRECTIVES, node.name) ? DIRECTIVES[node.name] : undefined;
  if (!definition) {
    report(state, source, {
      rule: 'directive-unknown',
      message: `There is no directive "${marks}${node.name}".`,
      ...nameSpan,
      hint: didYouMean(node.name, Object.keys(DIRECTIVES)) ?? `Known: ${Object.keys(DIRECTIVES).join(', ')}.`,
    });
    return undefined;
  }
  if (definition.form !== form) {
    const right = definition.form === 'container' ? ':::' : '::';
    at(
      'directive-misplaced',
      `"${marks}${node.name}" has the wrong number of colons.`,
      `Write "${right}${node.name}".`,
    );
  }
  if (definition.parent && definition.parent !== parent) {
    at(
      'directive-misplaced',
      `"${marks}${node.name}" stands outside "${definition.parent}".`,
      `Put it inside "::::${definition.parent}".`,
    );
  }
  if (node.type === 'containerDirective') checkClosed(node, source, state);
  if (definition.child) checkChildren(node, definition.child, source, state);

  const label = takeLabel(node);
  const properties: Record<string, string | number | boolean> = { ...definition.properties };
  const labelText = label ? textOf(label).trim() : '';
  if (definition.labelRequired && labelText === '') {
    at('directive-attribute-invalid', `"${marks}${node.name}" has no label.`, `Write "${marks}${node.name}[Label]".`);
  }
  if (label && definition.label === 'none') {
    at('directive-attribute-invalid', `"${marks}${node.name}" takes no label.`, 'Remove the square brackets.');
  }
  if (definition.label === 'property') properties.label = labelText || node.name;
  if (label && (definition.label === 'doc-label' || definition.label === 'summary')) {
    label.data = { ...label.data, hName: definition.label };
    // The children of a leaf are its label.
    if (node.type === 'leafDirective') node.children = [];
    node.children.unshift(label as never);
  }
  const attributes = readAttributes(node, definition, properties, source, state);
  if (definition.element === 'doc-data') registerData(node, attributes, properties, source, state);
  node.data = { ...node.data, hName: definition.element, hProperties: properties };
  return attributes;
}

function takeLabel(node: Directive): (typeof node.children)[number] | undefined {
  if (node.type === 'leafDirective') {
    return node.children.length > 0 ? ({ type: 'paragraph', children: node.children } as never) : undefined;
  }
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !(first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
    return undefined;
  node.children.shift();
  return first;
}

/** What to write in place of a line that looks like a directive. */
export function malformedHint(line: string): string {
  const [, colons, name, title] = /^(:+)\s*([A-Za-z][\w-]*)?\s*([^[{\r\n]*)/.exec(line) ?? [];
  if (!name) return 'It closes nothing: the container it ends is missing, or opens with more colons.';
  const attributes = line.slice(line.includes('{') ? line.indexOf('{') : line.length);
  const [, bare] = /(?<=[{\s])[\w.:-]+=(?!["'])([^\s}]*["'<=>`][^\s}]*)/.exec(attributes) ?? [];
  if (bare) return `Put quotes around the value: "${bare}".`;
  return title?.trim()
    ? `Write "${colons}${name}[${title.trim()}]".`
    : 'Write :::name[Label]{key="value"}, without spaces between, on a line of its own.';
}

function checkClosed(node: ContainerDirective, source: Source, state: PageState): void {
  const { start, end } = spanOf(node);
  const [first = '', ...lines] = source.lines.text.slice(start, end).split(/\r\n|\n|\r/);
  const marks = /^:+/.exec(first)?.[0] ?? ':::';
  // A line of as many colons ends a container wherever it stands: in one that it holds, and in code.
  const ends = lines.map((line) => (/^[\s>]*(:{3,})\s*$/.exec(line)?.[1]?.length ?? 0) >= marks.length);
  const isClosed = ends.at(-1) === true;
  if (isClosed && ends.indexOf(true) === ends.length - 1 && !endsInCode(node, source)) return;
  report(state, source, {
    rule: 'directive-unclosed',
    message: `"${marks}${node.name}" ${isClosed ? 'ends within what it holds' : 'is not closed'}.`,
    ...nameOf(node, source),
    hint: isClosed
      ? 'Open it with more colons than any line of colons that it holds, also in code, and end it with as many.'
      : `End it with a line "${marks}"; a container that holds another opens with more colons than it.`,
  });
}

function endsInCode(node: Nodes, source: Source): boolean {
  if (node.type !== 'code') {
    const last = 'children' in node ? node.children.at(-1) : undefined;
    return last !== undefined && endsInCode(last, source);
  }
  const { start, end } = spanOf(node);
  const code = source.lines.text.slice(start, end).trimEnd();
  const fence = /^(`{3,}|~{3,})/.exec(code)?.[0];
  const lastLine = code.slice(Math.max(code.lastIndexOf('\n'), code.lastIndexOf('\r')) + 1);
  const isClosed = lastLine.length < code.length && new RegExp(`^[\\s>]*${fence}+$`).test(lastLine);
  return fence !== undefined && !isClosed;
}

function checkChildren(node: Directive, child: string, source: Source, state: PageState): void {
  for (const each of node.children) {
    if (each.type === 'containerDirective' && each.name === child) continue;
    if (each.type === 'html' || (each.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) continue;
    const { start, end } = spanOf(each);
    const line = source.lines.restOfLine(start).slice(0, end - start);
    report(state, source, {
      rule: 'directive-misplaced',
      message: `"${line}" stands between the parts of "${node.name}".`,
      start,
      end: start + line.length,
      hint: `Put it inside a ":::${child}[Label]", or outside "${node.name}".`,
    });
  }
}

function readAttributes(
  node: Directive,
  definition: Definition,
  properties: Record<string, string | number | boolean>,
  source: Source,
  state: PageState,
): DirectiveAttributes {
  const known = definition.attributes ?? {};
  const values: Record<string, string> = {};
  const whole = nameOf(node, source);
  const written = readOpening(source.lines.restOfLine(whole.start));
  const inSource = ({ start, end }: Span): Span => ({ start: whole.start + start, end: whole.start + end });
  const find = (name: string): Span & { key: Span } => {
    const place = written?.get(name);
    return place ? { ...inSource(place), key: inSource(place.key) } : { ...whole, key: whole };
  };
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    const attribute = Object.hasOwn(known, name) ? known[name] : undefined;
    const place = find(name);
    if (!attribute) {
      report(state, source, {
        rule: 'directive-attribute-invalid',
        message: `"${node.name}" has no attribute "${name}".`,
        ...place.key,
        hint:
          didYouMean(name, Object.keys(known)) ??
          (Object.keys(known).length > 0 ? `Known: ${Object.keys(known).join(', ')}.` : 'It takes none.'),
      });
      continue;
    }
    if (attribute.kind === 'text' && !value) {
      report(state, source, {
        rule: 'directive-attribute-invalid',
        message: `The attribute "${name}" of "${node.name}" is empty.`,
        ...place.key,
        hint: `Write ${name}="…", or leave it out.`,
      });
      continue;
    }
    values[name] = value ?? '';
    if (definition.element === 'include' || attribute.kind === 'name') continue;
    if (name === 'id') state.ids.push({ id: value ?? '', source, start: place.start, end: place.end });
    if (attribute.kind === 'flag') properties[name] = true;
    else if (attribute.kind === 'text') properties[name] = value ?? '';
    else {
      const property = definition.element === 'doc-download' ? 'href' : name;
      const { start, end } = place;
      const address = { target: value ?? '', kind: attribute.kind, start, end, sized: true };
      properties[property] = registerLink(state, source, address);
    }
  }
  for (const [name, { required }] of Object.entries(known)) {
    if (!required || Object.hasOwn(node.attributes ?? {}, name)) continue;
    report(state, source, {
      rule: 'directive-attribute-invalid',
      message: `"${node.name}" lacks the attribute "${name}".`,
      ...whole,
      hint: `Add {${name}="…"}.`,
    });
  }
  const missing = Object.keys(known).filter((name) => known[name]?.required && !values[name]);
  return { values, missing, spanOf: find };
}
