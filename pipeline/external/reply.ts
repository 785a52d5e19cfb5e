// One request, and what came of it. Every outcome is a value: nothing a host does may end the run.

/** What a request came to. */
export type Reply =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly location: string | undefined;
      /** Milliseconds that the host asks to wait. */
      readonly retryAfter: number | undefined;
    }
  /** There was no answer; the code says why. */
  | { readonly kind: 'failure'; readonly code: string };

export const TIMED_OUT = 'ETIMEDOUT';

/** Asks once, without following a redirect and without reading the body. */
export async function request(
  address: string,
  method: 'HEAD' | 'GET',
  { timeout, userAgent }: { readonly timeout: number; readonly userAgent: string },
): Promise<Reply> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': userAgent, accept: '*/*' },
    });
    // What a body breaks on is of no interest: the host has answered.
    await response.body?.cancel().catch(() => undefined);
    return {
      kind: 'status',
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      retryAfter: milliseconds(response.headers.get('retry-after')),
    };
  } catch (error) {
    return { kind: 'failure', code: codeOf(error) };
  }
}

/** Retry-After is a number of seconds, or a date. */
function milliseconds(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const wait = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

const TIMEOUTS = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return TIMED_OUT;
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code !== undefined) return TIMEOUTS.has(code) ? TIMED_OUT : code;
  return cause instanceof Error ? cause.message : error.message;
}
