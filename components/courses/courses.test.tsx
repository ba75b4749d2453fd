import { render, screen } from '@testing-library/react';
import { technologyCamp } from '@/content/courses/technology-camp';
import type { Course } from '@/content/schema/courses';
import { getUpcomingBatches } from '@/lib/server/classes/collect';
import { toUpcomingBatches } from '@/lib/server/classes/upcoming-batches';
import { getCentres } from '@/lib/shared/content/centres';
import { CampPage } from './CampPage';
import { CourseCard } from './CourseCard';
import { CourseDetail } from './CourseDetail';
import { FactBox } from './FactBox';

jest.mock('@/lib/server/classes/collect', () => ({
  getUpcomingBatches: jest.fn(() => []),
  uncollectedCentres: () => [],
}));

const course = (slug: string, changes: Partial<Course> = {}): Course => ({
  id: 1,
  slug,
  title: `Course ${slug}`,
  description: `${slug} `.repeat(60).trim(),
  motif: 'code',
  enquire: 'STC',
  duration: '2 hrs per session, 3 days a week',
  time: '90 Hrs',
  classDuration: '2 hrs, 3 days a week',
  learn: ['One', 'Two', 'Three'],
  needs: 'You use a computer daily',
  facts: { hoursAWeek: 6, leadsTo: 'Junior roles' },
  ...changes,
});

describe('a card of /courses', () => {
  test('without details links to the enquiry with its program preset', () => {
    render(<CourseCard course={course('x', { enquire: 'ACNS' })} family="acn-pro" />);
    expect(screen.getByRole('link', { name: /^Ask about this course ?: Course x$/ })).toHaveAttribute(
      'href',
      '/enquire?enquire=ACNS&topic=x',
    );
  });

  test('marks an abbreviation with its full form; its details spell it out', () => {
    const { container } = render(
      <CourseCard course={course('x', { title: 'SEO first' })} family="smart-pro" />,
    );
    expect(container.querySelector('abbr')).toHaveAttribute('title', 'Search Engine Optimisation');
    render(<CourseDetail course={course('x', { title: 'SEO first' })} />);
    expect(screen.getByText('SEO: Search Engine Optimisation')).toBeVisible();
  });

  test('shows a photograph with alternative text instead of the art', () => {
    const image = { file: 'courses/lab.jpg', alt: 'Two learners at one laptop' };
    render(<CourseCard course={course('x', { image })} family="smart-pro" />);
    const picture = screen.getByRole('img', { name: 'Two learners at one laptop' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute(
      'srcset',
      expect.stringMatching(/^\/pictures\/image\/\d+\/courses\/lab\.jpg \d+w, .* 1920w$/),
    );
  });
});

describe('the fact box', () => {
  const facts = { length: '3 months', months: 3, hoursAWeek: 6, needs: 'Matric', leadsTo: 'Junior roles' };
  const fee = { from: 6000, to: 8000, registration: 1500, instalments: 3 };
  const box = (more: object) => (
    <FactBox course={{ ...course('python'), facts: { ...facts, ...more } }} classes={<p>Next classes</p>} />
  );

  test("shows a course's length, fee, outcome and next classes", () => {
    render(box({ fee }));
    const factsShown = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(factsShown).toEqual({
      'Course duration': '3 months',
      'Class duration': '6 hours a week',
      'You need': 'Matric',
      'Leads to': 'Junior roles',
    });
    expect(screen.getByText(/PKR 19,500–\u206025,500$/)).toHaveTextContent('19,500–\u206025,500 in all');
    expect(screen.getByText(/3 monthly payments, and PKR 1,500 once/)).toBeVisible();
    expect(screen.getByText(/^6,000–\u20608,000 a month/)).toBeVisible();
    expect(screen.getByText('Next classes')).toBeVisible();
    render(box({ fee: { ...fee, registration: 0, instalments: 1 } }));
    expect(screen.getByText(/^One payment\. Your centre/)).toBeVisible();
  });

  test('without a fee links to an enquiry about the course, and its buttons to WhatsApp', () => {
    render(<FactBox course={{ ...course('python'), facts }} askAbout="Python" />);
    expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('the next class of Course python')),
    );
    expect(screen.getByRole('link', { name: /^Ask about the fee ?: Course python$/ })).toHaveAttribute(
      'href',
      '/enquire?enquire=STC&topic=python',
    );
  });
});

test('each track of the camp shows the next classes of its own course', () => {
  const { tracks } = technologyCamp;
  const batches = tracks.map(({ slug }, index) => ({
    key: slug,
    course: slug,
    date: `2030-02-0${index + 1}`,
    days: 'mwf' as const,
  }));
  const classes = getCentres()
    .slice(0, 1)
    .flatMap((centre) => toUpcomingBatches(centre, batches, new Date('2030-01-01')));
  jest.mocked(getUpcomingBatches).mockReturnValue(classes);
  render(<CampPage camp={technologyCamp} />);
  tracks.forEach(({ title }, index) => {
    const track = screen.getByRole('heading', { name: title, level: 2 }).closest('article') as HTMLElement;
    expect(track).toHaveTextContent(new RegExp(`Next class ${index + 1} Feb`));
  });
});
