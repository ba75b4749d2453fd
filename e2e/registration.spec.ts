import { resultMessages } from '@/lib/shared/registration/messages';
import {
  attachmentNames,
  attendeesWithEmail,
  checkPasses,
  fillPerson,
  fillOrganization,
  needOpenForms,
  newPerson,
  phonePhoto,
  registerButton,
} from '@/tests/support/e2e/fill-registration';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { emailsContaining } from '@/tests/support/e2e/site-under-test';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

test('a professional with a phone photo gets both passes and the email', async ({ page }) => {
  const person = newPerson();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const photo = await phonePhoto();
  await page.goto('/aptech-vision-vistor');
  await fillPerson(page, person, photo);
  await page.getByRole('radio', { name: 'Professional' }).check();
  await fillOrganization(page);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  const preview = page.getByRole('figure', { name: 'Your pass, as you fill in the form' });
  await expect(preview.locator('text', { hasText: 'Ayesha' })).toBeVisible();
  await expect(preview.locator('img')).toBeVisible();
  const post = page.waitForRequest('**/api/registrations/visitor');
  await registerButton(page).click();
  // The browser has shrunk the photo, for slow connections.
  expect(Number((await (await post).allHeaders())['content-length'])).toBeLessThan(photo.buffer.length / 2);

  const message = page.getByText(resultMessages.visitor);
  await expect(message).toBeVisible();
  const [attendee, ...others] = await attendeesWithEmail(person.email);
  expect(others).toEqual([]);
  expect(attendee?.fields).toMatchObject({
    firstName: 'Ayesha',
    userType: 'Professional',
    attendeeType: 'VISITOR',
  });
  expect(attendee?.fields).not.toHaveProperty('studentType');
  expect(await checkPasses(page, attendee?.id ?? '')).toEqual(['jpeg 1600x1000', 'png 840x1372']);
  for (const name of ['Your poster', 'Your entry pass'])
    await expect
      .poll(() =>
        page
          .getByRole('img', { name, exact: true })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  await expect
    .poll(() => downloads.toSorted())
    .toEqual(['aptech-vision-entry-pass.jpg', 'aptech-vision-poster.png']);
  // The pass replaces the form.
  await expect(page.locator('main :focus')).toContainText(resultMessages.visitor);
  await expect(page.getByLabel('First name')).toBeHidden();
  await expect
    .poll(() => emailsContaining(person.email).map(attachmentNames))
    .toEqual([['aptech-vision-entry-pass.jpg', 'aptech-vision-poster.png']]);
  await expectAccessible(page, 'main');
});
