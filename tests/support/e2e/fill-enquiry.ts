import type { Locator, Page } from '@playwright/test';

export const pressEnquire = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Enquire/ })
    .click();

export async function fillEnquiry(panel: Locator, phone = '0300 1112223'): Promise<void> {
  const go = panel.getByRole('button', { name: 'Go', exact: true });
  await panel.getByLabel('Mobile number').fill(phone);
  await panel.getByLabel('Name').fill('Ayesha Sample');
  await go.click();
  await panel.getByLabel('Email').fill('ayesha@example.com');
  await panel.getByLabel('Program').selectOption('HDSE');
  await go.click();
  await panel.getByLabel('City').selectOption({ label: 'Karachi' });
  await panel.getByLabel('Nearest centre').selectOption({ label: 'Clifton' });
}
