import { randomUUID } from 'node:crypto';
import { cookieValue } from '../../../tests/support/cookie';
import { registrationRequest } from '../../../tests/support/registration/post';
import {
  photoBytes,
  testSite,
  type TestSite,
  useStores,
} from '../../../tests/support/registration/test-site';
import { visitorNumber } from '../../../tests/support/samples/sample-answers';
import { getEventForm } from '../../shared/content/events';
import type { FormName } from '../../shared/registration/fields';
import { setClock } from '../../shared/util/time';
import { decodeFlash } from '../forms/flash';
import { StoreError } from '../store/sql';
import { handleRegistration } from './handle';
import { findRegistrations } from './operator-registrations';
import { outcomeOfToken } from './registration-outcome';

const typed = visitorNumber(1);
const jsonHeaders = { Accept: 'application/json' };

const stores = useStores();
let site: TestSite;
beforeEach(async () => {
  setClock(() => Date.parse('2025-10-01T12:00:00+05:00'));
  site = testSite(await stores.empty());
});

async function post(
  fields: Record<string, string>,
  {
    form = 'visitor',
    file = photoBytes,
    // Browsers send an unselected file as an empty one without a name.
    fileName = file.length > 0 ? 'me.jpg' : '',
    headers = jsonHeaders,
  }: {
    form?: FormName;
    file?: Uint8Array;
    fileName?: string;
    headers?: Record<string, string>;
  } = {},
) {
  const request = registrationRequest(form, fields, { file, fileName, headers });
  const response = await handleRegistration(request, form, site);
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    flash: decodeFlash(form, cookieValue(response.headers.get('set-cookie'))),
    retryAfter: response.headers.get('retry-after'),
    body: (text ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined,
  };
}

describe('a response in JSON', () => {
  test('is 201 with links, also at the status link and on a retry, which has the same photo', async () => {
    const key = randomUUID();
    // A client may send names of the other forms, and even the attendee type, which the form decides.
    const answers = { ...typed, idempotencyKey: key, attendeeType: 'VIP', studentType: '' };
    const first = await post(answers);
    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'registered',
        message: 'Registration successful! Pass has been emailed and downloaded.',
        pass: {
          page: expect.stringMatching(/^\/pass\/[\w-]{22}$/),
          files: [{ label: 'Entry pass' }, { label: 'Poster' }],
        },
      },
    });
    expect(await post(answers)).toEqual(first);
    const otherPhoto = Buffer.concat([photoBytes, Buffer.of(0)]);
    expect(await post(answers, { file: otherPhoto })).toMatchObject({ status: 422 });
    const token = (first.body?.pass as { page: string }).page.slice(6);
    expect(await outcomeOfToken(token, site)).toMatchObject({
      status: 201,
      reply: first.body,
    });
  });

  test('to a VIP application has a reference, the same on a retry, by which the operator finds it', async () => {
    const first = await post(typed, { form: 'vip' });
    const { reference } = first.body as { reference: string };
    expect(reference).toMatch(/^VIP-[0-9A-F]{8}$/);
    expect(first.body?.note).toBe(
      `Your reference is ${reference}. Quote it if you contact us about your application. We’ll reply by email within 5 working days.`,
    );
    expect((await post({ ...typed, organization: 'Elsewhere' }, { form: 'vip' })).body).toEqual(first.body);
    const foundRegistrations = await findRegistrations(site.outbox.store, reference.toLowerCase());
    expect(foundRegistrations.map(({ kind }) => kind)).toEqual(['vip']);
    expect(await findRegistrations(site.outbox.store, 'VIP-%%%%%%%%')).toEqual([]);
    const page = await post({ ...typed, lastName: 'Noor' }, { form: 'vip', headers: {} });
    expect(page.location).toMatch(/^\/registration\/vip\?outcome=registered&reference=VIP-[0-9A-F]{8}$/);
    expect(page.flash?.greeting).toBe(typed.email);
  });

  test('is 400 for wrong answers, without keeping the photo, and for a photo that cannot be drawn', async () => {
    // A page with JavaScript still has the photo, so the server does not keep it.
    expect((await post({ ...typed, email: 'a@b' })).status).toBe(400);
    expect(await site.outbox.store.all('SELECT 1 FROM drafts')).toEqual([]);
    site.pass = {
      ...site.pass,
      preparePass: async () => ({ kind: 'refused', message: 'Only JPG/PNG images are allowed' }),
    };
    expect(await post(typed)).toMatchObject({
      status: 400,
      body: { errors: { profileImage: 'Only JPG/PNG images are allowed' } },
    });
    expect(site.backend.calls.add).toBe(0);
  });

  test.each([
    ['an empty photo', new Uint8Array(), 'This photo is empty (0 bytes). Please choose another'],
    ['a photo of another type', Buffer.from('GIF89a'), 'Only JPG/PNG images are allowed'],
  ])('reports %s together with an invalid answer, also without JavaScript', async (_, file, sentence) => {
    const errors = { email: 'Invalid email address', profileImage: sentence };
    const wrong = { ...typed, email: 'a@b' };
    const { flash } = await post(wrong, { file, fileName: 'me.jpg', headers: {} });
    expect(flash).toMatchObject({ values: wrong, errors });
    expect(await post(wrong, { file, fileName: 'me.jpg' })).toMatchObject({ status: 400, body: { errors } });
  });
});

