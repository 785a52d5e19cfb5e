/** Tells hosts to serve every file, and us that the folder is ours. */
export const MARKER = '.nojekyll';
export const MARKER_TEXT = 'Written by docs-build, which removes from this folder what it does not write.\n';

/** What begins like this in an output folder is no part of the site. */
const PRIVATE = '.docs-build-';
/** Where files wait, on the same disk as their place, so that moving them there is one step. */
export const WAITING = `${PRIVATE}waiting`;
/** The file that one run at a time has locked. */
export const LOCK = `${PRIVATE}lock`;
/** Names the files that the last build did not make and left all the same, one a line. */
export const STAYING = `${PRIVATE}staying`;

/** Whether a name in an output folder is one that a run gives to what it needs itself. */
export const isPrivate = (name: string): boolean => name.startsWith(PRIVATE);

/** A folder that is published from a branch of its own holds that branch's repository. */
export const isOfRepository = (name: string): boolean => name === '.git';
