/** @jest-environment node */
import { formNames } from '@/lib/shared/registration/fields';
import { getEvent } from '@/lib/shared/content/events';
import { flashSetCookie } from '@/lib/server/forms/flash';
import { cookieValue } from '@/tests/support/cookie';
import AfterPostPage from './page';

function mockRedirect(path: string): never {
  throw new Error(path);
}
let cookie: string | undefined;
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));
jest.mock('next/navigation', () => ({ redirect: mockRedirect }));

test.each(formNames)(
  'Back, Forward or a restored tab shows no rejected post of %s once a later one was accepted',
  async (form) => {
    const visit = (outcome?: string) =>
      AfterPostPage({
        params: Promise.resolve({ form }),
        searchParams: Promise.resolve(outcome ? { outcome } : {}),
      });
    const flash = { values: { firstName: 'Ayesha' }, errors: {} };
    for (const outcome of ['invalid', 'failed', 'limited', 'limited-for-an-hour', 'closed']) {
      cookie = cookieValue(flashSetCookie(form, ['firstName'], flash));
      expect(await visit(outcome)).toBeTruthy();
      cookie = cookieValue(flashSetCookie(form, [], { ...flash, isAccepted: true }));
      await expect(visit(outcome)).rejects.toThrow(getEvent(form).path);
    }
    expect(await visit('registered')).toBeTruthy();
    await expect(visit()).rejects.toThrow(getEvent(form).path);
  },
);
