import { getCentres } from '../lib/content/centres';
import { getOpeningHours } from '../lib/content/opening-hours';
import { expectNoOverflow } from './support/page-checks';
import { expect, test } from './support/test';

const centre = getCentres().find(({ slug }) => getOpeningHours(slug));

for (const width of [360, 1280])
  test(`without JavaScript, ${width} px wide, a centre has its hours and claims neither now nor today`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/centre?id=${centre?.id}`);
    const section = page.getByRole('region', { name: 'Opening hours' });
    await expect(section.getByRole('table').first()).toBeVisible();
    await expect(section).not.toContainText(/now|today/i);
    await expect(page.locator('#batches').getByText(/^Updated \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
    await expectNoOverflow(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.printOnly svg')).toBeVisible();
    await expect(page.locator('.printOnly')).toContainText(`/centre?id=${centre?.id}`);
  });
