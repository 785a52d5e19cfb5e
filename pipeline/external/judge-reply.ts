import { STATUS_CODES } from 'node:http';
import type { Answer } from './answer.ts';
import { type Reply, TIMED_OUT } from './reply.ts';

const WORTH_ANOTHER_TRY = new Set([408, 425, 429, 500, 502, 503, 504]);

/** OpenSSL and Node name a bad certificate in many ways. */
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

export function judgeReply(reply: Reply, address: string, timeout: number): Answer {
  if (reply.kind === 'status') return judgeStatus(reply.status);
  const { code } = reply;
  const { host } = new URL(address);
  if (code === 'ENOTFOUND') return { kind: 'broken', cause: 'host', reason: `there is no host "${host}"` };
  if (BAD_CERTIFICATE.test(code)) {
    return { kind: 'broken', cause: 'certificate', reason: `the certificate of "${host}" is not valid (${code})` };
  }
  if (code === TIMED_OUT) {
    return { kind: 'unknown', reason: `"${host}" does not answer within ${timeout / 1000} seconds` };
  }
  return { kind: 'unknown', reason: `"${host}" cannot be asked (${code})` };
}

function judgeStatus(status: number): Answer {
  if (status < 300 || status === 304) return { kind: 'good' };
  const name = STATUS_CODES[status];
  const reason = `the host answers ${status}${name === undefined ? '' : ` (${name})`}`;
  // With all the other codes hosts keep programs out, or say that it is not their day; a browser may get the page.
  return status === 404 || status === 410 ? { kind: 'broken', cause: 'status', reason } : { kind: 'unknown', reason };
}

/** Whether the same request may well end otherwise a little later. */
export function isPassing(reply: Reply): boolean {
  if (reply.kind === 'status') return WORTH_ANOTHER_TRY.has(reply.status);
  return reply.code !== 'ENOTFOUND' && !BAD_CERTIFICATE.test(reply.code);
}
