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
import { getSite } from '@/lib/shared/content/site';
import { setClock } from '@/lib/shared/util/time';

const facts = getSite().statistics;

/**
 * Content of each page, copied from docs/product/pages.md and docs/product/content.md and not read from the content files,
 * but for the figures, which editors change.
 */
type Page = { page: () => ReactElement; crumb: string; heading: string; texts: readonly (string | RegExp)[] };
const pages: Readonly<Record<string, Page>> = {
  '/alumni (docs/product/pages.md#p17)': {
    page: AlumniPage,
    crumb: 'Alumni',
    heading: 'Alumni',
    texts: [
      facts.alumniWorldwide,
      'worldwide alumni',
      facts.alumniInPakistan,
      'Pakistan alumni',
      'CXO',
      'Star Alumni',
      'Recent Alumni',
    ],
  },
  '/placement (docs/product/pages.md#p18)': {
    page: PlacementPage,
    crumb: 'Placement',
    heading: 'Placement',
    texts: [
      'Placement assistance',
      'Workshops',
      'Soft skills',
      'Interview sessions',
      'Semester projects',
      facts.placements,
      'placements',
      facts.recruitmentPartners,
      'recruitment partners',
      facts.centresInPakistan,
      'centers across Pakistan',
    ],
  },
  '/affiliations (docs/product/pages.md#p19)': {
    page: AffiliationsPage,
    crumb: 'Affiliations',
    heading: 'Affiliations and Registrations',
    texts: [
      'Local Bodies',
      'International University',
      /HDSE programme is affiliated with a technical education board/,
      /institute is registered with a technical training authority/,
      'Credit Transfer Facility',
      /Study abroad/,
      /ADSE from us and a Level 5 diploma from an accredited/,
      /3 years of ADSE you enter the final year of a Bachelor of IT \(Hons\) at a Malaysian university college/,
      'Campuses in London, Malta and Dubai',
      /3 years of ADSE you enter the final year of a degree at a London university/,
    ],
  },
  '/partner (docs/product/pages.md#p16)': {
    page: PartnerPage,
    crumb: 'Partners',
    heading: 'Partner with Us',
    texts: [
      'The IT industry in Pakistan',
      'The demand for skilled professionals',
      'Freelancing',
      'Why invest in a franchise',
      'Franchise support',
      'Placement support',
    ],
  },
  '/Research-and-Development (docs/product/pages.md#p21)': {
    page: ResearchPage,
    crumb: 'Research and Development',
    heading: 'Research and Development',
    texts: [
      'Curriculum development',
      /six-month research phase, then four months of design/,
      'Train the Trainer',
      'Every six months',
      '30+',
      /years of experience/,
      '810+',
      /centres worldwide/,
    ],
  },
  '/transcript-varification (docs/product/pages.md#p22)': {
    page: CertificatesPage,
    crumb: 'Certificate verification',
    heading: 'Certificate verification',
    texts: [
      /Certificates and performance statements are verified/,
      '2003',
      '0511',
      'Old curriculum',
      'New curriculum',
      'The name as printed',
      'The serial number',
    ],
  },
  '/about (docs/product/pages.md#p23)': {
    page: AboutPage,
    crumb: 'About',
    heading: 'About us',
    texts: [
      facts.continents,
      'continents',
      facts.countries,
      'countries',
      facts.centres,
      'centres',
      facts.centresInPakistan,
      'centres across Pakistan',
      'Leadership in Quality Award',
      ...['2013', '2014', '2015', '2016', '2017', '2018'],
      facts.students,
      `students trained since ${facts.since}`,
    ],
  },
  '/FreeLancersAward (docs/product/pages.md#p25, docs/product/content.md#d11)': {
    page: FreelancersAwardPage,
    crumb: 'Freelancers Award',
    heading: 'Freelancers Award',
    texts: [
      ...['Why celebrate freelancers', 'Why enter', 'Categories', 'Eligibility', 'How to register'],
      ...['Judging', 'Timeline', 'Contact'],
      ...['Web development', 'Mobile app development', 'Software programming', 'UI/UX and graphic design'],
      ...['Digital marketing and SEO', 'Video animation and multimedia', 'Data science and analytics'],
      ...['Cybersecurity and network engineering', 'IT consulting and project management'],
      'Content and technical writing',
      /Pakistani freelancer aged 18 or above/,
      /IT or a related digital field/,
      /verifiable platform profile, or client references and invoices/,
      /proven track record/,
      /not on our staff, not a judge, and not in the immediate family/,
      /one category per registration/,
      /summary of 100-200 words/,
      '2-3 portfolio links',
      /consent to the use of your data/,
      /first award prioritises applicants based in Karachi/,
      /majority of the judging panel/,
      /judges are recused where they have a conflict of interest/,
      'Monday 15 September 2025',
      'Wednesday 1 October 2025',
      'Friday 3 and Saturday 4 October 2025',
      'Saturday 11 October 2025',
    ],
  },
  '/VisionaryAwards (docs/product/pages.md#p25, docs/product/content.md#d11)': {
    page: VisionaryAwardsPage,
    crumb: 'Startup Awards',
    heading: 'Visionary Startup Awards 2025',
    texts: [
      ...['About the awards', 'Why enter', 'Visibility', 'Connections', 'Eligibility', 'What to prepare'],
      'Judging and selection',
      /The startup is Pakistani/,
      /founded or co-founded by students or young entrepreneurs aged 18\+/,
      /on our staff, a judge, or in the immediate family/,
      /100-200 words/,
      /PNG or JPG/,
      /Idea, Early Stage or Established/,
      /majority of the judging panel/,
      'Saturday 11 October 2025',
    ],
  },
  '/career': { page: CareerPage, crumb: 'Career', heading: 'Work with us', texts: ['How to apply'] },
  '/faq': {
    page: FaqPage,
    crumb: 'FAQs',
    heading: 'Questions and answers',
    texts: [/HDSE count as intermediate/],
  },
  '/terms': {
    page: TermsPage,
    crumb: 'Disclaimer & Terms of Use',
    heading: 'Disclaimer & Terms of Use',
    texts: ['Disclaimer'],
  },
  '/privacy (docs/product/choices.md#c28; docs/product/registration.md#e7)': {
    page: PrivacyPage,
    crumb: 'Privacy Policy',
    heading: 'Privacy Policy',
    texts: [
      /At most 24 hours after we emailed/,
      /^30 days. Until then/,
      /^90 days, so that/,
      /never leaves your device/,
    ],
  },
  '/profanity-policy': {
    page: ProfanityPolicyPage,
    crumb: 'Profanity Policy',
    heading: 'Profanity Policy',
    texts: ['What we do not accept'],
  },
};

