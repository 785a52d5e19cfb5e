/** Data as one page shows it. Plain: the page may be made elsewhere. */
export interface PlacedData {
  /** Its element, as JSON. Code in an operation is not highlighted yet. */
  readonly element: string;
  readonly markdown: string;
}
