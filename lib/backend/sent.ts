import { isRecord } from '../foundation/json.ts';
import type { Answer } from './client.ts';
import type { Sent } from './types.ts';

/**
 * Classifies the response to a write (docs/product/registration.md#e5). `read` gets the body of a 2xx and returns undefined
 * when it breaks the contract: the outcome is then unknown, because the backend may have stored the data.
 */
export function toSent<T>(answer: Answer, read: (body: string) => T | undefined): Sent<T> {
  if (answer.kind !== 'answer') return { kind: answer.kind };
  const { status } = answer;
  if (status >= 200 && status < 300) {
    const value = read(answer.text);
    return value === undefined ? { kind: 'unknown' } : { kind: 'ok', value };
  }
  if (status === 429 || status === 503)
    return {
      kind: 'not-processed',
      ...(answer.retryAfterMs !== undefined && { retryAfterMs: answer.retryAfterMs }),
    };
  if (status >= 400 && status < 500) return { kind: 'rejected', status };
  return { kind: 'unknown' };
}

/** A field of a JSON object, or undefined for anything that is not one. */
export function field(body: unknown, name: string): unknown {
  return isRecord(body) ? body[name] : undefined;
}

/** Bytes as a Blob for a form part. The cast excludes SharedArrayBuffer, which is never used here, and avoids a copy. */
export const blobOf = (bytes: Uint8Array, type: string): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
