/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { collectDue, getUpcomingBatches, startCollection } from '@/lib/server/batches/collect';
import { readFilters } from '@/lib/shared/batches/filters';
import { findBatches } from '@/lib/server/batches/find';
import { doneKeys, likesKeys } from '@/lib/shared/schema/search';
import { forget } from '@/lib/server/runtime/process';
import { setClock } from '@/lib/shared/util/time';
import { serveBackend } from '@/tests/support/backend';
import WhichCoursePage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

serveBackend();
beforeEach(() => {
  setClock(() => Date.parse('2026-11-20T12:00:00+05:00'));
  forget('batches.');
});
afterEach(() => setClock());

const html = async (query: Record<string, string>) => {
  const page = await WhichCoursePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
  return renderToString(page).replaceAll('<!-- -->', '');
};

test('for every pair of answers the first course shows a class or that there is none, and counts match the course page', async () => {
  await startCollection();
  await collectDue();
  let links = 0;
  for (const city of ['', 'lahore'])
    for (const done of doneKeys)
      for (const likes of likesKeys) {
        const page = await html({ done, likes, city });
        const first = page.split('<h3')[1] ?? '';
        expect([done, likes, /<li|No start date yet/.test(first)]).toEqual([done, likes, true]);
        for (const [, href = '', count] of page.matchAll(
          /href="(\/batches\?course[^"]*)"[^>]*>(?:<span>)?All (\d+)/g,
        )) {
          const query = new URL(href.replaceAll('&amp;', '&'), 'http://x').searchParams;
          expect([href, findBatches(getUpcomingBatches(), readFilters(query)).total]).toEqual([
            href,
            Number(count),
          ]);
          links += 1;
        }
      }
  expect(links).toBeGreaterThan(20);
  expect('No start date yet. Ask us, and a centre will tell you when there is one.').toContain(
    'No start date yet',
  );
});
