import { getEvent } from '@/lib/shared/content/events';
import { results } from '@/lib/shared/registration/messages';
import {
  attachments,
  attendees,
  checkPasses,
  expectRegistered,
  fillPerson,
  fillWork,
  needOpenForms,
  newPerson,
  phonePhoto,
  register,
  smallPhoto,
} from '@/tests/support/e2e/registration';
import { outbox } from '@/tests/support/e2e/server';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

test('without JavaScript a mistake keeps all typed values; corrected, it gives the pass', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/aptech-vision-vistor');
  await expect(page.getByLabel('Organization')).toBeHidden();
  await fillPerson(page, { ...person, email: 'nobody' }, await smallPhoto());
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
  await expectRegistered(page, person);
  await expect(page.getByRole('link', { name: 'Open your pass page' })).toHaveAttribute('href', /^\/pass\//);

  // A reload sends a GET, so no second attendee is created.
  await page.reload();
  await expect(page.getByText(results.visitor)).toBeVisible();
  expect(await attendees(person.email)).toHaveLength(1);
  await expect.poll(() => outbox(person.email).length).toBe(1);
});

test('without JavaScript the school of a student is a text, and an oversized photo gets its message without losing answers', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/aptech-vision-vistor');
  await fillPerson(page, person, {
    name: 'big.jpg',
    mimeType: 'image/jpeg',
    // Above the photo's limit of 5 MB, below the body's of 6 MB, above which the answers are not read.
    buffer: Buffer.alloc(5.5 * 1024 * 1024, 1),
  });
  await page.getByRole('radio', { name: 'Student', exact: true }).check();
  await page.getByRole('radio', { name: 'Outsider' }).check();
  await page.getByLabel('University/School').fill('Hill School');
  await register(page).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Image cannot be larger than 5MB' }),
  ).toBeVisible();

  // All answers are restored, including those after the photo; only the photo must be chosen again.
  await page.getByLabel('Profile image').setInputFiles(await smallPhoto());
  await register(page).click();
  await expect(page.getByText(results.visitor)).toBeVisible();
  expect((await attendees(person.email))[0]?.fields).toMatchObject({
    university: 'Hill School',
    studentType: 'Outsider',
  });
});

test('without JavaScript the VIP form gives its reply without a pass, and the conference form the pass of the chosen session', async ({
  page,
}) => {
  const guest = newPerson();
  await page.goto('/aptech-vision-vip');
  await expect(page.getByRole('heading', { level: 1, name: 'VIP PASS' })).toBeVisible();
  await fillPerson(page, guest, await smallPhoto());
  await fillWork(page);
  await page.getByRole('button', { name: 'Register for Aptech Vision 2025' }).click();
  await expect(page.getByText(results.vip)).toBeVisible();
  await expect(page.getByText(/^Your reference is VIP-[0-9A-F]{8}\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  expect(await attendees(guest.email)).toMatchObject([
    { type: 'VIP', fields: { FirstName: 'Ayesha', UserType: 'Professional', AttendeeType: 'VIP' } },
  ]);

  const student = newPerson();
  await page.goto('/aptech-vision-conference-pass');
  await page.getByLabel('Sessions').selectOption({ index: 2 });
  await page.getByRole('radio', { name: 'Student' }).check();
  await fillPerson(page, student, await smallPhoto());
  await page.getByLabel('City').fill('Karachi');
  await page.getByRole('textbox', { name: 'Institute' }).fill('City School');
  await page.getByRole('button', { name: 'Register for Aptech Vision Conference 2025' }).click();
  await expect(page.getByText(results.conference)).toBeVisible();
  const [attendee] = await attendees(student.email);
  const session = getEvent('conference').sessions[1];
  expect(attendee?.fields).toMatchObject({
    university: `${session?.title} (${session?.time})`,
    studentId: 'Karachi',
    centreName: 'City School',
    attendeeType: 'CONFERENCE',
  });
  expect(await checkPasses(page, attendee?.id ?? '')).toEqual(['png 840x1372']);
  await expect
    .poll(() => outbox(student.email).map(attachments))
    .toEqual([['aptech-vision-conference-pass.png']]);
});
