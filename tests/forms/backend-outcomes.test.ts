import { randomUUID } from 'node:crypto';
import type { Fault } from '../support/backend/faults';
import { refusingUrl, serveBackend } from '../support/backend/serve-backend';
import { postEnquiry, register } from '../support/registration/post';
import { runAllJobs, testSite, type TestSite, useStores } from '../support/registration/test-site';
import { enquiryWire } from '../support/samples/sample-answers';
import { resetBackend } from '../support/singletons';
import { addAttendee, addEnquiry, sendPassEmail } from '@/lib/server/backend/writes';
import { embeddedBackendUrls, publishEmbeddedBackendUrls } from '@/lib/server/runtime/process';
import { findJob } from '@/lib/server/store/outbox/outbox';
import type { FormName } from '@/lib/shared/registration/fields';

const backend = serveBackend();
const stores = useStores();
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const picture = { name: 'pass.jpg', type: 'image/jpeg', part: 'Pass', bytes: jpeg } as const;

let site: TestSite;
let lines: { event: string }[];
beforeEach(async () => {
  const store = await stores.empty();
  await store.all('PRAGMA synchronous = OFF'); // for speed
  site = testSite(store);
  Object.assign(site.backend, { addAttendee, addEnquiry, sendPassEmail });
  site.pass = { ...site.pass, drawPass: async () => ({ kind: 'ok', files: [picture] }) };
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const logEntry = JSON.parse(String(line)) as { event: string };
    if (/^(outbox|registration|backend)\./.test(logEntry.event)) lines.push(logEntry);
    return true;
  });
});

type Posted = { status: number; reply?: { kind: string; message?: string }; code?: string };
const replySummary = ({ status, reply, code }: Posted) =>
  `${status} ${reply?.kind ?? code}${/ is (saved)\./.exec(reply?.message ?? '')?.[1] ? ', saved' : ''}`;

/**
 * Each makes one call, the email after a registration, and resolves to the status and kind of the reply, or to `later`
 * if no reply waits for the call.
 */
const calls = {
  'Attendee/Add': (key: string) => registerBy('visitor', key),
  'Attendee/Add of a VIP': (key: string) => registerBy('vip', key),
  'Inquiries/Add': async (key: string) =>
    replySummary(await postEnquiry({ ...enquiryWire, uphne: lastPhone++ }, key, site)),
  'Attendee/SendEmail': async (key: string) => {
    await registerBy('visitor', key);
    await runAllJobs(site);
    return 'later';
  },
};
let lastPhone = 3_001_000_000;
const registerBy = async (form: FormName, key: string) =>
  replySummary(await register(site, { form, key, photo: jpeg }));

const pathOf = (call: string) => call.replace(/ .*/, '');

type Class = 'ok' | 'unknown' | 'rejected' | 'not-processed' | 'not-sent';
const bodyOf = (body: string): Omit<Fault, 'path'> => ({ kind: 'response', body });
const page = '<!doctype html><p>Maintenance</p>';
const guid = '7F7AAB56-04FE-576A-8CCE-4C0C39A2ADD1';
type ResponseCase = readonly [
  what: string,
  fault: Omit<Fault, 'path'> | undefined,
  /** One class for all calls, or one for each call in the order of `calls`. */
  classes: Class | readonly Class[],
];
const statusCases = (statuses: readonly number[], responseClass: Class): readonly ResponseCase[] =>
  statuses.map((status) => [`status ${status}`, { kind: 'error', status }, responseClass]);
const responsesWithoutKeys: readonly ResponseCase[] = [
  ...statusCases([413, 422, 425, 451], 'rejected'),
  ...statusCases([429, 503], 'not-processed'),
  ...(['drop', 'truncated', 'encoded', 'oversized', 'redirect', 'not-json'] as const).map(
    (kind) => [kind, { kind }, 'unknown'] as const,
  ),
];
const responses: readonly ResponseCase[] = [
  ['success', undefined, 'ok'],
  [`id ${guid}`, { ...bodyOf(`{"id":"${guid}"}`), status: 201 }, 'ok'],
  ['status 204', { kind: 'response', status: 204 }, ['unknown', 'ok', 'unknown', 'ok']],
  ...['', 'Email sent'].map(
    (body) => [`body "${body}"`, bodyOf(body), ['unknown', 'ok', 'unknown', 'ok']] as const,
  ),
  ...[
    '{}',
    '{"id":"<script>"}',
    '{"success":true,"error":null,"errors":[]}',
    '{"id":"00000000-0000-0000-0000-000000000000"}',
  ].map((body) => [`body ${body}`, bodyOf(body), ['unknown', 'ok', 'ok', 'ok']] as const),
  ...[
    page,
    '{"success":false}',
    '{"error":"Mailbox full"}',
    '{"Status":400}',
    '{"ok":false}',
    '{"Succeeded":false}',
    '{"isSuccess":false}',
    '{"errors":["Mailbox full"]}',
  ].map((body) => [`body ${body}`, bodyOf(body), 'unknown'] as const),
  ...statusCases([300, 302, 304, 308, 500, 501, 502, 504, 520], 'unknown'),
  ...statusCases([400, 401, 403, 404, 408, 409, 410], 'rejected'),
  ...responsesWithoutKeys,
];

