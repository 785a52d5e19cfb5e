// What each directive means. Adding one is adding an entry here, an element to the schema, and a component.
import type { Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { didYouMean } from '../diagnostics/nearest.ts';
import { registerData } from './data-directives.ts';
import {
  type Attribute,
  type Directive,
  type DirectiveAttributes,
  dropAttributes,
  nameOf,
  readAttributes,
} from './directive-attributes.ts';
import { openCode } from './read-code.ts';
import { report, type Source, spanOf } from './source.ts';

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
  /** The program that its element needs in the browser: what the names of its files begin with. */
  readonly program?: string;
}

const admonition = (kind: string): Definition => ({
  element: 'doc-admonition',
  form: 'container',
  label: 'doc-label',
  properties: { kind },
});

/** What shows data: by which attributes it names them. */
const data = (attributes: NonNullable<Definition['attributes']>): Definition => ({
  element: 'doc-data',
  form: 'leaf',
  label: 'none',
  attributes,
});

export const DIRECTIVES: Readonly<Record<string, Definition>> = {
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
    attributes: { href: { kind: 'page', required: true } },
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
  'field-list': data({ src: { kind: 'text', required: true }, id: { kind: 'text' }, part: { kind: 'text' } }),
  'error-list': data({ src: { kind: 'text', required: true } }),
  'error-codes': data({ contracts: { kind: 'text' } }),
  'check-file': { ...data({ contract: { kind: 'name', required: true } }), program: 'check-file' },
  'test-data': data({ contract: { kind: 'name', required: true } }),
  'contract-changes': data({ contracts: { kind: 'text' }, release: { kind: 'text' }, since: { kind: 'text' } }),
  operation: data({ src: { kind: 'name', required: true }, id: { kind: 'name', required: true } }),
  postman: data({ src: { kind: 'text', required: true }, id: { kind: 'text' } }),
  include: {
    element: 'include',
    form: 'leaf',
    label: 'none',
    attributes: { src: { kind: 'text', required: true }, region: { kind: 'text' } },
  },
};

/** What a name means, ours or one that GitHub and Docusaurus have for the same. */
function definitionOf(name: string): Definition | undefined {
  const own = name === 'important' ? ALERTS.IMPORTANT : name;
  return own !== undefined && Object.hasOwn(DIRECTIVES, own) ? DIRECTIVES[own] : undefined;
}

const unknownHint = (name: string): string =>
  didYouMean(name, Object.keys(DIRECTIVES)) ?? `Known: ${Object.keys(DIRECTIVES).join(', ')}.`;

/** The program that a directive needs in the browser. */
export const programOf = (name: string): string | undefined => definitionOf(name)?.program;

/** Whether a container is called so. */
export const isContainerName = (name: string): boolean => definitionOf(name)?.form === 'container';

/** GitHub's alerts and the directive each is the same as. */
export const ALERTS: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'caution',
};

/**
 * Checks a directive, whose label was taken and read, against its definition, and gives both what mdast-util-to-hast needs to
 * make their elements. Undefined when nothing answers to its name.
 */
export function prepareDirective(
  node: Directive,
  label: Paragraph | undefined,
  parent: string | undefined,
  source: Source,
): DirectiveAttributes | undefined {
  const form = node.type === 'containerDirective' ? 'container' : 'leaf';
  const marks = form === 'container' ? ':::' : '::';
  const nameSpan = nameOf(node, source);
  const at = (rule: 'directive-misplaced' | 'directive-attribute-invalid', message: string, hint?: string): void =>
    report(source, { rule, message, ...nameSpan, hint });

  const definition = definitionOf(node.name);
  if (!definition) {
    report(source, {
      rule: 'directive-unknown',
      message: `There is no directive "${marks}${node.name}".`,
      ...nameSpan,
      hint: unknownHint(node.name),
    });
    dropAttributes(node, source);
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
  if (node.type === 'containerDirective') checkClosed(node, source);
  if (definition.child) checkChildren(node, definition.child, source);

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
  }
  const attributes = readAttributes(node, definition, properties, source);
  if (definition.element === 'doc-data') registerData(node, attributes, properties, source);
  node.data = { ...node.data, hName: definition.element, hProperties: properties };
  return attributes;
}

/** The label of a directive, which is no more among what a container holds. */
export function takeLabel(node: Directive): Paragraph | undefined {
  if (node.type === 'leafDirective') {
    const { children, position } = node;
    return children.length > 0 ? { type: 'paragraph', children, ...(position && { position }) } : undefined;
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
  if (name === 'code-group') return 'Write "::::tabs" around all, and ":::tab[Label]" around each block of code.';
  if (name && !definitionOf(name)) return unknownHint(name);
  if (!name) return 'It closes nothing: the container it ends is missing, or opens with more colons.';
  const attributes = line.slice(line.includes('{') ? line.indexOf('{') : line.length);
  const [, bare] = /(?<=[{\s])[\w.:-]+=(?!["'])([^\s}]*["'<=>`][^\s}]*)/.exec(attributes) ?? [];
  if (bare) return `Put quotes around the value: "${bare}".`;
  return title?.trim()
    ? `Write "${colons}${name}[${title.trim()}]".`
    : 'Write :::name[Label]{key="value"}, without spaces between, on a line of its own.';
}

function checkClosed(node: ContainerDirective, source: Source): void {
  const { start, end } = spanOf(node);
  const [first = '', ...lines] = source.lines.text.slice(start, end).split(/\r\n|\n|\r/);
  const marks = /^:+/.exec(first)?.[0] ?? ':::';
  // A line of as many colons ends a container wherever it stands: in one that it holds, and in code.
  const ends = lines.map((line) => (/^[\s>]*(:{3,})\s*$/.exec(line)?.[1]?.length ?? 0) >= marks.length);
  const isClosed = ends.at(-1) === true;
  const code = openCode(node, source);
  if (code) code.data = { ...code.data, isEndReported: true };
  if (isClosed && ends.indexOf(true) === ends.length - 1 && !code) return;
  source.malformed.endsWithin ||= isClosed;
  report(source, {
    rule: 'directive-unclosed',
    message: `"${marks}${node.name}" ${isClosed ? 'ends within what it holds' : 'is not closed'}.`,
    ...nameOf(node, source),
    hint: isClosed
      ? 'Open it with more colons than any line of colons that it holds, also in code, and end it with as many.'
      : `End it with a line "${marks}"; a container that holds another opens with more colons than it.`,
  });
}

function checkChildren(node: Directive, child: string, source: Source): void {
  for (const each of node.children) {
    if (each.type === 'containerDirective' && each.name === child) continue;
    if (each.type === 'html' || (each.data as { directiveLabel?: boolean } | undefined)?.directiveLabel) continue;
    const { start, end } = spanOf(each);
    const line = source.lines.restOfLine(start).slice(0, end - start);
    report(source, {
      rule: 'directive-misplaced',
      message: `"${line}" stands between the parts of "${node.name}".`,
      start,
      end: start + line.length,
      hint: `Put it inside a ":::${child}[Label]", or outside "${node.name}".`,
    });
  }
}
