import { getCentres } from '@/lib/shared/content/centres';
import { freePort } from '../tests/support/free-port';
import { ownSite } from '@/tests/support/e2e/own-site';
import { smallPhoto, newPerson } from '@/tests/support/e2e/registration';
import { expect, test } from '@/tests/support/e2e/test';

test("the metrics port, and no other, counts visitors' actions without personal data", async ({
  request,
}) => {
  const port = await freePort();
  const centre = getCentres()[0]!;
  const site = await ownSite({ METRICS_PORT: String(port) });
  try {
    for (const path of ['/', '/about', `/centre?id=${centre.id}`, '/api/health/ready', '/search?q=marker'])
      expect((await request.get(site.origin + path)).status(), path).toBe(200);
    expect((await request.get(`${site.origin}/metrics`)).status()).toBe(404);
    const person = newPerson();
    const work = { userType: 'Professional', organization: 'Sample Works', designation: 'Engineer' };
    const response = await request.post(`${site.origin}/api/registrations/visitor`, {
      headers: { Origin: site.origin, Accept: 'application/json' },
      multipart: { ...person, ...work, profileImage: await smallPhoto() },
    });
    expect(response.status()).toBe(201);
    const token = /\/pass\/([\w-]{22})/.exec(await response.text())?.[1] ?? 'no token';

    const scrape = async () => (await request.get(`http://127.0.0.1:${port}/metrics`)).text();
    // The email is sent after the response; the outbox is read at most every five seconds.
    await expect.poll(scrape).toContain('site_outbox_rows{state="done"} 1');
    const text = await scrape();
    for (const line of [
      'site_http_request_seconds_count{route="home",status="2xx"} 1',
      'site_http_request_seconds_count{route="page",status="2xx"} 1',
      'site_http_request_seconds_count{route="centre",status="2xx"} 1',
      'site_http_request_seconds_count{route="page with a query",status="2xx"} 1',
      'site_http_request_seconds_count{route="api/registrations",status="2xx"} 1',
      'site_http_request_seconds_count{route="other",status="4xx"} 1',
      // Incremented in Next's bundles, which share the process's registry.
      'site_drawing_jobs_total{job="prepare",outcome="ok"} 1',
      'site_drawing_waiting_jobs 0',
      'site_backend_breaker_open{path="Attendee/Add"} 0',
      'site_outbox_oldest_seconds{state="added"} 0',
      'site_ready 1',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^site_data_free_bytes \d{6,}/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    for (const secret of [person.email, person.lastName, token, centre.id, 'marker'])
      expect(text).not.toContain(secret);
  } finally {
    await site.end();
  }
});
