import { preparePass } from '@/lib/server/drawing/pool';
import type { PrepareOutcome } from '@/lib/server/drawing/protocol';
import type { PassPerson } from '@/lib/shared/pass/person';

/**
 * Calls preparePass and retries while it reports "busy". Rejects if it does so within two seconds, because a job has
 * more time: the queue has then given up too early.
 */
export async function prepareWithRetry(person: PassPerson, upload: Uint8Array): Promise<PrepareOutcome> {
  const startMs = performance.now();
  const prepared = await preparePass(person, upload);
  if (prepared.kind !== 'busy') return prepared;
  const waitedMs = performance.now() - startMs;
  if (waitedMs < 2_000) throw new Error(`"busy" after ${Math.round(waitedMs)} ms`);
  return prepareWithRetry(person, upload);
}
