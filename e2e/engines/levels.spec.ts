import { expect, test } from './test';

const clifton = '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';

for (const path of [
  '/',
  '/courses',
  '/courses-adse',
  '/courses-details?id=0',
  clifton,
  '/centre-page',
  '/batches',
  '/events',
  '/enquire',
  '/aptech-vision-vistor',
  '/feedback',
  '/faq',
])
  test(`${path} stays HTML, with full or plain styles, no wider than a phone`, async ({
    visitor,
    engine,
  }) => {
    await visitor.resize(360, 780);
    await visitor.go(path);
    await visitor.sees('h1', /./);
    await visitor.hasNoOverflow();
    const page = await visitor.evaluate(() => ({
      scripts: performance.getEntriesByType('resource').filter(({ name }) => /chunks.*\.js/.test(name))
        .length,
      colours: ['color', 'background-color'].map((name) =>
        getComputedStyle(document.querySelector('h1') ?? document.body).getPropertyValue(name),
      ),
      // Browsers make a month field a flex box by default.
      grids: [...document.querySelectorAll('body :not(input)')].filter((one) =>
        /grid|flex/.test(getComputedStyle(one).display),
      ).length,
      // Links too small for a finger.
      links: [...document.querySelectorAll('a')].filter((link) => {
        const boxes = [...link.getClientRects()];
        return boxes.length > 0 && !boxes.some(({ width, height }) => width >= 10 && height >= 10);
      }).length,
    }));
    expect(page.scripts).toBe(0);
    if (engine === 'chromium-92')
      expect(page).toMatchObject({ colours: ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'], grids: 0, links: 0 });
    else expect(page.grids).toBeGreaterThan(10);
  });
