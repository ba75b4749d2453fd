import { getCentres } from '@/lib/shared/content/centres';
import { collectedBatches } from '../support/batches';
import { newPerson, phonePhoto } from '../support/registration';
import { outbox } from '../support/server';
import { fillIn, isRegistered, register } from './registration';
import { expect, test } from './test';

const clifton = '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';

test('a registration with a phone photo gives both passes and one email', async ({ visitor }, info) => {
  const person = newPerson();
  const photo = await phonePhoto();
  await visitor.goAndWake('/aptech-vision-vistor');
  await fillIn(visitor, person, photo, info);
  const groups = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('form [role=group] h2')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.textContent),
    );
  await expect.poll(groups).toEqual(['Personal Information', 'Professional Details']);
  await visitor.sees('[role=status]', new RegExp(`^${photo.name}`));
  await register(visitor, person);
  await isRegistered(visitor, person);
  const drawn = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[src*="/pass"]')].map(
        (image) => image.naturalWidth > 0,
      ),
    );
  await expect.poll(drawn).toEqual([true, true]);
  await expect.poll(() => outbox(person.email).length).toBe(1);
});

test('an enquiry in three steps ends in a greeting by name', async ({ visitor }) => {
  await visitor.goAndWake('/about');
  await visitor.click('header a', /^Enquire/);
  await visitor.fill('Mobile number', '0300 1112223');
  await visitor.fill('Name', 'Ayesha Sample');
  await visitor.click('button', 'Go');
  await visitor.fill('Email', 'ayesha@example.com');
  await visitor.choose('Program', 'Intermediate Equivalent');
  await visitor.click('button', 'Go');
  await visitor.choose('City', 'Karachi');
  await visitor.choose('Nearest centre', 'Clifton');
  await visitor.click('button', /^Done/);
  await visitor.sees('h1, h2, h3', 'Thank you, Ayesha Sample');
  await visitor.key('Escape');
  await visitor.isAt('/about');
});

test('tabs open by press and by arrow key, and their fragment opens them again', async ({ visitor }) => {
  await visitor.goAndWake('/courses');
  await visitor.sees('[role=tab][aria-selected=true]', 'Career Program');
  await visitor.click('[role=tab]', 'Smart Pro');
  await visitor.isAt('/courses#smart-pro');
  await visitor.sees('[role=tabpanel] h2', /^ProTrack your skills/);
  await visitor.key('ArrowRight');
  await visitor.sees('[role=tab][aria-selected=true]', 'Short Course');
  await visitor.hasFocusOn('Short Course');
  await visitor.reload();
  await visitor.sees('h2', /^Quick Skills/);
  await visitor.wake();
  await visitor.sees('[role=tab][aria-selected=true]', 'Short Course');
  await visitor.sees('[role=tabpanel] h2', /^Quick Skills/);
});

test('the course in the URL is in view, also after hydration', async ({ visitor }) => {
  const top = () =>
    visitor.evaluate(() => document.getElementById('tableau')?.getBoundingClientRect().top ?? Infinity);
  await visitor.resize(460, 780);
  await visitor.go('/courses-sc#tableau');
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(400);
  await visitor.wake();
  expect(Math.abs(await top())).toBeLessThan(400);
});

test('a card opens its course and moves the focus there; Back shows the first again', async ({ visitor }) => {
  await visitor.goAndWake('/courses-sc');
  await visitor.click('nav a', /^Advanced Excel/);
  await visitor.sees('article', /Advanced Excel/);
  await visitor.hasFocusOn('Advanced Excel');
  await visitor.back();
  await visitor.isAt('/courses-sc');
  await visitor.sees('article', /Office Automation/);
});

test('the menus of a desktop open, and link to a centre', async ({ visitor }) => {
  await visitor.goAndWake('/about');
  await visitor.click('nav [role=button]', /^Courses/);
  await visitor.sees('nav h3, nav h2', 'Short Course');
  await visitor.click('nav [role=button]', /^Locations/);
  await visitor.click('nav a', /^Clifton/);
  await visitor.isAt(clifton);
  await visitor.sees('nav [role=button][aria-expanded=false]', /^Locations/);
});

