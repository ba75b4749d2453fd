import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expect, test } from '@/tests/support/e2e/test';

test('without JavaScript the search page works, tolerates typing errors, and is not indexed', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'What is your question?' }).fill('fees');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=fees');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('cybersecurty');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=cybersecurty');
  await expect(page.getByRole('link', { name: /^Cybersecurity and Digital Forensics/ })).toBeVisible();
  await expect(
    page.getByText('Showing results for “cybersecurity”. You typed “cybersecurty”.'),
  ).toBeVisible();
  await collectedBatches(page.request);
  await page.goto('/search?q=softwar+enginering+fee+karachi');
  const answersRegion = page.getByRole('region', { name: 'Answers' });
  await expect(answersRegion.getByRole('heading', { name: /^ADSE/ })).toBeVisible();
  await expect(answersRegion.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/enquire');
  await expect(page.getByRole('link', { name: /^What does a course cost\?/ })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /from PKR .*Classes · \d+ classes, next \d+ \w+/ }).first(),
  ).toBeVisible();
  await page.goto('/search?q=jquery');
  await expect(page.getByRole('heading', { name: 'Best Match' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Web designing.*View Details/ })).toHaveAttribute(
    'href',
    '/courses-adse',
  );
  await page.goto('/search?q=java');
  await expect(page.getByRole('heading', { name: '1 result for “java”' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best Match' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
