import { getCentres } from '../lib/shared/content/centres';
import { getOpeningHours } from '../lib/server/content/opening-hours';
import { expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

const centre = getCentres().find(({ slug }) => getOpeningHours(slug));

test('without JavaScript a centre shows its hours without "now" or "today", on phone and desktop', async ({
  page,
}) => {
  await page.goto(`/centre?id=${centre?.id}`);
  const section = page.getByRole('region', { name: 'Opening hours' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(section.getByRole('table').first()).toBeVisible();
    await expectNoOverflow(page);
  }
  await expect(section).not.toContainText(/now|today/i);
  await expect(page.locator('#batches').getByText(/^Updated \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printOnly svg')).toBeVisible();
  await expect(page.locator('.printOnly')).toContainText(`/centre?id=${centre?.id}`);
});
