// What is said, what the place is about that says it, and what may come of it.

/** What is said, and where. */
export interface Said {
  readonly text: string;
  readonly in: 'text' | 'diagram' | 'code';
  readonly isHeld: boolean;
}

/** What the place is about that says a name. */
export interface About {
  /** The contracts it says it is about, shows, or is part of. */
  readonly own: ReadonlySet<string>;
  /** Those that it leads to. */
  readonly linked: ReadonlySet<string>;
  /** What it says must be a name: of its own contracts, or of any of the site. Undefined where it may speak of anything. */
  readonly heldTo?: 'own' | 'site';
}

/** What is wrong with a name, and what to do. */
export interface Fault {
  readonly message: string;
  readonly hint: string;
}
