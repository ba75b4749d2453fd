import { results } from '@/lib/registration/messages';
import {
  attendees,
  checkPasses,
  fillPerson,
  fillWork,
  phonePhoto,
  register,
  smallPhoto,
  newPerson,
} from './support/registration';
import { outbox } from './support/server';
import { expect, test } from './support/test';

test('without JavaScript a mistake comes back with everything typed, then the pass comes', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/aptech-vision-vistor');
  await expect(page.getByLabel('Organization')).toBeHidden();
  await fillPerson(page, { ...person, email: 'nobody' }, await phonePhoto());
  await page.getByRole('radio', { name: 'Professional' }).check();
  await expect(page.getByLabel('Organization')).toBeVisible();
  await fillWork(page);
  await register(page).click();

  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Error: Invalid email address/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName);
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await expect(page.getByLabel('Designation')).toHaveValue('Analyst');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Profile image').setInputFiles(await phonePhoto());
  await register(page).click();
  await expect(page.getByText(results.visitor)).toBeVisible();
  const [attendee, ...others] = await attendees(person.email);
  expect(others).toEqual([]);
  expect(await checkPasses(page, attendee?.id ?? '')).toEqual(['jpeg 1600x1000', 'png 840x1372']);
  await expect(page.getByRole('link', { name: 'Open your pass page' })).toHaveAttribute('href', /^\/pass\//);

  // A reload sends a GET, so no second attendee is created.
  await page.reload();
  await expect(page.getByText(results.visitor)).toBeVisible();
  expect(await attendees(person.email)).toHaveLength(1);
  await expect.poll(() => outbox(person.email).length).toBe(1);
});

test('without JavaScript students choose from a plain list, and a photo that is too heavy gets its sentence and nothing is lost', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/aptech-vision-vistor');
  await fillPerson(page, person, {
    name: 'big.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(6 * 1024 * 1024, 1),
  });
  await page.getByRole('radio', { name: 'Student', exact: true }).check();
  await page.getByRole('radio', { name: 'Outsider' }).check();
  await page.getByLabel('University/School', { exact: true }).selectOption('Other');
  await page.getByLabel('Name of your university or school').fill('Hill School');
  await register(page).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Image cannot be larger than 5MB' }),
  ).toBeVisible();

  // Every answer is restored, including those after the photo; only the photo has to be chosen again.
  await page.getByLabel('Profile image').setInputFiles(await smallPhoto());
  await register(page).click();
  await expect(page.getByText(results.visitor)).toBeVisible();
  expect((await attendees(person.email))[0]?.fields).toMatchObject({
    university: 'Hill School',
    studentType: 'Outsider',
  });
});

test('without JavaScript the VIP and the conference forms work as well', async ({ page }) => {
  const guest = newPerson();
  await page.goto('/aptech-vision-vip');
  await fillPerson(page, guest, await smallPhoto());
  await fillWork(page);
  await register(page).click();
  await expect(page.getByText(results.vip)).toBeVisible();
  await expect(page.getByText(/^Your reference is VIP-[0-9A-F]{8}:/)).toBeVisible();
  expect((await attendees(guest.email))[0]?.type).toBe('VIP');

  const speaker = newPerson();
  await page.goto('/aptech-vision-conference-pass');
  await page.getByLabel('Sessions').selectOption({ index: 1 });
  await fillPerson(page, speaker, await smallPhoto());
  await page.getByLabel('City').fill('Karachi');
  await fillWork(page);
  await register(page).click();
  await expect(page.getByText(results.conference)).toBeVisible();
  const [attendee] = await attendees(speaker.email);
  expect(await checkPasses(page, attendee?.id ?? '')).toEqual(['png 840x1372']);
});
