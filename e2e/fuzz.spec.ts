import fc from 'fast-check';
import { cases } from '@/tests/fuzz/cases';
import { pictureSeeds } from '@/tests/fuzz/pictures';
import { oddRequests } from '@/tests/fuzz/requests';
import { describe, isFault, sendAll, type Odd } from '@/tests/fuzz/send';
import { ownSite } from './support/own-site';
import { expect, test } from './support/test';

// The short form of npm run test:fuzz, with a fixed seed; the long form varies it.
test('odd bodies, addresses, cookies and headers: no 5xx but a deliberate 503, no process dies, and the event loop never stalls', async () => {
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
    // A busy machine may take the processor away for a second; a request that stalls the process takes it for much longer.
    expect(await site.longestStall()).toBeLessThan(10_000);
  } finally {
    await site.end();
  }
});
