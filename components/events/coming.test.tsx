import { render, screen } from '@testing-library/react';
import { getEventForm } from '@/lib/shared/content/events';
import { setClock } from '@/lib/shared/util/time';
import { ComingEvents, PastEvent } from './ComingEvents';
import { ComingStrip } from './ComingStrip';
import { EventMore, AfterRegistering } from './EventMore';

const beforeEvent = '2025-10-01T12:00:00+05:00';
const afterEvent = '2025-10-12T12:00:00+05:00';
const yearAfter = '2026-11-22T12:00:00+05:00';
const setNow = (iso: string) => setClock(() => Date.parse(iso));
const setRegistration = (registration: 'auto' | 'closed') => {
  for (const form of ['visitor', 'conference', 'vip'] as const)
    jest.replaceProperty(getEventForm(form), 'registration', registration);
};

const readHrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['open', afterEvent],
  ['open', yearAfter],
  ['auto', yearAfter],
] as const)('over, with the forms %s, at %s: no strip, and News & Events a past event', (mode, iso) => {
  if (mode === 'auto') setRegistration(mode);
  setNow(iso);
  const form = mode === 'open' ? ['/aptech-vision-vistor'] : [];
  const { rerender } = render(<ComingStrip />);
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(
    <div key="events">
      <ComingEvents />
      <PastEvent />
    </div>,
  );
  expect(screen.getByRole('heading', { name: 'Past event' })).toBeVisible();
  const headOfficeEnquiryHref = expect.stringMatching(
    /^\/enquire\?enquire=STC&centre=[\w-]{36}&topic=next-event$/,
  );
  expect(readHrefs().slice(0, form.length + 2)).toEqual([...form, '/pass', headOfficeEnquiryHref]);
  expect(screen.queryByText(/Coming up|Still open|Next:/)).toBeNull();
  expect(screen.getAllByText('Nominations closed')).toHaveLength(2);
});

test('before the event News & Events has its button, and the others with their notes and states', () => {
  setNow(beforeEvent);
  render(<ComingEvents />);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/aptech-vision-vistor');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Aptech Vision Conference 2025.*Registration open$/),
    expect.stringMatching(/^Freelancers.*Submissions close on .*Nominations open$/),
    expect.stringMatching(/^Visionary.*Nominations open$/),
    expect.stringMatching(/^VIP pass.*Applications open$/),
  ]);
});

test('an event page links to other events, three calendars and WhatsApp; after the event only to those still open', () => {
  setNow(beforeEvent);
  const { rerender } = render(<EventMore slug="conference" />);
  expect(screen.getByRole('link', { name: 'Calendar (.ics)' })).toHaveAttribute(
    'href',
    '/api/events/conference.ics',
  );
  for (const name of [/^Google Calendar/, /^Outlook/])
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).href).toMatch(/2025-?10-?11T05(?:%3A)?30/);
  expect(screen.getAllByText('Submissions close on Wednesday 1 October 2025.')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Tell others on WhatsApp/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aptech Vision 2025' })).toHaveAttribute(
    'href',
    '/aptech-vision-vistor',
  );
  expect(screen.queryByRole('link', { name: 'Aptech Vision Conference 2025' })).toBeNull();
  setNow(afterEvent);
  rerender(<EventMore key="after" slug="conference" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/aptech-vision-vistor',
    '/aptech-vision-vip',
  ]);
});

test("after a registration the day's other registrations except VIP are offered; after the event none", () => {
  setNow(beforeEvent);
  const { container, rerender } = render(<AfterRegistering slug="visitor" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/aptech-vision-conference-pass',
    '/FreeLancersAward',
    '/VisionaryAwards',
  ]);
  setNow(afterEvent);
  rerender(<AfterRegistering key="after" slug="visitor" />);
  expect(container).toBeEmptyDOMElement();
});
