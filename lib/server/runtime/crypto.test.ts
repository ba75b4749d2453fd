import { randomUUID } from 'node:crypto';
import { register } from '../../../tests/support/registration/post';
import { testSite, useStores } from '../../../tests/support/registration/test-site';
import { findPassState } from '../registration/passes';
import { findJob } from '../store/outbox/outbox';
import { newToken } from './crypto';

const tokens = Array.from({ length: 1_000 }, newToken);
test('a token is 128 bits, each byte of them random', () => {
  const tokenBytes = tokens.map((token) => [...Buffer.from(token, 'base64url')]);
  expect(new Set(tokenBytes.map(({ length }) => length))).toEqual(new Set([16]));
  // A thousand random bytes miss about five of 256 values.
  for (let index = 0; index < 16; index += 1)
    expect(new Set(tokenBytes.map((list) => list[index])).size).toBeGreaterThan(200);
});

const stores = useStores();

test('the link of a registration that was rejected or has an unknown outcome shows no pass', async () => {
  const site = testSite(await stores.empty(), { idempotent: false });
  for (const [fault, kind] of [
    ['rejected', 'failed'],
    ['drop-before', 'pending'],
  ] as const) {
    site.backend.faults = [fault];
    const key = randomUUID();
    await register(site, { key });
    const token = (await findJob(site.outbox.store, key))?.token ?? '';
    expect((await findPassState(token, site)).kind).toBe(kind);
  }
});
