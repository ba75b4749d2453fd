import type { APIRequestContext } from '@playwright/test';
import { once } from 'node:events';
import { connect } from 'node:net';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { sendRequest } from '@/tests/support/e2e/ask';
import { newPerson } from '@/tests/support/e2e/fill-registration';
import { ownSite, type OwnSite } from '@/tests/support/e2e/own-site';
import { registerForPass } from '@/tests/support/e2e/register-for-pass';
import { expect, test } from '@/tests/support/e2e/test';
import { freePort } from '@/tests/support/programs/free-port';

// A newly started site: its metrics, cold caches and log lines.
test.describe.configure({ mode: 'serial' });
let site: OwnSite;
let client: APIRequestContext;
let metricsPort: number;
test.beforeAll(async ({ playwright }) => {
  // The embedded backend runs in the site's process.
  metricsPort = await freePort();
  site = await ownSite({ BACKEND_URL: '', METRICS_PORT: String(metricsPort) });
  client = await playwright.request.newContext({ baseURL: site.origin });
});
test.afterAll(async () => {
  await client.dispose();
  await site.end();
});

test("the metrics port, and no other, counts visitors' actions without personal data", async () => {
  const centre = getCentres().at(-1)!;
  for (const path of ['/', '/faq', `/centre?id=${centre.id}`, '/api/health/ready', '/search?q=marker'])
    expect((await client.get(path)).status(), path).toBe(200);
  expect((await client.get('/metrics')).status()).toBe(404);
  const person = newPerson();
  const startMs = performance.now();
  const token = (await registerForPass(client, 'visitor', person)).split('/').at(-1);

  const scrapeMetrics = async () => (await client.get(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  // The email is sent after the response, once the outbox finds the job due.
  await expect.poll(scrapeMetrics).toContain('site_outbox_rows{state="done"} 1');
  const metricsText = await scrapeMetrics();
  // On a busy machine the post is repeated until the pass is drawn.
  expect(metricsText).toMatch(/route="api\/registrations",status="2xx"} [1-9]/);
  // Counters that code in Next's bundles increments: the bundles share the process's registry.
  expect(metricsText).toMatch(/^site_drawing_jobs_total\{job="prepare",outcome="ok"\} [1-9]/m);
  for (const line of [
    'site_http_request_seconds_count{route="home",status="2xx"} 1',
    'site_http_request_seconds_count{route="page",status="2xx"} 1',
    'site_http_request_seconds_count{route="centre",status="2xx"} 1',
    'site_http_request_seconds_count{route="page with a query",status="2xx"} 1',
    'site_http_request_seconds_count{route="other",status="4xx"} 1',
    'site_drawing_waiting_jobs 0',
    'site_backend_breaker_open{path="Attendee/Add"} 0',
    'site_outbox_oldest_seconds{state="calling"} 0',
    'site_ready 1',
  ])
    expect(metricsText).toContain(line);
  const [, seconds] = /^site_outbox_oldest_seconds\{state="done"\} (.*)$/m.exec(metricsText) ?? [];
  expect(Number(seconds)).toBeLessThan((performance.now() - startMs) / 1_000 + 1);
  expect(metricsText).toMatch(/^site_data_free_bytes \d{6,}/m);
  expect(metricsText).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const secret of [person.email, person.lastName, token, centre.id, 'marker'])
    expect(metricsText).not.toContain(secret);
});

const asDocument = {};
const asPayload = { RSC: '1' };
const firstVisits = [
  { path: '/events', headers: asDocument },
  { path: '/about', headers: asDocument },
  { path: '/about', headers: asPayload },
  ...[asDocument, asPayload, { RSC: 'x' }, { RSC: '0' }].map((headers, index) => ({
    path: centrePath(getCentres()[index]?.id ?? ''),
    headers,
  })),
  ...[asDocument, asPayload].map((headers, index) => ({
    path: `${centrePath(getCentres()[index + 10]?.id ?? '')}&month=2026-10`,
    headers,
  })),
];

