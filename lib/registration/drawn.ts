import { LRUCache } from 'lru-cache';
import type { Drawn, PassFile } from '../pass/index.ts';
import { shared } from '../foundation/shared.ts';
import { toPerson } from './person.ts';
import type { Registration } from './registration.ts';
import type { Services } from './services.ts';

/**
 * Cache of drawn passes, because the response, the download and the e-mail need the same bytes within seconds. It is small
 * and short-lived: drawing is pure and can be repeated.
 */
const drawnFiles = () =>
  shared(
    'registration.drawn',
    () =>
      new LRUCache<string, PassFile[]>({
        maxSize: 6 * 1024 * 1024,
        sizeCalculation: (files) => files.reduce((sum, { bytes }) => sum + bytes.byteLength, 1),
        ttl: 120_000,
      }),
  );
const drawings = () => shared('registration.drawing', () => new Map<string, Promise<Drawn>>());

/**
 * Key of a drawing. It includes our own key, because the backend may give two people one attendee id (docs/security.md#m2).
 */
const cacheKey = ({ idempotencyKey, fingerprint, attendeeId, photo }: Registration) =>
  [idempotencyKey, fingerprint, attendeeId, photo ? 'photo' : 'none'].join(':');

async function draw(services: Services, registration: Registration): Promise<Drawn> {
  const { kind, fields, attendeeId } = registration;
  if (!fields || attendeeId === undefined) return { kind: 'failed' };
  // Retention removes the photo a day after the e-mail; lib/pass then draws initials.
  const photo = registration.photo ?? new Uint8Array();
  const drawn = await services.pass.drawPass(toPerson(kind, fields), photo, attendeeId);
  if (drawn.kind === 'ok') drawnFiles().set(cacheKey(registration), drawn.files);
  return drawn;
}

/** The images of a registration; concurrent calls for one pass share one drawing. */
export async function drawnPass(services: Services, registration: Registration): Promise<Drawn> {
  const key = cacheKey(registration);
  const files = drawnFiles().get(key);
  if (files) return { kind: 'ok', files };
  const ongoing = drawings().get(key);
  if (ongoing) return ongoing;
  const drawing = draw(services, registration).finally(() => drawings().delete(key));
  drawings().set(key, drawing);
  return drawing;
}