describe('without JavaScript', () => {
  const htmlRequest = { headers: { Accept: 'text/html,application/xhtml+xml' } };

  test.each([
    ['without', {}],
    ['with', { idempotencyKey: randomUUID() }],
  ])('a double click %s a key gives one pass', async (_, key) => {
    const heldCall = site.backend.hold();
    const first = post({ ...typed, ...key }, htmlRequest);
    const releaseCall = await heldCall;
    const { store } = site.outbox;
    const originalAll = store.all.bind(store);
    const lookedUp = new Promise<void>((resolve) => {
      store.all = (...call) => originalAll(...call).finally(() => call[0].startsWith('SELECT') && resolve());
    });
    const secondPost = post({ ...typed, ...key }, htmlRequest);
    await lookedUp;
    releaseCall();
    const locations = (await Promise.all([first, secondPost])).map(({ location }) => location);
    expect(locations[0]).toMatch(/outcome=registered&pass=[\w-]{22}$/);
    expect(locations[1]).toBe(locations[0]);
    expect(site.backend.attendees.size).toBe(1);
  });

  const postAgain = ({ flash }: Awaited<ReturnType<typeof post>>) =>
    post(
      { ...typed, idempotencyKey: flash?.idempotencyKey ?? '', keptPhoto: flash?.uploadDraft ?? '' },
      { ...htmlRequest, file: new Uint8Array() },
    );

  test('a valid photo is kept for an hour for the next attempts, which make one registration', async () => {
    const wrong = await post({ ...typed, email: 'a@b' }, htmlRequest);
    expect(wrong.flash?.uploadDraft).toMatch(/^[\w-]{22}$/);
    site.backend.faults = ['rejected'];
    const failedPost = await postAgain(wrong);
    expect(failedPost.location).toContain('outcome=failed');
    expect((await postAgain(failedPost)).location).toContain('outcome=registered');
    expect(site.backend.attendees.size).toBe(1);

    site.clock.ms += 3_600_001;
    expect((await postAgain(failedPost)).flash).toMatchObject({
      errors: { profileImage: 'Profile image is required' },
    });
  });

  test('keeps the photo too if the store fails briefly', async () => {
    const { store } = site.outbox;
    const originalAll = store.all.bind(store);
    store.all = async () => {
      store.all = originalAll;
      throw new StoreError('unavailable', 'ECONNRESET', 'A statement on the store failed');
    };
    const failedPost = await post(typed, htmlRequest);
    expect(failedPost.location).toBe('/registration/visitor?outcome=failed');
    expect(failedPost.flash).toMatchObject({
      values: typed,
      uploadDraft: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test('a photo is kept once, and of more than five hundred the oldest goes', async () => {
    const { store } = site.outbox;
    await store.all(
      `WITH RECURSIVE kept(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM kept WHERE n < 500)
       INSERT INTO drafts (token, body, at) SELECT 'kept-' || n, '', n FROM kept`,
    );
    const preparePass = jest.spyOn(site.pass, 'preparePass');
    const wrong = await post({ ...typed, email: 'a@b' }, htmlRequest);
    const secondPost = await post({ ...typed, email: 'c@d' }, htmlRequest);
    const kept = { ...typed, email: 'e@f', keptPhoto: wrong.flash?.uploadDraft ?? '' };
    const thirdPost = await post(kept, { ...htmlRequest, file: new Uint8Array() });
    expect([secondPost, thirdPost].map(({ flash }) => flash?.uploadDraft)).toEqual(
      Array(2).fill(wrong.flash?.uploadDraft),
    );
    expect(preparePass).toHaveBeenCalledTimes(1);
    const tokens = (await store.all('SELECT token FROM drafts')).map(({ token }) => token);
    expect(tokens).toHaveLength(500);
    expect(tokens).not.toContain('kept-1');
    expect(tokens).toContain(wrong.flash?.uploadDraft);
  });
});

test('after the event nobody is registered, and the rejection says when it took place', async () => {
  const event = getEventForm('visitor');
  jest.replaceProperty(event, 'registration', 'auto');
  setClock(() => Date.parse(event.ends));
  expect(await post(typed)).toMatchObject({
    status: 403,
    body: {
      message: 'Registration for Aptech Vision 2025 is closed. It was on Saturday 11 October 2025.',
    },
  });
  expect((await post(typed, { headers: {} })).location).toBe('/registration/visitor?outcome=closed');
  expect(site.backend.calls.add).toBe(0);
});
