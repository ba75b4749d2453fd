import { expect, test } from './support/test';

test('without JavaScript the page takes an enquiry: city by reload, answers kept on errors, greeting at the end', async ({
  page,
}) => {
  await page.goto('/enquire?enquire=HDSE');
  await page.getByLabel('First choose your city').selectOption({ label: 'Karachi' });
  await page.getByRole('button', { name: 'Show its centers' }).click();
  await expect(page).toHaveURL(/enquire=HDSE&cityId=\d+/);
  await expect(page.getByLabel('Program')).toHaveValue('HDSE');

  await page.getByLabel('Name').fill('Bilal Sample');
  await page.getByLabel('Nearest center').selectOption({ label: 'Clifton' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/enquire?outcome=invalid');
  await expect(page.getByRole('link', { name: 'Mobile number is required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email is required' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Bilal Sample');
  await expect(page.getByLabel('Nearest center').locator('option:checked')).toHaveText('Clifton');

  await page.getByLabel('Mobile number').fill('0300-9998887');
  await page.getByLabel('Email').fill('bilal@example.com');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/enquire?outcome=sent');
  await expect(page.getByRole('heading', { name: 'Thank you, Bilal Sample' })).toBeVisible();
  await expect(page.getByText("We'll get in touch with you soon")).toBeVisible();
  expect(page.url()).not.toContain('Bilal');
});
