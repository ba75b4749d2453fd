import { needOpenForms, readCode } from '@/tests/support/e2e/fill-registration';
import { expectAccessible, expectNoOverflow, printedSheets } from '@/tests/support/e2e/page-checks';
import { registerForPass } from '@/tests/support/e2e/register-for-pass';
import { expect, test } from '@/tests/support/e2e/test';

needOpenForms();

test('the pass page shows, downloads, enlarges and keeps the pass', async ({
  page,
  context,
  request,
  allowErrors,
}) => {
  const path = await registerForPass(request, 'visitor', {
    firstName: 'Muhammad Bilal',
    lastName: 'Siddiqui',
    email: 'pass-page@example.com',
  });
  await page.goto(path);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  expect(await page.title()).not.toContain('Siddiqui');

  const id = await page.getByText(/^[0-9a-f-]{36}$/).innerText();
  for (const [name, type] of [
    ['Download entry pass', 'image/jpeg'],
    ['Download poster', 'image/png'],
  ] as const) {
    const link = page.getByRole('link', { name });
    const imageResponse = await request.get((await link.getAttribute('href'))!);
    expect(imageResponse.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
    expect(imageResponse.headers()['content-disposition']).toBe(
      `attachment; filename="${await link.getAttribute('download')}"`,
    );
    expect(await readCode(await imageResponse.body())).toBe(id);
  }
  await expect(page.getByRole('img', { name: 'Entry pass of Muhammad Bilal Siddiqui' })).toBeVisible();
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download poster' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('aptech-vision-poster.png');

  // The event is over, but its calendar file still exists.
  const calendarResponse = await request.get(`/api${path.replace('/pass/', '/passes/')}/aptech-vision.ics`);
  expect(await calendarResponse.text()).toContain('DTSTART:20251011T050000Z');

  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main').getByText('10 am to 8 pm')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Entry pass of Muhammad Bilal Siddiqui' })).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await printedSheets(page)).toBe(1);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);

  const enlargeButton = page.getByRole('button', { name: 'Show it full screen' });
  await enlargeButton.click();
  const qrDialog = page.getByRole('dialog', { name: 'QR code of your pass' });
  await expect(qrDialog).toBeVisible();
  await expectNoOverflow(page);
  await expect.poll(async () => readCode(await page.screenshot())).toBe(id);
  await qrDialog.getByRole('button', { name: 'Close' }).click();
  await expect(qrDialog).toBeHidden();
  await expect(enlargeButton).toBeFocused();

  await expect(page.getByText('You can open this page without internet.')).toBeVisible();
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(id)).toBeVisible();
  await expect(page.getByRole('img', { name: /Entry pass of/ })).not.toHaveJSProperty('naturalWidth', 0);
  await enlargeButton.click();
  await expect(qrDialog).toBeVisible();
  // Offline, the browser reports every prefetch as an error.
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
