import { centrePath, getCentres } from '@/lib/content/centres';
import { ownSite } from './support/own-site';
import { expectEveryPictureLoads } from './support/pictures';
import { expect, test } from './support/test';

test('without JavaScript and without the media host every place for a picture shows its drawing', async ({
  page,
}) => {
  const site = await ownSite();
  try {
    for (const address of ['/events', centrePath(getCentres()[0]?.id ?? '')]) {
      await page.goto(site.origin + address);
      expect((await expectEveryPictureLoads(page)).length).toBeGreaterThan(2);
    }
    await page.close();
  } finally {
    await site.end();
  }
});