beforeEach(() => setClock(() => Date.parse('2025-09-20T12:00:00+05:00')));
afterEach(() => setClock());

const show = ({ page: Page }: Page) => render(<Page />);
const externals = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.href.startsWith('http') && !link.href.startsWith('http://localhost'));

describe.each(Object.entries(pages))('%s', (_, page) => {
  test('has the specified breadcrumb, one h1 and every specified text', () => {
    show(page);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByText(page.crumb)).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([page.heading]);
    for (const text of page.texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  test('sends every outside link to a new tab without access to this one', () => {
    show(page);
    for (const link of externals()) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test('has no dead link, no skipped heading level and a text for every picture', () => {
    const { container } = show(page);
    expect(container.querySelectorAll('a[href="#"], a[href=""], a:not([href])')).toHaveLength(0);
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName[1]));
    levels
      .slice(1)
      .forEach((level, index) => expect(level - (levels[index] as number)).toBeLessThanOrEqual(1));
    for (const picture of container.querySelectorAll('img')) expect(picture).toHaveAttribute('alt');
  });
});

describe('counts', () => {
  test('the alumni page has at least 3 CXO, 6 star alumni and 4 year ranges of 8 photos', () => {
    const { container } = render(<AlumniPage />);
    const listed = (id: string, item: string) => container.querySelectorAll(`#${id} ${item}`).length;
    expect(listed('cxo', 'h3')).toBeGreaterThanOrEqual(3);
    expect(listed('star-alumni', 'h3')).toBeGreaterThanOrEqual(6);
    for (const key of ['202324', '202223', '202021', '201920'])
      expect(listed(`convocation-${key}`, 'figure')).toBeGreaterThanOrEqual(8);
  });

  test('the placement page has 4 steps, at least 13 recruiters, 10 top placements and 3 testimonials', () => {
    render(<PlacementPage />);
    const steps = screen.getByRole('heading', { name: 'Workshops' }).closest('ol');
    expect(within(steps as HTMLElement).getAllByRole('heading')).toHaveLength(4);
    const recruiters = screen.getByRole('heading', { name: /recruiters/i }).parentElement as HTMLElement;
    expect(within(recruiters).getAllByRole('listitem').length).toBeGreaterThanOrEqual(13);
    const top = screen.getByRole('heading', { name: 'Top placements' }).closest('section') as HTMLElement;
    expect(within(top).getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(10);
    expect(document.querySelectorAll('blockquote').length).toBeGreaterThanOrEqual(3);
  });

  test('the freelancers award has ten categories', () => {
    render(<FreelancersAwardPage />);
    const section = screen
      .getAllByRole('heading', { name: 'Categories' })[0]!
      .closest('section') as HTMLElement;
    expect(within(section).getAllByRole('listitem')).toHaveLength(10);
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
    '%s: "Nominate yourself" opens the form in a new tab; e-mail and WhatsApp reach the events team',
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
    '%s, dates that have passed read as past, and each button stays, with a line that it is closed',
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
    },
  );
});

test('certificate verification has two outside systems, told apart by the curriculum printed', () => {
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

test('structured data claims no sample award', () => {
  const { container } = render(<AboutPage />);
  const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).toContain('Leadership in Quality Award, 2017');
  expect(text).not.toContain('Brand Award');
});
