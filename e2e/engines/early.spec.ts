import { newPerson, smallPhoto } from '../support/registration';
import type { Line } from './line';
import type { EnginePage } from './page';
import { fillIn, isRegistered, register } from './registration';
import { expect, test } from './test';

// Pages whose scripts were requested but have not arrived: what visitors on slow connections press first.
test.beforeEach(({ line }) => line.holdScripts());

/** Lets the scripts arrive, and waits for React. */
async function release(line: Line, visitor: EnginePage): Promise<void> {
  await expect.poll(line.isHolding).toBe(true);
  line.releaseScripts();
  await visitor.comesAlive();
}

test('before its scripts arrive a page marks the first tab and shows only its panel', async ({ visitor }) => {
  await visitor.go('/courses');
  const tabs = () =>
    visitor.evaluate(() => {
      const list = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
      return list.map((tab) => ({
        marked: getComputedStyle(tab).boxShadow !== 'none',
        shown: document.getElementById(tab.dataset.tab ?? '')?.firstElementChild?.checkVisibility(),
      }));
    });
  const first = { marked: true, shown: true };
  const other = { marked: false, shown: false };
  await expect.poll(tabs).toEqual([first, other, other, other, other, other]);
});

for (const path of ['/events', '/short-courses', '/courses-details?id=0'])
  test(`before its scripts arrive the video of ${path} shows its poster in its whole frame`, async ({
    visitor,
  }) => {
    await visitor.go(path);
    const poster = () =>
      visitor.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('img[loading="eager"]');
        const frame = image?.parentElement;
        return image && frame
          ? image.complete &&
              image.naturalWidth > 0 &&
              frame.offsetHeight > 100 &&
              image.offsetHeight >= frame.offsetHeight &&
              image.offsetWidth >= frame.offsetWidth
          : false;
      });
    await expect.poll(poster).toBe(true);
  });

test('a tab pressed before the scripts arrive stays open', async ({ visitor, line }) => {
  await visitor.go('/courses');
  await visitor.click('a', 'Smart Pro');
  await visitor.sees('h2', /^ProTrack your skills/);
  await release(line, visitor);
  await visitor.sees('[role=tab][aria-selected=true]', 'Smart Pro');
  await visitor.sees('h2', /^ProTrack your skills/);
});

test('a card pressed before the scripts arrive stays open', async ({ visitor, line }) => {
  await visitor.go('/courses-sc');
  await visitor.click('nav a', /^Advanced Excel/);
  await visitor.sees('article h3', 'Advanced Excel');
  await release(line, visitor);
  await visitor.sees('article h3', 'Advanced Excel');
});

test('a course saved before the scripts arrive is saved afterwards', async ({ visitor, line }) => {
  await visitor.go('/courses-adse');
  await visitor.click('main button', /^Save: ADSE/);
  await release(line, visitor);
  await visitor.sees('main button[aria-pressed=true]', /^Saved: ADSE/);
});

test('menu, search and enquiry pressed before the scripts arrive open as pages', async ({ visitor }) => {
  await visitor.go('/about');
  await visitor.click('nav a', /^Courses/);
  await visitor.isAt('/courses');
  await visitor.click('header a', 'Search');
  await visitor.isAt('/search');
  await visitor.click('header a', /^Enquire/);
  await visitor.isAt(/^\/enquire/);
  await visitor.sees('label', /^Mobile number/);
});

test('values typed and chosen before the scripts arrive are kept and registered', async ({
  visitor,
  line,
}, info) => {
  const person = newPerson();
  const photo = await smallPhoto();
  await visitor.go('/aptech-vision-vistor');
  await fillIn(visitor, person, photo, info);
  await release(line, visitor);
  await visitor.sees('[role=status]', new RegExp(`^${photo.name}`));
  await visitor.holds('Last name', person.lastName);
  await register(visitor, person);
  await isRegistered(visitor, person);
});

test('a registration sent before the scripts arrive leads to the pass', async ({ visitor }, info) => {
  const person = newPerson();
  await visitor.go('/aptech-vision-vistor');
  await fillIn(visitor, person, await smallPhoto(), info);
  await register(visitor, person);
  await isRegistered(visitor, person);
});