test("a query that a page does not read never appears in a visitor's copy", async () => {
  for (const { path, headers } of firstVisits) {
    const address = `${path}${path.includes('?') ? '&' : '?'}email=victim%40example.com`;
    const first = await client.get(address, { headers });
    expect(first.status(), path).toBe(200);
    expect(await first.text(), `the response to the first visitor of ${path}`).not.toContain('victim');
    for (const nextHeaders of [asDocument, asPayload]) {
      const response = await client.get(path, { headers: nextHeaders });
      expect(response.status(), path).toBe(200);
      expect(await response.text(), `${path} after ${JSON.stringify(headers)}`).not.toContain('victim');
    }
  }
});

const pages = ['/', '/search', '/events', centrePath(getCentres()[0]?.id ?? '')];

test('the log contains nothing that a visitor sends, and every line is JSON', async () => {
  const marker = 'Zqxmarker';
  const newline = `${marker}%0A%7B%22level%22:%22info%22%7D`;
  const headers = {
    'User-Agent': marker,
    Referer: `http://${marker}/`,
    Cookie: `enquiry=${marker}; ${marker}=1`,
    'Next-Url': `/${marker}`,
    'X-Forwarded-For': marker,
  };
  const targets = [
    ...pages.map((path) => `${path}${path.includes('?') ? '&' : '?'}q=${marker}&email=${marker}@example.com`),
    `/${marker}`,
    `/${newline}`,
    `/%${marker}`,
    `/pass/${marker}`,
    `/pass/${marker}?x=${marker}`,
    `/registration/${marker}?outcome=${marker}&pass=${marker}`,
    `/api/passes/${marker}/pass.png`,
    `/api/registrations/status/${marker}`,
    `/api/centres?cityId=${marker}`,
    `/_next/image?url=%2Fart%2F${newline}.png&w=480&q=75`,
    `/_next/image?url=%2Fart%2F${marker}.png&w=480&q=75`,
    `/_next/image?url=https%3A%2F%2F${marker}.example%2Fx.png&w=480&q=75`,
    `/_next/static/${marker}.js`,
    `/media/${marker}.png`,
  ];
  for (const target of targets)
    for (const extraHeaders of [{}, { RSC: '1', 'Next-Router-State-Tree': `%5B%22${marker}` }]) {
      const requestOptions = { headers: { ...headers, ...extraHeaders } };
      const first = await sendRequest(site.origin, target, requestOptions);
      // Follows Next's redirect to the URL that matches its router headers.
      if (first.status === 307) await sendRequest(site.origin, first.headers.location ?? '', requestOptions);
    }
  const fields = JSON.stringify({
    name: marker,
    email: `${marker}@example.com`,
    message: marker,
    phone: marker,
  });
  for (const path of ['/api/feedback', '/api/inquiries', '/api/passes/resend', '/api/csp-report'])
    for (const body of [fields, fields.slice(1), `name=${marker}`]) {
      const postHeaders = { ...headers, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
      await sendRequest(site.origin, path, { method: 'POST', headers: postHeaders, body });
    }
  const socket = connect(Number(new URL(site.origin).port), 'localhost');
  socket.end(`${marker} / HTTP/1.1\r\n\r\n`).resume();
  await once(socket, 'close');
  const person = { firstName: marker, lastName: marker, email: `${marker}@example.com`, designation: marker };
  const countDeliveries = () => site.logged().filter(({ event }) => event === 'outbox.delivery').length;
  const deliveriesBefore = countDeliveries();
  const passPath = await registerForPass(client, 'visitor', person);
  expect((await client.get(passPath)).status()).toBe(200);

  await expect.poll(countDeliveries).toBeGreaterThan(deliveriesBefore);
  // Waits until no line is half written.
  await expect.poll(() => site.lines().filter((line) => !/^{.*}$/.test(line))).toEqual([]);
  for (const line of site.lines()) {
    expect(() => JSON.parse(line), line).not.toThrow();
    expect(line.toLowerCase()).not.toContain(marker.toLowerCase());
    expect(line).not.toContain(passPath.split('/').at(-1));
  }
});
