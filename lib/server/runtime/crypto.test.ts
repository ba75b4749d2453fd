/** @jest-environment node */
/** Pass links cannot be guessed. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  photo,
  sentPhoto,
  someone,
  testSite,
  type TestSite,
} from '../../../tests/support/registration/outbox';
import { postRegistration } from '../../../tests/support/registration/post';
import { findJob } from '../store/outbox/outbox';
import { openSqlite } from '../store/sqlite';
import { newToken } from './crypto';
import { findPass } from '../registration/passes';

const tokens = Array.from({ length: 1_000 }, newToken);
let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  site = testSite(openSqlite(path.join(folder, 'ledger.db')));
  for (const [n, token] of tokens.slice(0, 50).entries()) {
    const key = `key-${n}`;
    const row = { idempotencyKey: key, kind: 'visitor', fingerprint: key, contactDigest: key };
    await site.outbox.insert({ ...row, payload: someone(), attachment: photo, token }, site.clock.ms);
  }
});
afterAll(async () => {
  await site.outbox.store.close();
  rmSync(folder, { recursive: true });
});

test('a token is 128 bits, each byte of them random', () => {
  const bytes = tokens.map((token) => [...Buffer.from(token, 'base64url')]);
  expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([16]));
  // A thousand random bytes miss about five of 256 values.
  for (let index = 0; index < 16; index += 1)
    expect(new Set(bytes.map((list) => list[index])).size).toBeGreaterThan(200);
});

test('a registration that was rejected or has an unknown outcome gets no pass link', async () => {
  const site = testSite(openSqlite(path.join(folder, 'refused.db')), { idempotent: false });
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const [fault, kind] of [
    ['rejected', 'failed'],
    ['drop-before', 'pending'],
  ] as const) {
    site.backend.faults = [fault];
    const key = randomUUID();
    await postRegistration('visitor', someone(), sentPhoto(photo), key, site);
    const token = (await findJob(site.outbox.store, key))?.token ?? '';
    expect((await findPass(token, site)).kind).toBe(kind);
  }
  await site.outbox.store.close();
});

test('findPass finds a pass by its exact token only', async () => {
  for (const token of tokens.slice(0, 50)) {
    expect((await findPass(token, site)).kind).toBe('pending');
    const last = token.endsWith('A') ? 'Q' : 'A';
    expect(await findPass(token.slice(0, -1) + last, site)).toEqual({ kind: 'none' });
  }
});
