import { LRUCache } from 'lru-cache';
import type { Drawn, PassFile } from '../pass/index.ts';
import { shared } from '../foundation/shared.ts';
import type { LedgerRow } from './ledger.ts';
import { answersOf, toPerson } from './person.ts';
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

async function draw(services: Services, row: LedgerRow): Promise<Drawn> {
  const fields = answersOf(row);
  if (!fields || row.kind === 'enquiry' || row.attendeeId === undefined) return { kind: 'failed' };
  // Retention removes the photo a day after the e-mail; lib/pass then draws initials.
  const photo = row.photo ?? new Uint8Array();
  const drawn = await services.pass.drawPass(toPerson(row.kind, fields), photo, row.attendeeId);
  if (drawn.kind === 'ok') drawnFiles().set(cacheKey(row), drawn.files);
  return drawn;
}

/**
 * Key of a drawing. It includes our own key, because the backend may give two people one attendee id (docs/security.md#m2).
 */
const cacheKey = ({ key, fingerprint, attendeeId, photo }: LedgerRow) =>
  [key, fingerprint, attendeeId, photo ? 'photo' : 'none'].join(':');

/** The images of a registered row; concurrent calls for one pass share one drawing. */
export async function drawnPass(services: Services, row: LedgerRow): Promise<Drawn> {
  const key = cacheKey(row);
  const files = drawnFiles().get(key);
  if (files) return { kind: 'ok', files };
  const ongoing = drawings().get(key);
  if (ongoing) return ongoing;
  const drawing = draw(services, row).finally(() => drawings().delete(key));
  drawings().set(key, drawing);
  return drawing;
}
