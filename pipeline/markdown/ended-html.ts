/**
 * HTML that ends by a mark of its own, however far away: after the last of these marks none of it begins, and whoever looks for its
 * end from each place where it might begin takes time that grows with the square of the text.
 */
export const ENDED_HTML = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
] as const;