test('the menu of a phone opens, unfolds, folds with Escape, and its links work', async ({ visitor }) => {
  await visitor.resize(360, 780);
  await visitor.goAndWake('/about');
  await visitor.click('header [role=button]', 'Navigation');
  await visitor.click('nav [role=button]', /^Courses/);
  await visitor.sees('nav a', 'Tableau');
  await visitor.hasNoOverflow();
  await visitor.key('Escape');
  await visitor.hasFocusOn(/^Courses/);
  await visitor.click('nav a', 'Alumni');
  await visitor.isAt('/alumni');
});

test('the search suggests while typing, and Enter opens the selected result', async ({ visitor }) => {
  await visitor.goAndWake('/about');
  await visitor.click('header [role=button]', 'Search');
  await visitor.sees('[role=combobox]:focus', '');
  await visitor.type('clifton');
  await visitor.sees('[role=option]', /^Clifton/);
  await visitor.key('ArrowDown');
  await visitor.sees('[role=option][aria-selected=true]', /^Clifton/);
  await visitor.key('Enter');
  await visitor.isAt(clifton);
});

test('a typed month shows its placements', async ({ visitor }) => {
  const busy = getCentres().find((centre) => centre.slug === 'gulshan-e-iqbal')?.id ?? '';
  await visitor.goAndWake(`/centre?id=${busy}#placements`);
  await visitor.sees('[role=tab][aria-selected=true]', 'Placement');
  const shown = await visitor.evaluate(
    () => document.querySelector<HTMLInputElement>('#placement-month')?.value ?? '',
  );
  const [year, month] = shown.split('-').map(Number) as [number, number];
  const other = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  await visitor.typeMonth('Month', other);
  await visitor.sees('[role=status]', /placements? in/);
  await visitor.isAt(`/centre?id=${busy}&month=${other}#placements`);
});

test('a class is found by its course, saved and listed', async ({ visitor, line, request }) => {
  const { choices } = await collectedBatches(request, line.origin);
  const course = choices.course.find(({ count }) => count > 0)?.value ?? '';
  await visitor.goAndWake('/batches?page=1');
  const text = await visitor.evaluate(
    (value: string) => document.querySelector(`[name=course] [value='${value}']`)?.textContent ?? '',
    course,
  );
  await visitor.choose('Course', text);
  await visitor.isAt(`/batches?course=${course}`);
  await visitor.click('main button', /^Save ?: /);
  await visitor.click('header a', /^Saved: ?1$/);
  await visitor.isAt(/^\/saved\?classes=/);
});

test('a centre is found by its name', async ({ visitor }) => {
  await visitor.goAndWake('/locations');
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('main [type=search]')?.focus());
  await visitor.type('clifton');
  await visitor.click('main a', /Clifton/);
  await visitor.isAt(clifton);
});

test('a course can be saved, counted, listed and removed', async ({ visitor }) => {
  await visitor.goAndWake('/courses-adse');
  await visitor.click('main button', /^Save: ADSE/);
  await visitor.sees('main button[aria-pressed=true]', /^Saved: ADSE/);
  await visitor.click('header a', /^Saved: ?1$/);
  await visitor.isAt('/saved?courses=adse');
  await visitor.sees('th', /ADSE/);
  // Before hydration the link removes it from the URL, but not from the device.
  await visitor.wake();
  await visitor.click('a', 'Remove ADSE');
  await visitor.isAt('/saved');
});

for (const path of [
  '/',
  '/faq',
  '/courses',
  '/courses-adse',
  '/courses-details',
  clifton,
  '/centre-page',
  '/locations',
  '/events',
  '/enquire',
  '/aptech-vision-vistor',
  '/alumni',
  '/placement',
])
  test(`${path} loads without errors and without overflow in a narrow window`, async ({ visitor }) => {
    await visitor.resize(360, 780);
    await visitor.goAndWake(path);
    await visitor.sees('h1', /./);
    await visitor.hasNoOverflow();
  });
