import { expect, test } from '@/tests/support/e2e/test';

const busyCentreId = '7f7aab56-04fe-576a-8cce-4c0c39a2add1';

test('without JavaScript a centre shows all panels and rows, and a plain form chooses the month', async ({
  page,
}) => {
  await page.goto(`/centre?id=${busyCentreId}`);
  for (const id of ['batches', 'students', 'projects', 'placements', 'events'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  expect(await page.locator('#batches tbody tr:visible').count()).toBeGreaterThan(40);
  await expect(
    page.locator('#batches a[href="/batches?centre=gulshan-e-iqbal#change-filters"]'),
  ).toBeVisible();
  const namesBefore = await page.locator('#placements h3').allTextContents();
  const field = page.locator('#placements input[name=month]');
  const [year = 0, month = 0] = (await field.inputValue()).split('-').map(Number);
  const otherMonth = new Date(Date.UTC(year, month - 3)).toISOString().slice(0, 7);
  await field.fill(otherMonth);
  await page.locator('#placements').getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`\\?id=${busyCentreId}&month=${otherMonth}#placements$`));
  await expect(field).toHaveValue(otherMonth);
  await expect(page.locator('#placements h3')).not.toHaveCount(0);
  expect(await page.locator('#placements h3').allTextContents()).not.toEqual(namesBefore);
});

test('without JavaScript a plain form finds a centre', async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('searchbox', { name: /Area, city/ }).fill('hyderabad');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/locations\?q=hyderabad$/);
  await expect(page.getByText('2 centres for “hyderabad”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Latifabad', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Clifton', exact: true })).toHaveCount(0);
});
