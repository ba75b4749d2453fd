import { resultMessages } from '@/lib/shared/registration/messages';
import {
  attendeesWithEmail,
  expectRegistered,
  fillPerson,
  fillOrganization,
  needOpenForms,
  newPerson,
  phonePhoto,
  registerButton,
  smallPhoto,
} from '@/tests/support/e2e/fill-registration';
import { emailsContaining } from '@/tests/support/e2e/site-under-test';
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
  await fillOrganization(page);
  await registerButton(page).click();

  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('alert').getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Error: Invalid email address/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastName);
  await expect(page.getByRole('radio', { name: 'Professional' })).toBeChecked();
  await expect(page.getByLabel('Designation')).toHaveValue('Analyst');

  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Profile image').setInputFiles(await phonePhoto());
  await registerButton(page).click();
  await expectRegistered(page, person);
  await expect(page.getByRole('link', { name: 'Open your pass page' })).toHaveAttribute('href', /^\/pass\//);

  // A reload sends a GET, so no second attendee is created.
  await page.reload();
  await expect(page.getByText(resultMessages.visitor)).toBeVisible();
  expect(await attendeesWithEmail(person.email)).toHaveLength(1);
  await expect.poll(() => emailsContaining(person.email).length).toBe(1);
});
