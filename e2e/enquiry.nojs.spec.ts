import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript the page accepts an enquiry: answers kept on errors, greeting at the end', async ({
  page,
}) => {
  await page.goto('/enquire?enquire=HDSE');
  await expect(page.getByLabel('Program')).toHaveValue('HDSE');
  await expect(page.getByLabel('City')).toBeHidden();

  await page.getByLabel('Name').fill('Bilal Sample');
  await page.getByLabel('Nearest centre').selectOption({ label: 'Clifton, Karachi' });
  await page.getByRole('button', { name: 'Send my enquiry' }).click();
  await expect(page).toHaveURL('/enquire?outcome=invalid');
  await expect(page.getByRole('link', { name: 'Mobile number is required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Bilal Sample');
  await expect(page.getByLabel('Nearest centre').locator('option:checked')).toHaveText('Clifton, Karachi');

  await page.getByLabel('Mobile number').fill('0300-9998887');
  await page.getByLabel('Email').fill('bilal@example.com');
  await page.getByRole('button', { name: 'Send my enquiry' }).click();
  await expect(page).toHaveURL('/enquire?outcome=sent');
  await expect(page.getByRole('heading', { name: 'Thank you, Bilal Sample' })).toBeVisible();
  await expect(page.getByText("We'll get in touch with you soon")).toBeVisible();
  await expect(page.getByRole('link', { name: /^Aptech Clifton, Karachi: / })).toHaveAttribute(
    'href',
    /^tel:\+92\d+$/,
  );
  expect(page.url()).not.toContain('Bilal');
  await page.getByRole('link', { name: 'Send another enquiry' }).click();
  await expect(page).toHaveURL('/enquire');
  await expect(page.getByLabel('Name')).toHaveValue('');
});
