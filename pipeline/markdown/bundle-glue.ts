// The native parser is JavaScript that reads what its binary writes into memory. The program takes in the JavaScript, whose
// thirty modules take longer to find than ten pages to parse; the binary stays where it is installed.

/** How the JavaScript knows where it stands, from where it looks for the binary. */
const PLACE = 'import.meta.url';
/** How it asks whether the binary is of its version, if somebody asked for that and it were not an old one. */
const VERSION_CHECK =
  /(bindingPackageVersion !== )'[^']*' && process\.env\.NAPI_RS_ENFORCE_VERSION_CHECK && process\.env\.NAPI_RS_ENFORCE_VERSION_CHECK !== '0'/g;

/**
 * The module of satteri that loads the binary, to be bundled: it looks where satteri is installed, and refuses a binary
 * of another version than this, for it would take one thing for another.
 */
export function bundleGlue(code: string, version: string): string {
  if (!code.includes(PLACE) || code.search(VERSION_CHECK) < 0)
    throw new Error('satteri finds its binary in another way than it did');
  return code.replaceAll(PLACE, "import.meta.resolve('satteri')").replace(VERSION_CHECK, `$1'${version}'`);
}
