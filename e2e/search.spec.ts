import type { Page } from '@playwright/test';
import { keywords } from '../content/search/keywords';
import { expectAccessible, expectNoOverflow } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search' }).first().click();
  const input = page.getByRole('combobox', { name: 'Explore courses, events, and locations' });
  await expect(input).toBeFocused();
  return input;
}

test('the panel loads its index on first use and shows the Best Match; by keyboard: arrows, Enter, Escape in steps, Tab to all results', async ({
  page,
}) => {
  const loadedPaths: string[] = [];
  page.on('request', (request) => loadedPaths.push(new URL(request.url()).pathname));
  await page.goto('/about');
  expect(loadedPaths).not.toContain('/search-index.json');
  const input = await openSearch(page);
  await input.pressSequentially('p');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await input.pressSequentially('yt');
  const bestMatch = page.getByRole('group', { name: 'Best Match' });
  const { suggestions = [] } = keywords.find(({ name }) => name === 'python') ?? {};
  await expect(bestMatch.getByRole('option')).toHaveCount(suggestions.length + 1);
  await expect(bestMatch.getByRole('option', { name: /^HDSE/ })).toHaveAttribute('href', '/courses-hdse');
  await expect(bestMatch.getByRole('option', { name: /^Python programming/ })).toHaveAttribute(
    'href',
    '/courses-adse',
  );
  await expect(bestMatch.getByRole('option').last()).toHaveText(/Courses\s*View All/);
  expect(loadedPaths).toContain('/search-index.json');
  const pictureUrl = await bestMatch.locator('img').first().getAttribute('src');
  await expectAccessible(page, 'header');
  await input.fill('react');
  await expect(bestMatch.locator('img').first()).not.toHaveAttribute('src', pictureUrl ?? '');

  await input.fill('clifton');
  await expect(page.getByRole('option', { name: /^Clifton/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Clifton/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393');

  await openSearch(page);
  await input.fill('pyhton');
  await expect(page.getByText('Showing results for “python”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeFocused();

  await openSearch(page);
  await input.fill('dakhla');
  const answersGroup = page.getByRole('group', { name: 'Answers' });
  await expect(answersGroup.getByRole('option', { name: /^How do I enrol\?.*Visit a centre/ })).toBeVisible();
  await expect(answersGroup.getByRole('option', { name: 'Send an enquiry', exact: true })).toHaveAttribute(
    'href',
    '/enquire',
  );
  await page.getByRole('button', { name: 'Clear search' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See all results' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dakhla');
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('heading')).toHaveText(
    'How do I enrol?',
  );
});

test('on a phone the panel fits and is readable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const input = await openSearch(page);
  await input.fill('web');
  const bestMatch = page.getByRole('group', { name: 'Best Match' });
  await expect(bestMatch.getByRole('option').first().locator('img')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page, 'header');
});
