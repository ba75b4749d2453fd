import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Breaker, createBreaker } from '../../../lib/server/backend/transport.ts';
import type { EmailPicture, EnquiryWire } from '../../../lib/server/backend/types.ts';
import type { AttendeeInput, EmailInput } from '../../../lib/server/backend/writes.ts';
import { enquiryJobHandler, type EnquiryServices } from '../../../lib/server/enquiry/jobs.ts';
import { registrationJobHandlers } from '../../../lib/server/registration/jobs.ts';
import { photoDigestOf } from '../../../lib/server/registration/registration.ts';
import type { RegistrationServices } from '../../../lib/server/registration/services.ts';
import type { UploadedPhoto } from '../../../lib/server/registration/upload-drafts.ts';
import type { JobHandlers, CallBreaker, CallResult } from '../../../lib/server/store/outbox/job.ts';
import { fenceSql, Outbox } from '../../../lib/server/store/outbox/outbox.ts';
import { workOnce } from '../../../lib/server/store/outbox/worker.ts';
import type { Store } from '../../../lib/server/store/sql.ts';
import { openStore } from '../../../lib/server/store/store.ts';
import type { PassPerson } from '../../../lib/shared/pass/person.ts';
import type { FormName, RegistrationFields } from '../../../lib/shared/registration/fields.ts';
import { postgresBinaries, startPostgres, type TestPostgres } from '../programs/start-postgres.ts';
import { visitorNumber } from '../samples/sample-answers.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Faults of the fake backend; `commit-then-drop` executes the call and loses the response. */
export type OutboxFault = 'not-sent' | 'not-processed' | 'rejected' | 'drop-before' | 'commit-then-drop';

type ResponseData = Omit<Extract<CallResult, { kind: 'ok' }>, 'kind'>;

class FakeBackend {
  attendees = new Map<string, { id: string; key: string; email: string }>();
  mails: { key: string; email: string; attendee: string }[] = [];
  enquiries = new Map<string, { key: string; uname: string }>();
  /** Faults of the next calls, in order; later calls succeed. */
  faults: OutboxFault[] = [];
  mailFaults: OutboxFault[] = [];
  calls = { add: 0, mail: 0, enquiry: 0 };
  /** false: every call creates a new attendee, like a backend that ignores idempotency keys. */
  honoursKeys = true;
  repeatedId: string | undefined;
  retryAfterMs = 0;
  /** Runs inside a call of `addAttendee`, before its effect. */
  during: () => Promise<void> = async () => undefined;
  /** Holds the next call of `addAttendee`; resolves, once it has arrived, to the function that lets it continue. */
  hold = () =>
    new Promise<() => void>((arrived) => {
      this.during = () => {
        this.during = async () => undefined;
        return new Promise((proceed) => arrived(proceed));
      };
    });

  private outcome(
    breaker: Breaker<CallResult>,
    fault: OutboxFault | undefined,
    effect: () => ResponseData,
  ): Promise<CallResult> {
    const answerCall = async (): Promise<CallResult> => {
      switch (this.isDown ? 'not-sent' : fault) {
        case 'not-sent':
          return { kind: 'not-sent' };
        case 'not-processed':
          return { kind: 'not-processed', retryAfterMs: this.retryAfterMs };
        case 'rejected':
          return { kind: 'rejected', code: 'status-400' };
        case 'drop-before':
          return { kind: 'unknown' };
        case 'commit-then-drop':
          effect();
          return { kind: 'unknown' };
        case undefined:
          return { kind: 'ok', ...effect() };
      }
    };
    return breaker.call(answerCall).then((result) => result ?? { kind: 'not-sent' });
  }

  addAttendee = async (input: AttendeeInput): Promise<CallResult> => {
    this.calls.add += 1;
    await this.during();
    return this.outcome(this.breakers.attendees, this.faults.shift(), () => {
      const knownAttendee = this.honoursKeys ? this.attendees.get(input.key) : undefined;
      if (knownAttendee) return { receiverId: knownAttendee.id };
      const id = this.repeatedId ?? randomUUID();
      const email = input.parts.email ?? input.parts.Email ?? '';
      this.attendees.set(this.honoursKeys ? input.key : randomUUID(), { id, key: input.key, email });
      return { receiverId: id };
    });
  };

  sendPassEmail = async (input: EmailInput): Promise<CallResult> => {
    this.calls.mail += 1;
    return this.outcome(this.breakers.emails, this.mailFaults.shift(), () => {
      if (this.honoursKeys && this.mails.some(({ key }) => key === input.key)) return {};
      const attendee = new TextDecoder().decode(input.files[0]?.bytes);
      this.mails.push({ key: input.key, email: input.email, attendee });
      return {};
    });
  };

  /** True during an outage: no call is sent. */
  isDown = false;
  now: () => number = () => 0;
  private breaker = () =>
    createBreaker<CallResult>(
      ({ kind }) => kind !== 'ok' && kind !== 'rejected',
      undefined,
      () => this.now(),
    );
  breakers = { attendees: this.breaker(), emails: this.breaker(), enquiries: this.breaker() };
  private endpointOf = (breaker: Breaker<CallResult>): CallBreaker => ({
    ...breaker,
    mayCall: () => breaker.mayCall(async () => !this.isDown),
  });
  endpoints = {
    attendees: this.endpointOf(this.breakers.attendees),
    emails: this.endpointOf(this.breakers.emails),
    enquiries: this.endpointOf(this.breakers.enquiries),
  };

