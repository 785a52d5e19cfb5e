/** What is read of a parsed diagram; the database differs by type, so each reader states what it expects of it. */
export interface ParsedDiagram {
  readonly type: string;
  readonly db: object;
}

export interface Mermaid {
  parse(source: string): Promise<{ readonly diagramType: string }>;
  getDiagramFromText(source: string, metadata: { title?: string }): Promise<ParsedDiagram>;
  /** Runs with `window` and `document` present: a few grammar actions (`box` of a sequence) ask the browser. */
  withBrowserGlobals<T>(run: () => Promise<T>): Promise<T>;
}

let loading: Promise<Mermaid> | undefined;

/** Loaded once, and only by a page that has a diagram; the parser of each type by the first diagram of that type. */
export function loadMermaid(): Promise<Mermaid> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Mermaid> {
  const [{ default: mermaid }, { default: sanitizer }, { color }] = await Promise.all([
    import('mermaid'),
    import('dompurify'),
    import('d3-color'),
  ]);
  // Without a browser DOMPurify has no functions at all. Mermaid calls them while it parses, though only its own drawings
  // could carry markup: here a label ends as a text node, whatever it holds, and label-lines.ts takes its markup off.
  Object.assign(sanitizer, { sanitize: (text: string) => text, addHook: () => undefined });
  const browser = {
    window: { CSS: { supports: (_property: string, value: string) => color(value) !== null } },
    document: { getElementById: () => null },
  };
  return {
    parse: (source) => mermaid.mermaidAPI.parse(source),
    getDiagramFromText: (source, metadata) => mermaid.mermaidAPI.getDiagramFromText(source, metadata),
    withBrowserGlobals: (run) => withGlobals(browser, run),
  };
}

/** They are there for as long as it takes and no longer: other libraries decide by `typeof window` where they run. */
async function withGlobals<T>(globals: Readonly<Record<string, object>>, run: () => Promise<T>): Promise<T> {
  const names = Object.keys(globals);
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await run();
  } finally {
    for (const [i, name] of names.entries()) {
      const descriptor = before[i];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
