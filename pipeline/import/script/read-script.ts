// A configuration that is a script, read without running it.
import { lineIndex } from '../../diagnostics/line-index.ts';
import type { Leave } from '../imported.ts';
import { readData } from '../read-data.ts';
import { Settings } from '../settings.ts';
import { joined, type SourceFolder } from '../source-folder.ts';
import { type Evaluation, evaluate, evaluateBody, LocalFunction, once, scopeOf } from './evaluate.ts';
import { parseScript, part, parts, type Syntax, word } from './syntax.ts';

/** Where keys of objects stand, as `file:line`. */
type Places = WeakMap<object, Map<string, string>>;

const ENDINGS = ['', '.js', '.ts', '.mjs', '.mts', '.cjs', '.cts', '.json', '/index.js', '/index.ts', '/index.mts'];

/** What a script exports as default, as far as it says so itself. */
export function scriptSettings(folder: SourceFolder, file: string, leave: Leave): Settings {
  const places: Places = new WeakMap();
  const value = readScript(folder, file, places, leave);
  return new Settings(value, (object, key) => places.get(object)?.get(key) ?? file, leave);
}

function readScript(folder: SourceFolder, file: string, places: Places, leave: Leave): unknown {
  const open = new Map<string, () => Exports>();
  const load = (request: string, from: string): Exports => {
    const target = joined(from, request);
    const found = ENDINGS.map((ending) => (target ?? '') + ending).find((name) => folder.has(name));
    if (!request.startsWith('.') || found === undefined) return new Map();
    let exports = open.get(found);
    if (!exports) {
      const read = once(() => readExports(found));
      exports = () => (read() as Exports | undefined) ?? new Map();
      open.set(found, exports);
    }
    return exports();
  };
  const readExports = (name: string): Exports => {
    if (name.endsWith('.json')) return new Map([['default', () => readData(folder, name, leave)]]);
    return exportsOf(name, folder.text(name), (request) => load(request, name), places, leave);
  };
  const value = load(`./${file.split('/').at(-1)}`, file).get('default')?.();
  return value instanceof LocalFunction ? evaluateBody(value) : value;
}

/** What a file exports, by name. */
type Exports = ReadonlyMap<string, () => unknown>;

function exportsOf(
  file: string,
  text: string,
  load: (request: string) => Exports,
  places: Places,
  leave: Leave,
): Exports {
  const lines = lineIndex(text);
  const placeOf = ({ start }: Syntax): string => `${file}:${lines.positionAt(start).line}`;
  let program: Syntax;
  try {
    program = parseScript(text);
  } catch (error) {
    leave(UNREADABLE, file, error instanceof Error ? error.message : undefined);
    return new Map();
  }
  const statements = parts(program, 'body');
  const imported = statements.flatMap((statement) => importsOf(statement, load));
  const to: Evaluation = {
    scope: new Map(imported),
    load: (request) => load(request).get('default')?.(),
    leave: (node) => leave(UNKNOWN, placeOf(node), text.slice(node.start, node.end)),
    place: (object, key, node) => {
      const keys = places.get(object) ?? new Map<string, string>();
      places.set(object, keys.set(key, placeOf(node)));
    },
  };
  const scope = scopeOf(statements, to);
  const exports = new Map(scope);
  for (const statement of statements) {
    const exported =
      statement.type === 'ExportDefaultDeclaration' ? part(statement, 'declaration') : assignedExport(statement);
    if (exported) exports.set('default', () => evaluate(exported, { ...to, scope }));
  }
  return exports;
}

const UNREADABLE = 'Scripts that cannot be parsed';
const UNKNOWN = 'Settings that only running the script would tell';

function importsOf(statement: Syntax, load: (request: string) => Exports): [string, () => unknown][] {
  const request = part(statement, 'source')?.value;
  if (statement.type !== 'ImportDeclaration' || typeof request !== 'string' || !request.startsWith('.')) return [];
  return parts(statement, 'specifiers').map((specifier) => {
    const name = word(part(specifier, 'imported'), 'name') ?? 'default';
    return [word(part(specifier, 'local'), 'name') ?? '', () => load(request).get(name)?.()];
  });
}

/** What stands after `module.exports =`. */
function assignedExport(statement: Syntax): Syntax | undefined {
  const assignment = part(statement, 'expression');
  const left = part(assignment, 'left');
  const isExport =
    word(part(left, 'object'), 'name') === 'module' && word(part(left, 'property'), 'name') === 'exports';
  return assignment?.type === 'AssignmentExpression' && isExport ? part(assignment, 'right') : undefined;
}
