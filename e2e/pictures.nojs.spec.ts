import { centrePath, getCentres } from '@/lib/content/centres';
import { ownSite } from './support/own-site';
import { expectEveryPictureLoads } from './support/pictures';
import { expect, test } from './support/test';

const centre = centrePath(getCentres().find(({ slug }) => slug === 'gulshan-e-iqbal')?.id ?? '');

test('without JavaScript and without the media host every place for a picture shows its drawing', async ({
  page,
}) => {
  const site = await ownSite();
  try {
    for (const address of ['/events', centre]) {
      await page.goto(site.origin + address);
      expect((await expectEveryPictureLoads(page)).length).toBeGreaterThan(2);
    }
    await page.close();
  } finally {
    await site.end();
  }
});
