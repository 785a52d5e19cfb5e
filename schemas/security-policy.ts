/**
 * What the pages of a site need and no more: programs, styles, pictures and data of their own host, and the named ways in which
 * text becomes markup. Hosts send it, and the browser tests run under it.
 */
export const SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types docs-build dompurify',
].join('; ');
