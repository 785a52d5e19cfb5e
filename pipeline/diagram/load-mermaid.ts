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

/** Mermaid and jsdom cost about 0.7 s, so they are loaded once, and only by a page that has a diagram. */
export function loadMermaid(): Promise<Mermaid> {
  loading ??= load();
  return loading;
}

/**
 * Mermaid's sanitizer (DOMPurify) takes its DOM from the globals, once, while it is being imported. They are there for
 * that long and no longer: other libraries decide by `typeof window` whether they run in a browser.
 */
async function load(): Promise<Mermaid> {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('<!doctype html><body></body>');
  window.CSS ??= {
    supports: (_property, value) => {
      const { style } = new window.Option();
      style.color = value;
      return style.color !== '';
    },
  };
  const withBrowserGlobals = async <T>(run: () => Promise<T>): Promise<T> => {
    const before = { window: globalProperty('window'), document: globalProperty('document') };
    setGlobalProperty('window', { value: window, configurable: true, writable: true });
    setGlobalProperty('document', { value: window.document, configurable: true, writable: true });
    try {
      return await run();
    } finally {
      setGlobalProperty('window', before.window);
      setGlobalProperty('document', before.document);
    }
  };
  const { default: mermaid } = await withBrowserGlobals(() => import('mermaid'));
  return {
    parse: (source) => mermaid.mermaidAPI.parse(source),
    getDiagramFromText: (source, metadata) => mermaid.mermaidAPI.getDiagramFromText(source, metadata),
    withBrowserGlobals,
  };
}

function globalProperty(name: string): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(globalThis, name);
}

function setGlobalProperty(name: string, descriptor: PropertyDescriptor | undefined): void {
  if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  else Reflect.deleteProperty(globalThis, name);
}
