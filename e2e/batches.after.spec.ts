import { collectedBatches } from './support/batches';
import { expectAccessible } from './support/page-checks';
import { expect, test } from './support/test';

// Pages of the build contain no classes. A visit revalidates a page older than a minute, as all are after the other
// tests.

test("a course's page and card show its next three classes and link to all of them", async ({
  page,
  request,
}) => {
  await collectedBatches(request);
  for (const address of ['/courses-adse', '/courses', '/courses-sp'])
    await expect
      .poll(async () => (await request.get(address)).text(), { message: address, timeout: 180_000 })
      .toContain('Next classes');
  await page.goto('/courses-adse');
  const block = page.getByRole('group', { name: 'Next classes for beginners' });
  await expect(block.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'main');
  const all = block.getByRole('link', { name: /^All \d+ classes/ });
  const [said = ''] = /\d+ classes/.exec((await all.textContent()) ?? '') ?? [];
  await all.click();
  await expect(page).toHaveURL('/batches?course=adse');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('ADSE');
  await expect(page.locator('#classes p').first()).toContainText(said);
});
