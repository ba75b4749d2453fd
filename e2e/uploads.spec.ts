import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { smallPhoto, newPerson } from '@/tests/support/e2e/registration';
import { dataDir } from '@/tests/support/e2e/server';
import { expect, test } from '@/tests/support/e2e/test';

// Uploads (docs/product/security-requirements.md#n7) as raw bytes to the production server.
const port = Number(process.env.E2E_PORT);
const boundary = 'aBcDeF';
const headers = [
  `Host: localhost:${port}`,
  `Origin: http://localhost:${port}`,
  'Accept: application/json',
  `Content-Type: multipart/form-data; boundary=${boundary}`,
];
const head = (...more: string[]) =>
  `POST /api/registrations/visitor HTTP/1.1\r\n${[...headers, ...more].join('\r\n')}\r\n\r\n`;

type Raw = { status: number; text: string; sent: number };

/**
 * Sends chunks as fast as the server reads them, until it responds or none are left. `status` 0: closed without a
 * response.
 */
function send(pieces: Iterable<Uint8Array | string>, { finish = false } = {}): Promise<Raw> {
  return new Promise((resolve) => {
    let text = '';
    let sent = 0;
    const iterator = pieces[Symbol.iterator]();
    const socket = connect(port, 'localhost');
    const status = () => Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1] ?? 0);
    const push = () => {
      while (!socket.destroyed && (finish || status() === 0)) {
        const next = iterator.next();
        if (next.done) return;
        sent += next.value.length;
        if (!socket.write(next.value)) return void socket.once('drain', push);
      }
    };
    socket.on('connect', push);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (status() !== 0 && text.includes('}')) socket.end();
    });
    socket.on('error', () => undefined); // Reset after the response.
    socket.on('close', () => resolve({ status: status(), text, sent }));
    socket.setTimeout(60_000, () => socket.destroy());
  });
}

const part = (name: string, value: string | Uint8Array, disposition = `name="${name}"`) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const whole = (...parts: Uint8Array[]) => {
  const body = Buffer.concat([...parts, end]);
  return [head(`Content-Length: ${body.length}`), body];
};
const fileStart = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\n`,
);

/** Rows of one person in the outbox of the server under test. */
function rows(lastName: string): number {
  const db = new DatabaseSync(path.join(dataDir, 'ledger.db'), { readOnly: true });
  const row = db.prepare('SELECT count(*) AS n FROM jobs WHERE payload LIKE ?').get(`%${lastName}%`);
  db.close();
  return Number(row?.n);
}

test('a browser that sends 12 MB completely gets the message, not a broken connection', async () => {
  const photo = new Uint8Array(12 * 1024 * 1024);
  const [start = '', body = ''] = whole(fileStart, photo);
  const answer = await send([start, body], { finish: true });
  expect(answer).toMatchObject({ status: 413 });
});

test('a photo with any name registers; an aborted upload gets no row', async () => {
  const photo = (await smallPhoto()).buffer;
  const answers = (lastName: string, email: string) => [
    part('firstName', 'Ayesha'),
    part('lastName', lastName),
    part('email', email),
    part('phone', '0300 1234567'),
    part('userType', 'Professional'),
    part('organization', 'Northwind'),
    part('designation', 'Analyst'),
  ];
  const names = [
    'filename="../../x.png"',
    `filename="${'a'.repeat(2_000)}.jpg"`,
    'filename="\u202Egnp.exe"',
    `filename*=UTF-8''me%00.jpg; filename="me.jpg"`,
  ];
  for (const name of names) {
    const { lastName, email } = newPerson();
    const file = part('profileImage', photo, `name="profileImage"; ${name}`);
    const answer = await send(whole(...answers(lastName, email), file));
    expect(answer.status, name.slice(0, 40)).toBe(201);
    expect(rows(lastName)).toBe(1);
  }
  const { lastName, email } = newPerson();
  const body = Buffer.concat([...answers(lastName, email), part('profileImage', photo), end]);
  await new Promise<void>((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.write(head(`Content-Length: ${body.length}`));
      socket.write(body.subarray(0, body.length / 2), () => socket.resetAndDestroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await send(whole(part('email', 'a@b.pk')))).status).toBe(400); // The server still works.
  expect(rows(lastName)).toBe(0);
});
