import { render, screen } from '@testing-library/react';
import type { EventsContent } from '@/content/schema/events';
import type { Policies } from '@/content/schema/policies';
import { setClock } from '@/lib/shared/util/time';
import { PolicyPage } from './PolicyPage';

jest.mock('../../content/events.ts', () => {
  const { events } = jest.requireActual<{ events: EventsContent }>('../../content/events.ts');
  return {
    events: [{ ...events[0], slug: 'next', day: '2026-10-10', registrationOpens: '2026-09-14' }, ...events],
  };
});
jest.mock('../../content/policies.ts', () => {
  const { policies } = jest.requireActual<{ policies: Policies }>('../../content/policies.ts');
  return { policies: { ...policies, privacy: { ...policies.privacy, lead: 'Of {eventName} {eventYear}.' } } };
});
afterEach(() => setClock());

test('a policy names the current event, even after another one has passed', () => {
  setClock(() => Date.parse('2025-09-20T12:00:00+05:00'));
  const { unmount } = render(<PolicyPage page="privacy" />);
  expect(screen.getByText('Of Aptech Vision 2025.')).toBeVisible();
  unmount();
  setClock(() => Date.parse('2026-09-20T12:00:00+05:00'));
  render(<PolicyPage page="privacy" />);
  expect(screen.getByText('Of Aptech Vision 2026.')).toBeVisible();
});
