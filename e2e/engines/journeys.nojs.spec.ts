import { newPerson, phonePhoto } from '../support/registration';
import { fillIn, isRegistered, register } from './registration';
import { expect, test } from './test';

test.use({ scripting: false });

test('without JavaScript a mistake keeps all typed values, and the kept photo is on the pass', async ({
  visitor,
}, info) => {
  const person = newPerson();
  await visitor.go('/aptech-vision-vistor');
  await fillIn(visitor, { ...person, email: 'nobody' }, await phonePhoto(), info);
  await register(visitor, person);
  await visitor.sees('a', 'Invalid email address');
  await visitor.holds('Last name', person.lastName);
  await visitor.holds('Designation', 'Analyst');
  await visitor.sees('p', /^We have your photo/);
  await visitor.fill('Email', person.email);
  await visitor.click('button', /^Register/);
  await isRegistered(visitor, person);
  await visitor.click('a', 'Open your pass page');
  await visitor.isAt(/^\/pass\//);
  const drawn = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img[src*="/pass"]')].some(
        (image) => image.naturalWidth > 0,
      ),
    );
  await expect.poll(drawn).toBe(true);
});

test('without JavaScript an enquiry goes through the city to the greeting', async ({ visitor }) => {
  await visitor.go('/enquire?enquire=HDSE');
  await visitor.choose('First choose your city', 'Karachi');
  await visitor.click('button', 'Show its centres');
  await visitor.isAt(/enquire=HDSE&cityId=\d+/);
  await visitor.fill('Name', 'Bilal Sample');
  await visitor.choose('Nearest centre', 'Clifton');
  await visitor.fill('Mobile number', '0300-9998887');
  await visitor.fill('Email', 'bilal@example.com');
  await visitor.click('button', /^Done/);
  await visitor.isAt('/enquire?outcome=sent');
  await visitor.sees('h1, h2, h3', 'Thank you, Bilal Sample');
});

test('without JavaScript all panels are shown and tabs link to them', async ({ visitor }) => {
  await visitor.go('/courses');
  for (const tagline of [/^Career Courses For/, /^ProTrack your skills/, /^Future-Ready Careers/])
    await visitor.sees('h2', tagline);
  await visitor.click('a', 'English Language');
  await visitor.isAt('/courses#english');
  const top = () =>
    visitor.evaluate(() => document.getElementById('english')?.getBoundingClientRect().top ?? Infinity);
  await expect.poll(top).toBeLessThan(400);
});

test('without JavaScript the menu of a phone opens and its links work', async ({ visitor }) => {
  await visitor.resize(360, 780);
  await visitor.go('/about');
  await visitor.click('a', 'Navigation');
  await visitor.hasNoOverflow();
  await visitor.click('#navigation a', /^Locations/);
  await visitor.isAt('/centre-page');
});

test('without JavaScript the search works', async ({ visitor }) => {
  await visitor.go('/search');
  await visitor.fill('Explore courses', 'cybersecurty');
  await visitor.click('main button', 'Search');
  await visitor.isAt('/search?q=cybersecurty');
  await visitor.sees('main a', /^Cybersecurity and Digital Forensics/);
});

test('without JavaScript the placements of a typed month are shown', async ({ visitor }) => {
  const centre = '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
  await visitor.go(centre);
  const shown = await visitor.evaluate(
    () => document.querySelector<HTMLInputElement>('#placement-month')?.value ?? '',
  );
  const [year, month] = shown.split('-').map(Number) as [number, number];
  const other = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  await visitor.typeMonth('Month', other);
  await visitor.click('#placements button', 'Show');
  await visitor.isAt(`${centre}&month=${other}#placements`);
  await visitor.holds('Month', other);
});

test('without JavaScript a shared list is shown, and a link removes an item', async ({ visitor }) => {
  await visitor.go('/saved?courses=adse,python&centres=clifton');
  await visitor.sees('th', /ADSE/);
  await visitor.click('a', 'Remove ADSE');
  await visitor.isAt('/saved?courses=python&removed-courses=adse&centres=clifton');
});