  addEnquiry = async (input: { wire: EnquiryWire; key: string }): Promise<CallResult> => {
    this.calls.enquiry += 1;
    return this.outcome(this.breakers.enquiries, this.faults.shift(), () => {
      this.enquiries.set(input.key, { key: input.key, uname: input.wire.uname });
      return { greeting: input.wire.uname };
    });
  };
}

const file = (part: 'Pass' | 'Pass1', id: string): EmailPicture => ({
  name: `${part.toLowerCase()}.png`,
  type: 'image/png',
  bytes: new TextEncoder().encode(id),
  part,
});

/** Replaces lib/server/drawing: a "drawing" is the attendee's id. */
const fakePass: RegistrationServices['pass'] = {
  preparePass: async (_person, upload) => ({ kind: 'ok', photo: upload }),
  drawPass: async (person: PassPerson, _photo, id) => ({
    kind: 'ok',
    files: person.form === 'visitor' ? [file('Pass', id), file('Pass1', id)] : [file('Pass', id)],
  }),
  passEmail: () => ({ subject: 'Pass', body: '<p>Pass</p>' }),
};

export type TestSite = RegistrationServices &
  EnquiryServices & { backend: FakeBackend; clock: { ms: number } };

/** A store for negative controls, in which a process that lost its claim can write. */
export const withoutFence = (store: Store): Store => ({
  ...store,
  all: (sql, ...rest) => store.all(sql.replace(fenceSql, ''), ...rest),
});

export function testSite(store: Store, options: { idempotent?: boolean } = {}): TestSite {
  const clock = { ms: Date.parse('2025-10-01T10:00:00+05:00') };
  const backend = new FakeBackend();
  backend.now = () => clock.ms;
  return {
    outbox: new Outbox(store),
    backend,
    pass: fakePass,
    cities: async () => ({ kind: 'unavailable' }),
    citiesAndCentres: async () => ({ cities: { kind: 'unavailable' } }),
    idempotent: options.idempotent ?? true,
    siteUrl: 'http://localhost:3000',
    responseDeadline: () => new AbortController().signal,
    now: () => clock.ms,
    clock,
  };
}

export const handlersOf = (services: RegistrationServices & EnquiryServices): JobHandlers => ({
  ...registrationJobHandlers(services),
  enquiry: enquiryJobHandler(services),
});

export const runWorkerOnce = (services: RegistrationServices & EnquiryServices): Promise<boolean> =>
  workOnce(services, handlersOf(services));

export async function runAllJobs(services: RegistrationServices & EnquiryServices): Promise<void> {
  for (let rounds = 0; await runWorkerOnce(services); rounds += 1)
    if (rounds > 2_000) throw new Error('The same jobs are due again and again');
}

let personCount = 0;

export function sampleRegistration(
  form: FormName = 'visitor',
  changes: RegistrationFields = {},
): RegistrationFields {
  personCount += 1;
  return {
    ...visitorNumber(personCount),
    ...(form === 'conference' && { session: 'session-1', city: 'Karachi' }),
    ...changes,
  };
}

export const photoBytes = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);

export const sentPhoto = (bytes: Uint8Array): UploadedPhoto => ({ bytes, digest: photoDigestOf(bytes) });

export type DatabaseEngine = 'sqlite' | 'postgres';

export function availableEngines(): readonly DatabaseEngine[] {
  if (postgresBinaries()) return ['sqlite', 'postgres'];
  process.stdout.write('SKIPPED: PostgreSQL is not on this machine, its half of this suite does not run\n');
  return ['sqlite'];
}

/** Empty stores for the tests of a file: each in its own folder, or in one PostgreSQL database, emptied each time. */
export function useStores() {
  const root = temporaryFolder();
  let postgres: TestPostgres | undefined;
  let store: Store | undefined;
  let storeCount = 0;
  let lastSettings: { dataDir: string; databaseUrl?: string } = { dataDir: root };
  afterAll(async () => {
    await store?.close();
    postgres?.stop();
  });
  return {
    /** Closes the last empty store, if any. */
    empty: async (engine: DatabaseEngine = 'sqlite'): Promise<Store> => {
      await store?.close();
      storeCount += 1;
      lastSettings = { dataDir: path.join(root, String(storeCount)) };
      if (engine === 'postgres') {
        postgres ??= await startPostgres();
        await postgres.empty();
        lastSettings = { dataDir: root, databaseUrl: postgres.url };
      }
      store = await openStore(lastSettings);
      return store;
    },
    folder: () => lastSettings.dataDir,
    /** A second connection to the last empty store, as from another instance. */
    reopen: () => openStore(lastSettings),
  };
}

/** Thrown at a crash point, in place of the death of the process. */
export class Crash extends Error {}

/** The result of work that may reach a crash point; undefined if it did. */
export async function untilKilled<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return undefined;
  }
}
