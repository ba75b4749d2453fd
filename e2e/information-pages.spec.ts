import { getInformation } from '../lib/server/catalogue/page-content';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

test('alumni: three tabs, one with its own URL; the selected year range is marked, and descriptions open on a phone', async ({
  page,
}) => {
  await page.goto('/alumni#star-alumni');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('tab', { name: 'Star Alumni' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('Ayesha Siddiqui').first()).toBeVisible();
  await expectAccessible(page, '[role=tabpanel]');

  await page.getByRole('tab', { name: 'Recent Alumni' }).click();
  await expect(panel).toHaveCount(1);
  await expect(panel.getByText('ADSE, evening class').first()).toBeVisible();
  const chosenYears = panel.locator(':checked + label');
  await expect(chosenYears).toHaveText('2022-2021');
  await expect(chosenYears).toHaveCSS('background-color', 'rgb(255, 196, 46)');
  await expect(chosenYears).toHaveCSS('text-decoration-line', 'underline');
  await expect(panel.getByText('2022-2023')).toHaveCSS('text-decoration-line', 'none');
  await expectAccessible(page, '[role=tabpanel]');
  await panel.getByText('2020-2019').click();
  await expect(chosenYears).toHaveText('2020-2019');
  const photos = page.getByRole('list', { name: 'Convocation 2020-2019' });
  await expect(photos.locator('img').nth(7)).toBeVisible();

  await page.getByRole('tab', { name: 'CXO' }).click();
  const description = page.getByText(/still interviews each first-year developer/).filter({ visible: true });
  await expect(description).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(description).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Kamran Qureshi' })).toBeVisible();
  const stories = page.locator('summary', { hasText: 'Read the story' });
  await expect(stories).toHaveCount(getInformation('alumni').executives.length);
  await stories.first().click();
  await expect(description).toHaveCount(1);
});

test('certificates: the printed curriculum selects the system', async ({ page }) => {
  await page.goto('/transcript-varification');
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const staticTexts = tree.nodes.flatMap(({ role, name }) =>
    role?.value === 'StaticText' ? String(name?.value) : [],
  );
  // The numbers of the specimen's legend, computed by CSS.
  expect(staticTexts).toEqual(expect.arrayContaining(['1', '2', '3']));
  expect(staticTexts).not.toContain('0');
  const useButtonOf = (system: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `${system} curriculum` })
      .getByText('Use this one');
  await expect(useButtonOf('Old')).toBeHidden();
  await page.getByText('0511', { exact: true }).first().click();
  await expect(useButtonOf('Old')).toBeVisible();
  await expect(useButtonOf('New')).toBeHidden();
  await page.getByText('Another number, or a course name').click();
  await expect(useButtonOf('New')).toBeVisible();
  await expectAccessible(page, 'main');
});
