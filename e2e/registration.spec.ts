import { results } from '@/lib/shared/registration/messages';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import {
  attachments,
  attendees,
  checkPasses,
  cutOut,
  fillPerson,
  fillWork,
  needOpenForms,
  newPerson,
  phonePhoto,
  register,
  smallPhoto,
  storedPhoto,
} from '@/tests/support/e2e/registration';
import { outbox } from '@/tests/support/e2e/server';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

test.use({ lacksNewest: true });

test.describe('visitor', () => {
  test('a professional with a phone photo gets both passes, the email and an empty form', async ({
    page,
  }) => {
    const person = newPerson();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    const photo = await phonePhoto();
    await page.goto('/aptech-vision-vistor');
    await fillPerson(page, person, photo);
    await page.getByRole('radio', { name: 'Professional' }).check();
    await fillWork(page);
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
    const preview = page.getByRole('figure', { name: 'Your pass, as you fill in the form' });
    await expect(preview.locator('text', { hasText: 'Ayesha' })).toBeVisible();
    await expect(preview.locator('img')).toBeVisible();
    const post = page.waitForRequest('**/api/registrations/visitor');
    await register(page).click();
    // Shrunk in the browser for slow connections.
    expect(Number((await (await post).allHeaders())['content-length'])).toBeLessThan(photo.buffer.length / 2);

    const message = page.getByText(results.visitor);
    await expect(message).toBeVisible();
    const [attendee, ...others] = await attendees(person.email);
    expect(others).toEqual([]);
    expect(attendee?.fields).toMatchObject({
      firstName: 'Ayesha',
      userType: 'Professional',
      attendeeType: 'VISITOR',
    });
    expect(attendee?.fields).not.toHaveProperty('studentType');
    // Rotated upright, without an orientation tag.
    expect(await storedPhoto(attendee?.id ?? '')).toEqual({ width: 900, height: 1200 });
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
    // The pass replaces the form, which can be opened again, empty.
    await expect(page.locator('main :focus')).toContainText(results.visitor);
    await expect(page.getByLabel('First name')).toBeHidden();
    await expect
      .poll(() => outbox(person.email).map(attachments))
      .toEqual([['aptech-vision-entry-pass.jpg', 'aptech-vision-poster.png']]);
    await expectAccessible(page, 'main');
    await page.getByRole('button', { name: 'Register another person' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByLabel('Profile image')).toHaveValue('');
  });

  test.describe('before the scripts', () => {
    test.use({ untouched: true });
    test('values entered before the scripts arrive are kept and sent; students of both kinds send only fields that apply', async ({
      page,
    }) => {
      const outsider = newPerson();
      let release = () => undefined as void;
      const arrived = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/_next/static/**/*.js*', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/aptech-vision-vistor');
      await fillPerson(page, outsider, await cutOut());
      await page.getByRole('radio', { name: 'Student', exact: true }).check();
      await page.getByRole('radio', { name: 'Outsider' }).check();
      await page.getByLabel('University/School').fill('Bahria University');
      release();
      await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
      await expect(page.getByLabel('University/School')).toHaveValue('Bahria University');
      await expect(page.getByLabel('Last name')).toHaveValue(outsider.lastName);
      await expect(page.getByLabel('Organization')).toBeHidden();
      await register(page).click();
      await expect(page.getByText(results.visitor)).toBeVisible();
      const [first] = await attendees(outsider.email);
      expect(first?.fields).toMatchObject({
        firstName: outsider.firstName,
        studentType: 'Outsider',
        university: 'Bahria University',
      });
      expect(first?.fields).not.toHaveProperty('organization');
      await checkPasses(page, first?.id ?? '');

      const registrant = newPerson();
      await page.getByRole('button', { name: 'Register another person' }).click();
      await expect(page.getByLabel('First name')).toBeFocused();
      await expect(page.getByText(results.visitor)).toBeHidden();
      await fillPerson(page, registrant, await smallPhoto());
      await page.getByRole('radio', { name: 'Student', exact: true }).check();
      await page.getByRole('radio', { name: 'Aptech Student' }).check();
      await page.getByLabel('Student ID').fill('STU-2025-17');
      await page.getByLabel('Centre').selectOption('Bahadurabad');
      await register(page).click();
      await expect.poll(async () => (await attendees(registrant.email)).length).toBe(1);
      const [second] = await attendees(registrant.email);
      expect(second?.fields).toMatchObject({ studentId: 'STU-2025-17', centreName: 'Bahadurabad' });
      expect(second?.fields).not.toHaveProperty('university');
      await expect.poll(() => outbox(registrant.email).length).toBe(1);
    });
  });

  test('mistakes are listed and shown at their fields, even conditional ones, and no typed value is lost', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/aptech-vision-vistor');
    await register(page).click();
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Profile image is required',
      'Please select who you are',
    ]);
    await expectAccessible(page, 'main');
    await expectNoOverflow(page);
    await summary.getByRole('link', { name: 'Email is required' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();

    const wrong = async (label: string, text: string, sentence: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      await page.getByLabel(label, { exact: true }).blur();
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(`Error: ${sentence}`),
      );
    };
    await wrong('First name', '<b>Ali</b>', 'Please enter your name as it should appear on the pass');
    await page.getByRole('radio', { name: 'Professional' }).check();
    await wrong('Organization', '', 'Organization is required');
    await page.getByRole('radio', { name: 'Student', exact: true }).check();
    await register(page).click();
    await expect(page.getByRole('group', { name: 'Student type' })).toHaveAccessibleDescription(
      'Error: Please select student type',
    );
    await page.getByRole('radio', { name: 'Outsider' }).check();
    await register(page).click();
    await expect(page.getByLabel('University/School')).toHaveAccessibleDescription(
      /Error: University\/School is required/,
    );
  });
});
