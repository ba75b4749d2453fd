import type { Locator, Page } from '@playwright/test';

/** Follows the header's link to the enquiry: its panel opens, or without scripts its page. */
export const pressEnquire = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Enquire/ })
    .click();

/** Fills in the three steps of the enquiry up to Done: in its panel, or on its page, which shows all of them. */
export async function fillEnquiry(form: Locator, phone = '0300 1112223'): Promise<void> {
  const go = form.getByRole('button', { name: 'Go', exact: true });
  const isPanel = (await go.count()) > 0;
  await form.getByLabel('Mobile number').fill(phone);
  await form.getByLabel('Name').fill('Ayesha Sample');
  if (isPanel) await go.click();
  await form.getByLabel('Email').fill('ayesha@example.com');
  await form.getByLabel('Program').selectOption({ label: 'Intermediate Equivalent' });
  if (isPanel) await go.click();
  // Without scripts the page has asked for the city earlier.
  if (isPanel) await form.getByLabel('City').selectOption({ label: 'Karachi' });
  await form.getByLabel('Nearest centre').selectOption({ label: 'Clifton' });
}
