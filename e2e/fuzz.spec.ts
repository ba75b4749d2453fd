import fc from 'fast-check';
import { cases } from '@/tests/fuzz/cases';
import { pictureSeeds } from '@/tests/fuzz/pictures';
import { oddRequests } from '@/tests/fuzz/requests';
import { describe, isFault, sendAll, type Odd } from '@/tests/fuzz/send';
import { ownSite } from './support/own-site';
import { expect, test } from './support/test';

// The short form of npm run test:fuzz, with a fixed seed; the long form varies it.
test('odd bodies, URLs, cookies and headers cause no 5xx except a deliberate 503, and no process dies', async () => {
  const requests = fc.sample(oddRequests(await pictureSeeds()), { seed: 1, numRuns: 400 });
  const site = await ownSite({ TRUST_PROXY: '1' });
  try {
    const faults: string[] = [];
    const send = (all: readonly Odd[]) =>
      sendAll(site.origin, all, (answered) => {
        if (isFault(answered)) faults.push(describe(answered));
      });
    await send(cases);
    await send(requests);
    expect(faults).toEqual([]);
    const died = site
      .logged()
      .filter(({ event, code }) => /^pass\.(process|job)$/.test(String(event)) && code !== 'timeout');
    expect(died).toEqual([]);
  } finally {
    await site.end();
  }
});
