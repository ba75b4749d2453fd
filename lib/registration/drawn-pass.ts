import { LRUCache } from 'lru-cache';
import type { Drawn } from '../pass/index.ts';
import { shared } from '../foundation/shared.ts';
import { toPerson } from './person.ts';
import type { Registration } from './registration.ts';
import type { Services } from './services.ts';

/** `key` as in `drawPass` of lib/pass. */
type Drawing = { services: Services; registration: Registration; key: string | undefined };

async function draw({ services, registration, key }: Drawing): Promise<Drawn> {
  const { kind, fields, attendeeId } = registration;
  if (!fields || attendeeId === undefined) return { kind: 'failed' };
  // Retention removes the photo a day after the e-mail; lib/pass then draws initials.
  const photo = registration.photo ?? new Uint8Array();
  return services.pass.drawPass(toPerson(kind, fields), photo, attendeeId, key);
}

/**
 * Cache of drawn passes, because the response, the download and the e-mail need the same bytes within seconds. It is small
 * and short-lived: drawing is pure and can be repeated.
 */
const drawings = () =>
  shared(
    'registration.drawn',
    () =>
      new LRUCache<string, Drawn, Drawing>({
        maxSize: 6 * 1024 * 1024,
        sizeCalculation: (drawn) =>
          drawn.kind === 'ok' ? drawn.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 1) : 1,
        ttl: 120_000,
        fetchMethod: (_key, _expired, { context }) => draw(context),
        // A drawing that is evicted while it is made is still returned.
        ignoreFetchAbort: true,
      }),
  );

/**
 * The images of a registration; concurrent calls for one pass share one drawing. `by` says whether a visitor waits for it or
 * an e-mail.
 */
export async function drawnPass(
  services: Services,
  registration: Registration,
  by: 'visitor' | 'worker',
): Promise<Drawn> {
  const { idempotencyKey, fingerprint, attendeeId, photo } = registration;
  // The backend may give two people one attendee id (docs/security.md#m2), so our own key is part of it.
  const key = [idempotencyKey, fingerprint, attendeeId, photo ? 'photo' : 'none'].join(':');
  const drawn = await drawings().forceFetch(key, {
    context: { services, registration, key: by === 'visitor' ? idempotencyKey : undefined },
  });
  if (drawn.kind !== 'ok') drawings().delete(key);
  return drawn;
}
