import { expect, test } from '@/tests/support/e2e/test';

// Tests which built-ins the option `lacksNewest` removes. The journeys of registration, enquiry, batches, saved,
// courses, locations and search run with it in the current Chromium; e2e/engines has real old browsers.
test.use({ lacksNewest: true });

test('built-ins that a listed browser lacks are removed, the others are kept', async ({ page }) => {
  await page.goto('/');
  const kinds = await page.evaluate(() =>
    [
      ...[Reflect.get(Map, 'groupBy'), Reflect.get(Array.prototype, 'toSorted')],
      ...[Reflect.get(AbortSignal, 'any'), Reflect.get(Set.prototype, 'symmetricDifference')],
      ...[Reflect.get(Intl, 'Segmenter'), Reflect.get(Navigator.prototype, 'share')],
      ...[Array.prototype.at, Object.hasOwn, Element.prototype.closest],
    ].map((one) => typeof one),
  );
  expect(kinds).toEqual([...Array<string>(6).fill('undefined'), ...Array<string>(3).fill('function')]);
});
