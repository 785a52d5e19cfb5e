/** Version of the document contract; every document and nav.json carries it. Raised when a reader of the old one would misread the new. */
export const SCHEMA_VERSION = 1;
