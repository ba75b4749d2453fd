/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { collectDue, startCollection } from '@/lib/server/batches/collect';
import { takeSingletons } from '@/lib/server/runtime/process';
import { setClock } from '@/lib/shared/util/time';
import { serveBackend } from '@/tests/support/backend';
import { batchRow, shortPayloads, spoilt } from '@/tests/support/hostile';
import BatchesPage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const path = 'UpcomingBatch/GetByCenterId';
const backend = serveBackend();
const noon = Date.parse('2026-11-20T12:00:00+05:00');
beforeEach(() => {
  setClock(() => noon);
  takeSingletons('batches.');
});
afterEach(() => setClock());

const html = async (query: Record<string, string | string[]> = {}) => {
  const page = await BatchesPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
  return renderToString(page).replaceAll('<!-- -->', '');
};
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

async function collected(): Promise<void> {
  await startCollection();
  await collectDue();
}

test("the query's filters are selected in the form, and the structured data contains exactly the shown classes", async () => {
  await collected();
  const page = await html({ course: 'adse', days: ['tts'], later: '1' });
  expect(page).toMatch(/<option value="adse" selected="">/);
  expect(page).toMatch(/checked="" value="tts"|value="tts" checked=""/);
  const [, markup = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  const { '@graph': graph } = JSON.parse(markup) as {
    '@graph': { hasCourseInstance?: { startDate: string }[] }[];
  };
  const dates = graph.flatMap(({ hasCourseInstance = [] }) =>
    hasCourseInstance.map(({ startDate }) => startDate),
  );
  expect(dates).toHaveLength(count(page, '<h4'));
  for (const date of dates) expect(page).toContain(`<time dateTime="${date}">`);
});

test('before the first collection, and if every call fails, the page says that classes are loading', async () => {
  backend.fault({ kind: 'drop', path });
  await startCollection();
  expect(await html()).toContain('Loading the classes of our centres.');
  await collectDue();
  expect(await html()).toContain('Loading the classes of our centres.');
  expect(await html({ course: 'tableau' })).toContain('No class matches all your filters.');
});

test('hostile backend values are shown as text, never as elements or links', async () => {
  backend.answer(path, () => Response.json(spoilt(batchRow, shortPayloads)));
  await collected();
  for (let page = 1; page < 4; page += 1) {
    const text = await html({ page: String(page) });
    expect(text).not.toMatch(/<img src=x|<script>alert|javascript:alert\(1\)"/);
    for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(\/|https:\/\/wa\.me\/|#)/);
  }
});
