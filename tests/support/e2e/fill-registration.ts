import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import { getEventForms, takesRegistrations } from '@/lib/shared/content/events';
import { resultMessages } from '@/lib/shared/registration/messages';
import { noise } from '@/tests/support/samples/noise';
import { backendUrl } from './site-under-test';
import { expect, test } from './test';

/** Skips the tests of a file, or the running one, unless all forms of the current edition take registrations. */
export const needOpenForms = (): void =>
  test.skip(
    !getEventForms().every((event) => takesRegistrations(event, new Date())),
    'the forms of events are closed today',
  );

type Photo = { name: string; mimeType: string; buffer: Buffer };

const drawScene = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width}" height="${height}"><circle cx="50%" cy="40%" r="20%" fill="#0e9f8e"/><circle cx="50%" cy="95%" r="35%" fill="#22356f"/></svg>`,
      ),
    },
  ]);

/** A JPEG from a phone, stored in landscape with EXIF orientation 6; with noise it is heavy enough to be shrunk. */
async function photoFromPhone(name: string, stored: Sharp, grain: number): Promise<Photo> {
  const { data, info } = await stored.flatten().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const noiseLayers = async () => {
    const input = await noise(width, height, grain).raw().toBuffer();
    return [{ input, raw: { width, height, channels: 3 as const }, blend: 'soft-light' as const }];
  };
  const buffer = await sharp(data, { raw: info })
    .composite(grain > 0 ? await noiseLayers() : [])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

let cachedPhonePhoto: Promise<Photo> | undefined;
export const phonePhoto = (): Promise<Photo> =>
  (cachedPhonePhoto ??= photoFromPhone('IMG_2025.jpg', drawScene(2000, 1500, '#c9dbff'), 20));

export const smallPhoto = async (): Promise<Photo> => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawScene(400, 400, '#ffc42e').flatten().jpeg().toBuffer(),
});

/** A picture of four quarters: red and green above blue and yellow, when upright. */
const fourQuarters = (width: number, height: number) =>
  sharp(Buffer.from('10a030f0e020d020202030d0', 'hex'), { raw: { width: 2, height: 2, channels: 3 } }).resize(
    { width, height, kernel: 'nearest', fit: 'fill' },
  );
let cachedQuarters: Promise<Photo> | undefined;
export const quarteredPhoto = (): Promise<Photo> =>
  (cachedQuarters ??= photoFromPhone('IMG_2026.jpg', fourQuarters(1600, 1200), 20));
export const hugePhoto = (): Promise<Photo> => photoFromPhone('IMG_2026.jpg', fourQuarters(4000, 3000), 0);

let personCount = 0;
export function newPerson(): { firstName: string; lastName: string; email: string; phone: string } {
  personCount += 1;
  const personTag = `${process.pid}x${personCount}x${Date.now()}`;
  const letters = [...personTag].map((c) => (c === 'x' ? 'x' : String.fromCharCode(97 + Number(c)))).join('');
  return {
    firstName: 'Ayesha',
    lastName: `Khan${letters}`,
    email: `ayesha.${personTag}@example.com`,
    phone: '0300 1234567',
  };
}
export type Person = ReturnType<typeof newPerson>;

export async function fillPerson(page: Page, person: Person, photo: Photo): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Profile image').setInputFiles(photo);
}

export async function fillOrganization(page: Page): Promise<void> {
  await page.getByLabel('Organization').fill('Northwind');
  await page.getByLabel('Designation').fill('Analyst');
}

export async function fillVisitor(page: Page, photo?: Photo, person = newPerson()): Promise<Person> {
  await fillPerson(page, person, photo ?? (await smallPhoto()));
  await page.getByRole('radio', { name: 'Professional' }).check();
  await fillOrganization(page);
  return person;
}

/** Expects the thanks and the passes on the page, and one attendee at the backend. Resolves with the attendee. */
export async function expectRegistered(page: Page, { email }: Person): Promise<Attendee | undefined> {
  await expect(page.getByText(resultMessages.visitor)).toBeVisible();
  const [attendee, ...others] = await attendeesWithEmail(email);
  expect(others).toEqual([]);
  expect(await checkPasses(page, attendee?.id ?? '')).toEqual(['jpeg 1600x1000', 'png 840x1372']);
  return attendee;
}

export const registerButton = (page: Page): Locator => page.getByRole('button', { name: /^Register/ });

type Attendee = { id: string; type: string; key: string; fields: Record<string, string> };

export async function attendeesWithEmail(email: string): Promise<Attendee[]> {
  const response = await fetch(backendUrl().replace(/api$/, '__control/records'));
  const { attendees } = (await response.json()) as { attendees: Attendee[] };
  return attendees.filter(({ fields }) => fields.email === email || fields.Email === email);
}

export const attachmentNames = (mail: string) =>
  [...mail.matchAll(/<img alt="([\w.-]+)"/g)].map((match) => match[1]);

/** The nearest colours at five points of the photo on the poster: its middle, and four points near its edge. */
export async function coloursOnPass(page: Page): Promise<string[]> {
  await expect(page.getByText(resultMessages.visitor)).toBeVisible();
  const link = page.getByRole('link', { name: 'Download poster' });
  const image = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // In lib/server/drawing/layouts.ts the circle is 200 wide, at x 28 and y 108, and drawn at scale 2.
  const points = [
    [256, 416],
    [136, 296],
    [376, 296],
    [136, 536],
    [376, 536],
  ] as const;
  return points.map(([x, y]) => {
    const offset = (y * info.width + x) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
    if (red > 150) return green > 150 ? 'yellow' : 'red';
    return green > blue ? 'green' : 'blue';
  });
}

export async function readCode(image: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/**
 * Expects every pass image on the page to load and its code to contain the attendee's id. Resolves with their sizes.
 */
export async function checkPasses(page: Page, id: string): Promise<string[]> {
  const links = page.getByRole('link', { name: /^Download (entry pass|poster|conference pass)$/ });
  const sizes: string[] = [];
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-disposition']).toContain('attachment');
    const image = await response.body();
    expect(await readCode(image)).toBe(id);
    const { width, height, format } = await sharp(image).metadata();
    sizes.push(`${format} ${width}x${height}`);
  }
  return sizes.toSorted();
}
