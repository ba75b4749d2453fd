import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import AboutPage from '@/app/about/page';
import AffiliationsPage from '@/app/affiliations/page';
import AlumniPage from '@/app/alumni/page';
import CareerPage from '@/app/career/page';
import FaqPage from '@/app/faq/page';
import FreelancersAwardPage, { generateMetadata as freelancersMetadata } from '@/app/FreeLancersAward/page';
import PartnerPage from '@/app/partner/page';
import PlacementPage from '@/app/placement/page';
import PrivacyPage from '@/app/privacy/page';
import ProfanityPolicyPage from '@/app/profanity-policy/page';
import ResearchPage from '@/app/Research-and-Development/page';
import TermsPage from '@/app/terms/page';
import CertificatesPage from '@/app/transcript-varification/page';
import VisionaryAwardsPage, { generateMetadata as visionaryMetadata } from '@/app/VisionaryAwards/page';
import { setClock } from '@/lib/shared/util/time';

/** Each page with its breadcrumb and heading. */
const pages: readonly [path: string, page: () => ReactElement, crumb: string, heading: string][] = [
  ['/alumni', AlumniPage, 'Alumni', 'Alumni'],
  ['/placement', PlacementPage, 'Placement', 'Placement'],
  ['/affiliations', AffiliationsPage, 'Affiliations', 'Affiliations and Registrations'],
  ['/partner', PartnerPage, 'Partners', 'Partner with Us'],
  ['/Research-and-Development', ResearchPage, 'Research and Development', 'Research and Development'],
  ['/transcript-varification', CertificatesPage, 'Certificate verification', 'Certificate verification'],
  ['/about', AboutPage, 'About', 'About us'],
  ['/FreeLancersAward', FreelancersAwardPage, 'Freelancers Award', 'Freelancers Award'],
  ['/VisionaryAwards', VisionaryAwardsPage, 'Startup Awards', 'Visionary Startup Awards 2025'],
  ['/career', CareerPage, 'Career', 'Work with us'],
  ['/faq', FaqPage, 'FAQs', 'Questions and answers'],
  ['/terms', TermsPage, 'Disclaimer & Terms of Use', 'Disclaimer & Terms of Use'],
  ['/privacy', PrivacyPage, 'Privacy Policy', 'Privacy Policy'],
  ['/profanity-policy', ProfanityPolicyPage, 'Profanity Policy', 'Profanity Policy'],
];

beforeEach(() => setClock(() => Date.parse('2025-09-20T12:00:00+05:00')));
afterEach(() => setClock());

const externals = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.href.startsWith('http') && !link.href.startsWith('http://localhost'));

describe.each(pages)('%s', (_, Page, crumb, heading) => {
  test('has its breadcrumb and one h1', () => {
    render(<Page />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByText(crumb)).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([heading]);
  });

  test('opens external links in a new tab without access to this one', () => {
    render(<Page />);
    for (const link of externals()) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test('has no dead link, no skipped heading level, and alternative text for every picture', () => {
    const { container } = render(<Page />);
    expect(container.querySelectorAll('a[href="#"], a[href=""], a:not([href])')).toHaveLength(0);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    levels
      .slice(1)
      .forEach((level, index) => expect(level - (levels[index] as number)).toBeLessThanOrEqual(1));
    for (const picture of container.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
  });
});

describe('awards', () => {
  test('titles are set in the metadata', () => {
    expect(freelancersMetadata().title).toBe('Freelancers Award');
    expect(visionaryMetadata().title).toMatch(/Awards 2025/);
  });

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
