import { test as base, expect } from '@playwright/test';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPerson, smallPhoto } from '@/tests/support/e2e/fill-registration';
import { startBrowser, type Browser } from './drivers';
import { missingReason, type Engine, type Mode } from './engines';
import { journeys } from './journeys';
import { runActions, visitorOf, type Action } from './visitor';

const test = base.extend<object, { engine: Engine; mode: Mode; engineBrowser: Browser | undefined }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  mode: ['scripts', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, mode }, runTest) => {
      // In an old Chromium scripts run, but the loader starts none.
      const runsScripts = mode !== 'html' || engine.startsWith('chromium');
      const browser = missingReason(engine) ? undefined : await startBrowser(engine, runsScripts);
      await runTest(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

/** A proxy to the site that holds back the script without which no other runs, until `release` is called. */
async function holdScripts() {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((incoming, outgoing) => {
    const forward = () => {
      const { method = '', url = '', headers } = incoming;
      const onward = request({ host: 'localhost', port: process.env.E2E_PORT, method, path: url, headers });
      onward.on('error', () => outgoing.destroy());
      onward.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(onward);
    };
    if (incoming.url?.startsWith('/_next/static/chunks/turbopack-')) void released.then(forward);
    else forward();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release: () => release?.(),
    close: () => server.close().closeAllConnections(),
  };
}

for (const [title, modes, actions] of journeys)
  for (const testedMode of modes)
    test(`${title} @${testedMode}`, async ({ engine, mode, engineBrowser }, info) => {
      if (!engineBrowser) return info.skip(true, missingReason(engine));
      const person = newPerson();
      const file = info.outputPath('me.jpg');
      writeFileSync(file, (await smallPhoto()).buffer);
      const proxy = mode === 'early' ? await holdScripts() : undefined;
      const site = proxy ?? { origin: `http://localhost:${process.env.E2E_PORT}`, release: () => undefined };
      const window = await engineBrowser.open();
      await window.resize(1280, 900);
      const hydrated = (action: Action): Action[] =>
        mode === 'scripts' && action[0] === 'go' ? [action, ['hydrate']] : [action];
      await runActions(visitorOf(window, { ...site, file }), actions(person).flatMap(hydrated));
      expect(await window.close(), 'console errors').toEqual([]);
      proxy?.close();
    });
