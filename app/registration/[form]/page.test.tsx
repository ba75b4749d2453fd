/** @jest-environment node */
import { flashCookieHeader } from '@/lib/server/forms/flash';
import { formNames } from '@/lib/shared/registration/fields';
import { cookieValue } from '@/tests/support/cookie';
import AfterPostPage from './page';

let cookie: string | undefined;
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));

test.each(formNames)(
  'Back, Forward or a restored tab shows no rejected post of %s that is not the last one',
  async (form) => {
    const renderVisit = (outcome?: string) =>
      AfterPostPage({
        params: Promise.resolve({ form }),
        searchParams: Promise.resolve(outcome ? { outcome } : {}),
      });
    const flash = { values: { firstName: 'Ayesha' }, errors: {} };
    for (const outcome of ['failed', 'limited', 'limited-for-an-hour']) {
      cookie = cookieValue(flashCookieHeader(form, ['firstName'], { ...flash, outcome }));
      for (const address of ['invalid', outcome])
        expect((await renderVisit(address)).props).toMatchObject({
          reply: { kind: 'failed' },
          flash,
          hidesForm: false,
        });
      cookie = cookieValue(flashCookieHeader(form, [], { ...flash, outcome: 'registered' }));
      const { reply, flash: shown, hidesForm } = (await renderVisit(outcome)).props;
      expect([reply, shown, hidesForm]).toEqual([undefined, undefined, false]);
    }
    expect((await renderVisit('registered')).props).toMatchObject({ hidesForm: true });
    expect((await renderVisit()).props).toMatchObject({ hidesForm: false });
  },
);
