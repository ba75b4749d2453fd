/**
 * One instance of the site for the crash tests, in a process that may be killed at any moment: the real outbox,
 * worker and client of the backend behind a minimal HTTP server. Passes are stubs, for speed.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { EmailPicture } from '../../lib/server/backend/types.ts';
import { registrationJobHandlers, toWireParts } from '../../lib/server/registration/jobs.ts';
import {
  registrationRefusal,
  registeredOutcome,
  type RegistrationOutcome,
} from '../../lib/server/registration/registration-outcome.ts';
import {
  openRegistrationServices,
  type RegistrationServices,
} from '../../lib/server/registration/services.ts';
import { runShutdownHooks } from '../../lib/server/runtime/process.ts';
import { createPurger } from '../../lib/server/start/purge.ts';
import { runWorker } from '../../lib/server/store/outbox/worker.ts';
import type { RegistrationFields } from '../../lib/shared/registration/fields.ts';
import { addCrashPoints } from '../support/registration/crash-points.ts';
import { postRegistration } from '../support/registration/post.ts';

/** `<epoch ms>:<speed>`: start and speed factor of the outbox's clock. */
const { CLOCK = '' } = process.env;
/** `outbox-off`: no outbox; `key-ignored`: sends a different key with each `Attendee/Add`. */
const { CONTROL } = process.env;
const { CRASH_POINT, PORT } = process.env;
const [startMs = 0, speed = 1] = CLOCK.split(':').map(Number);

/** A short file that the backend accepts as a JPEG. */
const picture = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
]);
const passFile = (partName: 'Pass' | 'Pass1'): EmailPicture => ({
  name: `${partName}.jpg`,
  type: 'image/jpeg',
  bytes: picture,
  part: partName,
});

async function killableSite(): Promise<RegistrationServices> {
  const realServices = await openRegistrationServices();
  const { backend, pass } = realServices;
  const services: RegistrationServices = {
    ...realServices,
    backend:
      CONTROL === 'key-ignored'
        ? { ...backend, addAttendee: (input) => backend.addAttendee({ ...input, key: randomUUID() }) }
        : backend,
    pass: {
      ...pass,
      preparePass: async () => ({ kind: 'ok', photo: picture }),
      drawPass: async () => ({ kind: 'ok', files: [passFile('Pass'), passFile('Pass1')] }),
      passEmail: () => ({ subject: 'Your pass', body: '<p>Your pass</p>' }),
    },
    now: () => startMs + (Date.now() - startMs) * speed,
  };
  addCrashPoints(services, (point) => {
    if (point === CRASH_POINT) process.kill(process.pid, 'SIGKILL');
  });
  return services;
}

/** A site without outbox: calls, sends the email and stores nothing. */
async function registerWithoutOutbox(
  { backend }: RegistrationServices,
  fields: RegistrationFields,
  key: string,
): Promise<RegistrationOutcome> {
  const result = await backend.addAttendee({
    form: 'visitor',
    parts: toWireParts('visitor', fields),
    photo: picture,
    key,
  });
  if (result.kind !== 'ok') return registrationRefusal('failed');
  setTimeout(() => {
    void backend.sendPassEmail({
      email: fields.email ?? '',
      subject: 'Your pass',
      body: '<p>Your pass</p>',
      files: [passFile('Pass'), passFile('Pass1')],
      key: `${key}:mail`,
    });
  }, 1_200);
  return registeredOutcome('visitor');
}

const site = await killableSite();
const stopWorker =
  CONTROL === 'outbox-off' ? undefined : runWorker(site, registrationJobHandlers(site), createPurger(site));

const server = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { fields, key } = JSON.parse(Buffer.concat(chunks).toString()) as {
      fields: RegistrationFields;
      key: string;
    };
    const result =
      CONTROL === 'outbox-off'
        ? await registerWithoutOutbox(site, fields, key)
        : await postRegistration('visitor', fields, { bytes: picture, digest: 'picture' }, key, site);
    response.end(JSON.stringify(result));
  })().catch(() => response.destroy());
});
server.listen(Number(PORT), '127.0.0.1', () => process.stdout.write('READY\n'));
process.on('SIGTERM', () => {
  server.close();
  void Promise.all([stopWorker?.(), runShutdownHooks()]).then(() => process.exit(0));
});
