import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import AboutPage from '@/app/about/page';
import FreelancersAwardPage from '@/app/FreeLancersAward/page';
import CertificatesPage from '@/app/transcript-varification/page';
import VisionaryAwardsPage from '@/app/VisionaryAwards/page';
import { setClock } from '@/lib/shared/util/time';

beforeEach(() => setClock(() => Date.parse('2025-09-20T12:00:00+05:00')));
afterEach(() => setClock());

describe('awards', () => {
  test.each([
    ['freelancers', FreelancersAwardPage],
    ['startups', VisionaryAwardsPage],
  ])(
    '%s: "Nominate yourself" opens the form in a new tab; email and WhatsApp reach the events team',
    (_, Page) => {
      render(<Page />);
      const buttons = screen.getAllByRole('link', { name: /^Nominate yourself/ });
      expect(buttons.length).toBeGreaterThanOrEqual(2);
      for (const button of buttons) {
        expect(button).toHaveAttribute('href', 'https://example.com/nominate');
        expect(button).toHaveAttribute('target', '_blank');
      }
      expect(screen.getByRole('link', { name: 'events@example.com' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:events@example\.com\?subject=/),
      );
      expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/92\d{10}\?text=/),
      );
    },
  );

  test.each([
    [
      'before',
      '2025-09-14T23:59:59+05:00',
      [],
      ['Registrations open', 'Submissions close', 'Judging'],
      false,
    ],
    ['while submissions are open', '2025-10-01T23:59:59+05:00', ['Registrations open'], ['Judging'], false],
    [
      'one second later',
      '2025-10-02T00:00:00+05:00',
      ['Registrations open', 'Submissions close'],
      ['Judging'],
      true,
    ],
    ['a year later', '2026-11-20T12:00:00+05:00', ['Judging', 'Winners and ceremony'], [], true],
  ])(
    '%s, past dates are marked, and each button stays with a note that nominations are closed',
    (_, at, past, coming, closed) => {
      setClock(() => Date.parse(at));
      render(<FreelancersAwardPage />);
      const timeline = screen.getByRole('heading', { name: 'Timeline' }).closest('section') as HTMLElement;
      const stateOf = (title: string) => {
        const item = within(timeline).getByRole('heading', { name: title }).closest('li') as HTMLElement;
        return within(item).queryByText('Past') ? 'past' : 'not past';
      };
      for (const title of past) expect([title, stateOf(title)]).toEqual([title, 'past']);
      for (const title of coming) expect([title, stateOf(title)]).toEqual([title, 'not past']);
      const buttons = screen.getAllByRole('link', { name: /^Nominate yourself/ });
      expect(buttons.length).toBeGreaterThan(0);
      expect(screen.queryAllByText('Nominations closed on Wednesday 1 October 2025')).toHaveLength(
        closed ? buttons.length : 0,
      );
      render(<VisionaryAwardsPage />);
      expect(screen.queryAllByText(/^Have your answer, logo and photo ready/)).toHaveLength(closed ? 0 : 1);
    },
  );
});

test('certificate verification links to two external systems, depending on the printed curriculum', () => {
  render(<CertificatesPage />);
  expect(screen.getByRole('link', { name: /old curriculum/i })).toHaveAttribute(
    'href',
    'https://example.com/verify/2003-and-0511',
  );
  expect(screen.getByRole('link', { name: /new curriculum/i })).toHaveAttribute(
    'href',
    'https://example.com/verify/new-curriculum',
  );
  const system = (name: string) => screen.getByRole('radio', { name }).dataset.system;
  expect([system('2003'), system('0511'), system('Another number, or a course name')]).toEqual([
    'old',
    'old',
    'new',
  ]);
  for (const radio of screen.getAllByRole('radio'))
    expect(radio).toHaveAccessibleDescription(`Verified in the ${radio.dataset.system} curriculum system.`);
});

test('structured data contains no sample award', () => {
  const { container } = render(<AboutPage />);
  const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).toContain('Leadership in Quality Award, 2017');
  expect(text).not.toContain('Brand Award');
});
