import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import FreelancersAwardPage from '@/app/FreeLancersAward/page';
import VisionaryAwardsPage from '@/app/VisionaryAwards/page';
import AboutPage from '@/app/about/page';
import { setClock } from '@/lib/shared/util/time';

beforeEach(() => setClock(() => Date.parse('2025-09-20T12:00:00+05:00')));

const sectionOf = (title: string) =>
  screen.getAllByRole('heading', { name: title })[0]?.closest('section') as HTMLElement;

describe('awards', () => {
  test.each([
    ['freelancers', FreelancersAwardPage],
    ['startups', VisionaryAwardsPage],
  ])(
    '%s: "Nominate yourself" opens the form in a new tab; email and WhatsApp reach the events team',
    (_, Page) => {
      render(<Page />);
      const buttons = screen.getAllByRole('link', { name: /^Nominate yourself/ });
      expect(buttons).toHaveLength(2);
      for (const button of buttons) {
        expect(button).toHaveAttribute('href', 'https://example.com/nominate');
        expect(button).toHaveAttribute('target', '_blank');
      }
      expect(screen.getByRole('link', { name: 'Email the events team' })).toHaveAttribute(
        'href',
        'mailto:events@example.com',
      );
      expect(screen.getByRole('link', { name: /^WhatsApp the events team/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/92\d{10}\?text=/),
      );
    },
  );

  test.each([
    ['while submissions are open', '2025-10-01T23:59:59+05:00', ['Registrations open'], ['Judging']],
    [
      'one second later',
      '2025-10-02T00:00:00+05:00',
      ['Registrations open', 'Submissions close'],
      ['Judging'],
    ],
  ])(
    '%s, past dates are marked; once submissions have closed no button leads to the form',
    (_, at, pastTitles, comingTitles) => {
      setClock(() => Date.parse(at));
      render(<FreelancersAwardPage />);
      const timeline = within(sectionOf('Timeline'));
      const stateOf = (title: string) => {
        const item = timeline.getByRole('heading', { name: title }).closest('li') as HTMLElement;
        return within(item).queryByText('Past') ? 'past' : 'not past';
      };
      for (const title of pastTitles) expect([title, stateOf(title)]).toEqual([title, 'past']);
      for (const title of comingTitles) expect([title, stateOf(title)]).toEqual([title, 'not past']);
      const isClosed = at > '2025-10-02';
      expect(screen.queryAllByRole('link', { name: /^Nominate yourself/ })).toHaveLength(isClosed ? 0 : 2);
      const closedText = 'Nominations closed on Wednesday 1 October 2025.';
      expect(document.body.textContent.includes(closedText)).toBe(isClosed);
      expect(screen.queryAllByRole('link', { name: /^Ask when it opens/ })).toHaveLength(isClosed ? 1 : 0);
    },
  );
});

test('structured data contains no sample award', () => {
  const { container } = render(<AboutPage />);
  const jsonLd = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(jsonLd).toContain('Leadership in Quality Award, 2017');
  expect(jsonLd).not.toContain('Brand Award');
});
