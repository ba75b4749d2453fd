/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { getAllCourses } from '@/lib/server/catalogue/catalogue';
import { answerKeys, getWhichCourse } from '@/lib/server/catalogue/which-course';
import { seatEnquiryHref, cityChoices, timeAndDaysText } from '@/lib/server/classes/classes';
import { collectDue, getUpcomingBatches, startCollection } from '@/lib/server/classes/collect';
import { findBatches, findUpcoming } from '@/lib/server/classes/find-batches';
import { readFilters } from '@/lib/shared/classes/filters';
import { setClock } from '@/lib/shared/util/time';
import { serveBackend } from '@/tests/support/backend/serve-backend';
import { takeSingletons } from '@/tests/support/singletons';
import WhichCoursePage from './page';

const router = {};
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const backend = serveBackend();
beforeEach(async () => {
  setClock(() => Date.parse('2026-11-20T12:00:00+05:00'));
  takeSingletons('classes.');
  await startCollection();
  await collectDue();
});

type Answers = Record<string, string>;

const html = async (query: Answers) => {
  const page = await WhichCoursePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });
  return renderToString(page).replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
};

/** Checks that the classes of each card meet the answers, except those that the card says it does not meet. */
async function expectHonestCards(answers: Answers): Promise<void> {
  const page = await html(answers);
  const cards = page
    .split('<h3>')
    .slice(1)
    .filter((card) => card.includes('WhatsApp'));
  expect([answers, cards.length > 0]).toEqual([answers, true]);
  const upcomingBatches = getUpcomingBatches();
  let metCount = 0;
  for (const [index, card] of cards.entries()) {
    const course = getAllCourses().find(({ href }) => card.includes(`href="${href}"`));
    const courseRule = getWhichCourse().courses.find((rule) => rule.course === course?.slug);
    if (!course || !courseRule) throw new Error(`card ${index} of ${JSON.stringify(answers)} has no course`);
    const factsText = card.split('</li></ul>')[0]?.replace(/<[^>]*>/g, '') ?? '';
    const shownBatches = findUpcoming(upcomingBatches, { course: course.slug }).filter((batch) =>
      [`href="${seatEnquiryHref(batch)}"`, timeAndDaysText(batch)].every((text) => card.includes(text)),
    );
    const noClass = factsText.includes('No start date yet');
    const city = cityChoices.find(({ key }) => key === answers.city)?.label;
    const wishedTime = getWhichCourse().when.find(({ key }) => key === answers.when);
    const saysCity = factsText.includes(` class in ${city} yet`);
    const saysTime = wishedTime !== undefined && factsText.includes(` ${wishedTime.words} yet`);
    const saysLength = factsText.includes('which is not the length you chose');
    const isShort = (course.facts.months ?? 0) <= 4;
    const context = [answers, course.slug, factsText];
    const sharesClasses = index === 1 && factsText.includes('You start in the same classes as ');
    expect([...context, shownBatches.length > 0]).toEqual([
      ...context,
      !noClass && !saysCity && !sharesClasses,
    ]);
    expect(factsText).toContain(`Leads to: ${course.facts.leadsTo}`);
    if (answers.done)
      expect([...context, courseRule.done]).toEqual([...context, expect.arrayContaining([answers.done])]);
    if (answers.likes)
      expect([...context, courseRule.likes]).toEqual([...context, expect.arrayContaining([answers.likes])]);
    if (answers.length)
      expect([...context, isShort === (answers.length === 'short')]).toEqual([...context, !saysLength]);
    // The page gives up the time before the city, and offers no class of another city.
    for (const { centre, days, part } of shownBatches) {
      const isAtWishedTime = [days, part].includes(answers.when as 'tts' | 'morning');
      if (answers.city) expect([...context, centre.cityKey]).toEqual([...context, answers.city]);
      if (answers.when && !saysTime) expect([...context, isAtWishedTime]).toEqual([...context, true]);
    }
    if (!saysCity && !saysTime && !saysLength && !(noClass && (answers.city ?? answers.when))) metCount += 1;
  }
  if (metCount === 0) expect(page).toContain(cards.length > 1 ? 'The nearest are:' : 'The nearest is:');
  const heading = /<h2>(.*?)<\/h2>/.exec(page)?.[1];
  expect([answers, heading]).toEqual([
    answers,
    ['No course meets all your answers', 'One course suits you', 'Two courses suit you'][metCount],
  ]);
}

test('random combinations of answers: each course meets the answers or says which not', async () => {
  // A fixed random sequence, so that a failure repeats.
  let seed = 7;
  const pickKey = (keys: readonly string[]) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return keys[seed % keys.length] ?? '';
  };
  const cities = cityChoices.map(({ key }) => key);
  const questions = { ...answerKeys, city: cities };
  for (let index = 0; index < 25; index += 1) {
    const answers = Object.entries(questions).map(([name, keys]) => [name, pickKey(['', ...keys])]);
    const chosenAnswers: Answers = Object.fromEntries(answers.filter(([, value]) => value !== ''));
    if (Object.keys(chosenAnswers).length > 0) await expectHonestCards(chosenAnswers);
  }
});

test('short courses are offered: data, up to four months, in Lahore is the class of Python there', async () => {
  const page = await html({ done: 'graduate', likes: 'data', length: 'short', city: 'lahore' });
  const [first = ''] = page.split('<h3>').slice(1);
  expect(first).toMatch(/^<a [^>]*href="\/courses-details\?id=0">Python/);
  expect(first).toContain('Johar Town');
  expect(page).toContain('If 4 months is not enough');
});

test('the diploma that fits the education is suggested after a course with classes in the city', async () => {
  const page = await html({ done: 'matric', likes: 'software', city: 'lahore' });
  const [first = '', second = ''] = page.split('<h3>').slice(1);
  expect(first).toContain('Johar Town');
  expect(second).toMatch(/^<a [^>]*href="\/courses-hdse">/);
  expect(second).toContain('No HDSE class in Lahore yet.');
});

test('the number in a link to all classes is the number that /batches lists', async () => {
  const pages = await Promise.all(
    answerKeys.when.map((when) => html({ likes: 'data', when, city: 'karachi' })),
  );
  expect(pages.join()).toContain('/batches?course=python&city=karachi&time=evening"');
  const links = pages.join('').matchAll(/href="(\/batches\?course[^"]*)"[^>]*><span>All (\d+)/g);
  const countPairs = [...links].map(([, href = '', count]) => {
    const query = new URL(href, 'http://x').searchParams;
    return [findBatches(getUpcomingBatches(), readFilters(query)).total, Number(count)];
  });
  expect(countPairs.length).toBeGreaterThan(2);
  for (const [options, stated] of countPairs) expect(stated).toBe(options);
});

test('while no class is known the page offers courses and says nothing about places and times', async () => {
  takeSingletons('classes.');
  const page = await html({ likes: 'data', city: 'lahore', when: 'evening' });
  expect(page).toContain('We do not have the start dates right now');
  expect(page).not.toMatch(/No start date yet|No class in|No data course/);
  // Courses for school students are offered to those who say that they are at school.
  expect(page).not.toContain('Ages 13 to 17');
});

test('once every centre has said that it has no class, the courses have no start date', async () => {
  backend.respond('UpcomingBatch/GetByCenterId', () => Response.json([]));
  for (const state of ['classes.', 'backend.']) takeSingletons(state);
  await startCollection();
  await collectDue();
  const page = await html({ likes: 'data' });
  expect(page).toContain('No start date yet.');
  expect(page).not.toContain('We do not have the start dates right now');
});
