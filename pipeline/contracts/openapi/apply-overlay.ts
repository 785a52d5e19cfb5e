// OpenAPI Overlay 1.0: what its actions say of a document is put into it, and stands where the overlay says it.
import { exec, type JsonValue } from 'jsonpath-rfc9535';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { isNode, type Node, type Place, type Sources } from './sources.ts';

export interface Overlay {
  readonly overlay: string;
  readonly extends?: string;
  readonly actions: readonly OverlayAction[];
}

interface OverlayAction {
  readonly target: string;
  readonly update?: unknown;
  readonly remove?: boolean;
}

/** Where a target was found: the keys that lead to it. */
type Found = readonly (string | number)[];

/** Changes the document; a target that finds nothing is reported. */
export function applyOverlay(document: Node, overlay: Overlay, sources: Sources, report: Report): void {
  for (const action of overlay.actions) {
    const place = sources.placeOf(action, 'target');
    if (!place) continue;
    const refuse = (message: string, hint: string): void =>
      report({ rule: 'openapi-invalid', message, sourcePath: place[0], range: sources.rangeOf(place), hint });
    const found = targetsOf(document, action.target);
    if (!found) refuse(`"${action.target}" is no JSONPath.`, 'Write it as RFC 9535 has it: $.paths["/pix"].get');
    else if (found.length === 0)
      refuse(`"${action.target}" finds nothing.`, 'Correct the target, or remove the action.');
    // Of a list the last comes first: the others stay where they are.
    for (const path of (found ?? []).toReversed()) {
      if (action.remove) remove(document, path);
      else if (isNode(action.update)) update(nodeAt(document, path), action.update, sources);
    }
  }
}

function targetsOf(document: Node, target: string): Found[] | undefined {
  const found: Found[] = [];
  try {
    exec(document as JsonValue, target, (_, path) => void found.push([...path]));
    return found;
  } catch {
    return undefined;
  }
}

const nodeAt = (document: unknown, path: Found): unknown =>
  path.reduce((at, key) => (isNode(at) ? Reflect.get(at, key) : undefined), document);

function remove(document: Node, path: Found): void {
  const holder = nodeAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (!isNode(holder) || key === undefined) return;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** Objects are merged, what is added to an array comes last, and anything else takes the place of what was there. */
function update(target: unknown, added: Node, sources: Sources): void {
  if (Array.isArray(target)) {
    target.push(copyOf(added, sources));
    return;
  }
  if (!isNode(target)) return;
  for (const [key, value] of Object.entries(added)) {
    const own: unknown = Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
    if (Array.isArray(own) && Array.isArray(value)) own.push(...value.map((each) => copyOf(each, sources)));
    else if (isNode(own) && isNode(value) && !Array.isArray(own) && !Array.isArray(value)) update(own, value, sources);
    else {
      Object.defineProperty(target, key, {
        value: copyOf(value, sources),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      const place: Place | undefined = sources.placeOf(added, key);
      if (place) sources.moved(target, place, key);
    }
  }
}

/** Several targets each have their own. */
function copyOf(value: unknown, sources: Sources): unknown {
  if (!isNode(value)) return value;
  const copy: unknown = structuredClone(value);
  const place = sources.placeOf(value);
  if (isNode(copy) && place) sources.moved(copy, place);
  return copy;
}
