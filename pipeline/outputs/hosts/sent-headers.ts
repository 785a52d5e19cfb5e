import { SECURITY_POLICY } from '../../../schemas/security-policy.ts';

/** What goes with every answer. Whether all is to come over TLS is for whoever runs the host to say. */
export const SENT_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', SECURITY_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
];

/** Of files that never change under their name: those of assets/. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** Of everything else: kept, and asked about each time. */
export const ASKED_ABOUT = 'no-cache';
