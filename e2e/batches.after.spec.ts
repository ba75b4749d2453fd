import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { expectAccessible } from '@/tests/support/e2e/page-checks';
import { expect, test } from '@/tests/support/e2e/test';

// Built pages list no course classes. These tests run last, when every page is older than its `revalidate` of a minute,
// so the first visit renders it again.

test("a course's page and card show its next three classes and link to all of them", async ({
  page,
  request,
}) => {
  const { choices } = await collectedBatches(request);
  const count = choices.course.find(({ value }) => value === 'adse')?.count;
  for (const [address, text] of [
    ['/courses-adse', `All ${count} classes`],
    ['/courses', 'Next classes'],
    ['/courses-sp', 'Next classes'],
  ] as const)
    await expect
      .poll(async () => (await request.get(address)).text(), { message: address, timeout: 180_000 })
      .toContain(text);
  await page.goto('/courses-adse');
  const block = page.getByRole('group', { name: 'Next classes for beginners' });
  await expect(block.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'main');
  await block.getByRole('link', { name: `All ${count} classes` }).click();
  await expect(page).toHaveURL('/batches?course=adse');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('ADSE');
  await expect(page.locator('#classes p').first()).toContainText(`${count} classes`);
});
