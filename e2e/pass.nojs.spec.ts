import { resendSentence } from '@/lib/shared/registration/replies';
import { registerForPass } from '@/tests/support/e2e/passes';
import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript the pass page shows QR code, images and downloads, and the form sends the pass again', async ({
  page,
  request,
}) => {
  const path = await registerForPass(request, 'visitor', {
    firstName: 'علی',
    lastName: 'رضا',
    email: 'no-script@example.com',
  });
  await page.goto(path);
  await expect(page.getByRole('img', { name: 'QR code of your pass' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Entry pass of علی رضا' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(2);
  // Buttons that need JavaScript are not rendered.
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);

  await page.goto('/pass');
  await page.getByLabel('Email address').fill('nobody@');
  await page.getByRole('button', { name: 'Send my pass' }).click();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send my pass' }).click();
  await expect(page.getByText(resendSentence)).toBeVisible();
});
