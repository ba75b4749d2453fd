import { LRUCache } from 'lru-cache';
import { toPerson } from '../../shared/pass/person.ts';
import { formNames } from '../../shared/registration/fields.ts';
import { fill } from '../../shared/util/fill.ts';
import type { DrawOutcome } from '../drawing/protocol.ts';
import { standingOf } from '../forms/outcome.ts';
import { isToken } from '../runtime/crypto.ts';
import { singleton } from '../runtime/process.ts';
import type { Job } from '../store/outbox/job.ts';
import { findByToken } from '../store/outbox/outbox.ts';
import { isStoreError } from '../store/sql.ts';
import { hasPass, type Registration, registrationOf, registrationStandings } from './registration.ts';
import { openServices, type Services } from './services.ts';

type Drawing = { services: Services; registration: Registration };

async function drawRegistration({ services, registration }: Drawing): Promise<DrawOutcome> {
  const { kind, payload, attachment, receiverId } = registration;
  if (!payload || receiverId === undefined) return { kind: 'failed' };
  // Once retention has erased the photo, lib/server/drawing draws initials.
  const photo = attachment ?? new Uint8Array();
  return services.pass.drawPass(toPerson(kind, payload), photo, receiverId);
}

/**
 * Cache of drawn passes, because response, download and email need the same bytes within seconds. Small and
 * short-lived, because drawing is repeatable.
 */
const drawingCache = () =>
  singleton(
    'registration.drawn',
    () =>
      new LRUCache<string, DrawOutcome, Drawing>({
        maxSize: 6 * 1024 * 1024,
        sizeCalculation: (drawn) =>
          drawn.kind === 'ok' ? drawn.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 1) : 1,
        ttl: 120_000,
        fetchMethod: (_key, _expired, { context }) => drawRegistration(context),
        // A drawing evicted while being made is still returned.
        ignoreFetchAbort: true,
      }),
  );

/** The images of a registration; concurrent calls share one drawing. */
export async function drawnPass(services: Services, registration: Registration): Promise<DrawOutcome> {
  const { idempotencyKey, fingerprint, receiverId, attachment: photo } = registration;
  // The cache key includes the idempotency key, because the backend may give two people one attendee id.
  const key = [idempotencyKey, fingerprint, receiverId, photo ? 'photo' : 'none'].join(':');
  const drawn = await drawingCache().forceFetch(key, { context: { services, registration } });
  if (drawn.kind !== 'ok') drawingCache().delete(key);
  return drawn;
}

/** A registration as the pass page and its images show it. `received`: a VIP application, which has no pass to show. */
export type PassState = Awaited<ReturnType<typeof findPass>>;

/** What the pass page shows of a registration without a pass, by standing. */
const kindByStanding = {
  accepted: 'received',
  finishing: 'pending',
  saved: 'pending',
  unconfirmed: 'pending',
  failed: 'failed',
} as const;

function passStateOf(job: Job) {
  const row = registrationOf(job);
  const { kind: form, receiverId, payload } = row;
  const standing = standingOf(job);
  if (standing !== 'accepted' || !hasPass(form))
    return {
      kind: kindByStanding[standing],
      row,
      message: fill(registrationStandings[form][standing].sentence, { email: payload?.email ?? '' }),
    };
  if (!receiverId || !payload) return noPass;
  return { kind: 'ready', row: { ...row, receiverId, payload } } as const;
}

const noPass = { kind: 'none' } as const;

/**
 * The registration of a pass link. `none` for an invalid, unknown or expired token; `unavailable` if the store cannot
 * be read. The photo is undefined once retention has erased it.
 */
export async function findPass(token: string, services?: Services) {
  if (!isToken(token)) return noPass;
  try {
    const job = await findByToken((services ?? (await openServices())).outbox.store, token);
    return job && formNames.some((form) => form === job.kind) ? passStateOf(job) : noPass;
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return { kind: 'unavailable' } as const;
  }
}
