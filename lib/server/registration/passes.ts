import { LRUCache } from 'lru-cache';
import { toPerson } from '../../shared/pass/person.ts';
import { fill } from '../../shared/util/fill.ts';
import type { PassDrawing } from '../drawing/protocol.ts';
import { replyTable, standingOf } from '../forms/outcome.ts';
import { isToken } from '../runtime/crypto.ts';
import { singleton } from '../runtime/process.ts';
import { findJobByToken } from '../store/outbox/outbox.ts';
import { isStoreError } from '../store/sql.ts';
import { hasPass, isRegistration, type Registration } from './registration.ts';
import { openRegistrationServices, type RegistrationServices } from './services.ts';

type DrawingInput = { services: RegistrationServices; registration: Registration };

async function drawRegistration({ services, registration }: DrawingInput): Promise<PassDrawing> {
  const { kind, payload, attachment, receiverId } = registration;
  if (!payload || receiverId === undefined) return { kind: 'failed' };
  // Once retention has erased the photo, initials are drawn.
  const photo = attachment ?? new Uint8Array();
  return services.pass.drawPass(toPerson(kind, payload), photo, receiverId);
}

/** Caches drawings: response, download and email need the same bytes within seconds; later they are drawn again. */
const drawingCache = () =>
  singleton(
    'registration.drawn',
    () =>
      new LRUCache<string, PassDrawing, DrawingInput>({
        maxSize: 6 * 1024 * 1024,
        sizeCalculation: (drawing) =>
          drawing.kind === 'ok' ? drawing.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 1) : 1,
        ttl: 120_000,
        fetchMethod: (_key, _expired, { context }) => drawRegistration(context),
        // A drawing that is evicted while it is being made is still returned.
        ignoreFetchAbort: true,
      }),
  );

/** Draws the images of a registration; concurrent calls share one drawing. */
export async function drawPassOf(
  services: RegistrationServices,
  registration: Registration,
): Promise<PassDrawing> {
  const { idempotencyKey, fingerprint, receiverId, attachment: photo } = registration;
  // The cache key includes the idempotency key, because the backend may give two people one attendee id.
  const key = [idempotencyKey, fingerprint, receiverId, photo ? 'photo' : 'none'].join(':');
  const drawing = await drawingCache().forceFetch(key, { context: { services, registration } });
  if (drawing.kind !== 'ok') drawingCache().delete(key);
  return drawing;
}

export type PassState = Awaited<ReturnType<typeof findPassState>>;

/** The kind `registered` is that of an accepted VIP application, which has no pass to show. */
function passStateOf(registration: Registration) {
  const { kind: form, receiverId, payload } = registration;
  const standing = standingOf(registration);
  if (standing !== 'accepted' || !hasPass(form)) {
    const { kind, sentence } = replyTable[form][standing];
    return { kind, registration, message: fill(sentence, { email: payload?.email ?? '' }) };
  }
  if (!receiverId || !payload) return noPassState;
  return { kind: 'ready', registration: { ...registration, receiverId, payload } } as const;
}

const noPassState = { kind: 'none' } as const;

/**
 * Finds a registration by the token of its pass link: `none` for an invalid, unknown or expired token; `unavailable`
 * if the store fails.
 */
export async function findPassState(token: string, services?: RegistrationServices) {
  if (!isToken(token)) return noPassState;
  try {
    const job = await findJobByToken((services ?? (await openRegistrationServices())).outbox.store, token);
    return job && isRegistration(job) ? passStateOf(job) : noPassState;
  } catch (error) {
    if (!isStoreError(error)) throw error;
    return { kind: 'unavailable' } as const;
  }
}