const failedEvent = 'registration.not-submitted';
const registrationOutcomes = {
  ok: 'sent; 201 registered;',
  unknown: `unknown; 202 pending; ${failedEvent}`,
  rejected: `rejected; 502 failed; ${failedEvent} outbox.refused`,
  'not-processed': `unknown; 202 pending, saved; ${failedEvent}`,
  'not-sent': `unknown; 202 pending, saved; ${failedEvent}`,
};
/** What must follow from each class: the state of the row; status and kind of the reply; log events. */
const outcomes: Record<keyof typeof calls, Record<Class, string>> = {
  'Attendee/Add': registrationOutcomes,
  'Attendee/Add of a VIP': { ...registrationOutcomes, ok: 'done; 201 registered;' },
  'Inquiries/Add': {
    ok: 'done; 201 sent;',
    unknown: 'unknown; 202 accepted;',
    rejected: 'rejected; 502 failed; outbox.refused',
    'not-processed': 'unknown; 202 accepted;',
    'not-sent': 'unknown; 202 accepted;',
  },
  'Attendee/SendEmail': {
    ok: 'done; later; outbox.delivery',
    unknown: 'sent; later; outbox.delivery',
    rejected: 'delivery_failed; later; outbox.undelivered outbox.delivery',
    'not-processed': 'sent; later; outbox.delivery',
    'not-sent': 'sent; later; outbox.delivery',
  },
};
/** What follows from an unknown outcome with a backend that ignores keys: an operator must decide. */
const withoutKeys: Partial<Record<keyof typeof calls, string>> = {
  'Attendee/Add': `attention; 202 pending; ${failedEvent} outbox.attention`,
  'Attendee/Add of a VIP': `attention; 202 pending; ${failedEvent} outbox.attention`,
  'Inquiries/Add': 'attention; 202 unconfirmed; outbox.attention',
};

const pathNames = Object.keys(calls) as (keyof typeof calls)[];
describe.each([true, false])('with a backend that honours keys: %s', (idempotent) => {
  const isLogged = (event: string) => lines.some((line) => line.event === event);
  const resultOf = async (name: keyof typeof calls) => {
    const key = randomUUID();
    lines.length = 0;
    const reply = await calls[name](key);
    const state = (await findJob(site.outbox.store, key))?.state;
    const eventNames = lines.map(({ event }) => event).filter((event) => !event.startsWith('backend.'));
    return `${state}; ${reply}; ${eventNames.join(' ')}`.trim();
  };
  const expectedOf = (name: keyof typeof calls, responseClass: Class) =>
    (!idempotent && responseClass === 'unknown' && withoutKeys[name]) || outcomes[name][responseClass];

  test.each(pathNames)('%s', async (name) => {
    site.idempotent = idempotent;
    const actualResults: string[] = [];
    const expectedResults: string[] = [];
    for (const [what, fault, classes] of idempotent ? responses : responsesWithoutKeys) {
      const expectedClass =
        typeof classes === 'string' ? classes : (classes[pathNames.indexOf(name)] ?? 'unknown');
      resetBackend();
      backend.repair();
      if (fault) backend.fault({ ...fault, path: pathOf(name) });
      actualResults.push(`${what}: ${await resultOf(name)}`);
      // True for a response of status 2xx whose body cannot be read.
      const isUnread = /^body|^status 204|^not-json/.test(what) && expectedClass === 'unknown';
      if (isLogged('backend.unclear') !== isUnread) actualResults.push(`${what}: unclear`);
      expectedResults.push(`${what}: ${expectedOf(name, expectedClass)}`);
    }
    expect(actualResults).toEqual(expectedResults);
  });

  test('a refused connection was certainly not sent', async () => {
    site.idempotent = idempotent;
    const backendUrls = embeddedBackendUrls();
    publishEmbeddedBackendUrls({ apiUrl: `${refusingUrl}/api`, mediaUrl: '' });
    const actualResults = [];
    // An email is sent only after a registration, which is refused here.
    const firstCalls = pathNames.filter((name) => name !== 'Attendee/SendEmail');
    for (const name of firstCalls) actualResults.push(await resultOf(name));
    publishEmbeddedBackendUrls(backendUrls);
    expect(actualResults).toEqual(firstCalls.map((name) => expectedOf(name, 'not-sent')));
  });
});
