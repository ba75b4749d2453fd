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

const passFiles = ['aptech-vision-entry-pass.jpg', 'aptech-vision-poster.png'];

test('a professional with a phone photo gets both passes and the email', async ({ page }) => {
  const person = newPerson();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const photo = await phonePhoto();
  await test.step('the pass is previewed', async () => {
    await page.goto('/aptech-vision-vistor');
    await fillPerson(page, person, photo);
    await page.getByRole('radio', { name: 'Professional' }).check();
    await fillOrganization(page);
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
    const preview = page.getByRole('figure', { name: 'Your pass, as you fill in the form' });
    await expect(preview.locator('text', { hasText: 'Ayesha' })).toBeVisible();
    await expect(preview.locator('img')).toBeVisible();
  });
  await test.step('the browser has shrunk the photo, for slow connections', async () => {
    const post = page.waitForRequest('**/api/registrations/visitor');
    await registerButton(page).click();
    expect(Number((await (await post).allHeaders())['content-length'])).toBeLessThan(photo.buffer.length / 2);
  });
  await test.step('the pass replaces the form', async () => {
    await expect(page.locator('main :focus')).toContainText(resultMessages.visitor);
    await expect(page.getByLabel('First name')).toBeHidden();
  });
  await test.step('the backend has one attendee, with the answers', async () => {
    const attendees = await attendeesWithEmail(person.email);
    const fields = { firstName: 'Ayesha', userType: 'Professional', attendeeType: 'VISITOR' };
    expect(attendees).toEqual([expect.objectContaining({ fields: expect.objectContaining(fields) })]);
    expect(attendees[0]?.fields).not.toHaveProperty('studentType');
    expect(await checkPasses(page, attendees[0]?.id ?? '')).toEqual(['jpeg 1600x1000', 'png 840x1372']);
  });
  await test.step('both images are shown and downloaded', async () => {
    for (const name of ['Your poster', 'Your entry pass'])
      await expect(page.getByRole('img', { name, exact: true })).not.toHaveJSProperty('naturalWidth', 0);
    await expect.poll(() => downloads.toSorted()).toEqual(passFiles);
  });
  await test.step('the email has both images', () =>
    expect.poll(() => emailsContaining(person.email).map(attachmentNames)).toEqual([passFiles]));
  await expectAccessible(page, 'main');
});
