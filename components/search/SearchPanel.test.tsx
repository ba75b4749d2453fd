import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from '@/components/layout/SearchForm';
import { type SearchData } from '@/lib/shared/search/results';
import { PopularTopics } from './SearchResults';
import { SearchPanel } from './SearchPanel';

const data: SearchData = {
  documents: [
    {
      href: '/courses-sp#python',
      title: 'Python Django',
      kind: 'Course',
      text: 'Web applications',
      terms: 'mysql',
    },
    { href: '/locations', title: 'Find a centre', kind: 'Page', text: 'Search our centres', terms: 'markaz' },
    {
      href: '/faq#fees',
      title: 'What does a course cost?',
      kind: 'Answer',
      text: 'Fees depend on the course and the centre.',
      terms: '',
      phrases: ['fees', 'kitni fees'],
      links: [{ label: 'Find your centre', href: '/locations' }],
    },
    {
      href: '/faq#where',
      title: 'Where are you?',
      kind: 'Answer',
      text: 'Close to you.',
      terms: '',
      phrases: ['where'],
      links: [{ label: 'Find your centre', href: '/locations' }],
    },
  ],
  stopWords: ['ki', 'hai'],
  keywords: [
    {
      name: 'python',
      background: '/art/python.svg',
      options: [
        {
          kind: 'suggestion',
          href: '/courses-adse',
          title: 'Python programming',
          text: 'Scripts and data',
          image: '/art/p.svg',
          side: 'View Details',
        },
        { kind: 'suggestion', href: '/courses-hdse', title: 'HDSE', text: '', side: 'View Details' },
        { kind: 'all', href: '/courses', title: 'Courses', side: 'View All' },
      ],
    },
  ],
};

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(data) })),
  });
});

async function open(text: string) {
  render(<SearchPanel />);
  const input = screen.getByRole('combobox', { name: 'Explore courses, events, and locations' });
  await userEvent.type(input, text);
  return input;
}

test('keeps text and focus of the form that it replaces, and loads its index at the next letter if that failed', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  await act(() => import('@/lib/shared/search/engine'));
  const slot = render(<SearchForm />);
  const before = screen.getByRole('searchbox');
  expect(before).toHaveFocus();
  expect(before).toHaveAttribute('name', 'q');
  await userEvent.type(before, 'py');
  slot.rerender(<SearchPanel />);
  expect(screen.getByRole('combobox')).toHaveValue('py');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await act(() => jest.mocked(fetch).mock.results[0]?.value.catch(() => undefined));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(screen.getByRole('combobox'), 't');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('moves through the options with the arrows while the focus stays in the input', async () => {
  const input = await open('py');
  await screen.findByRole('listbox');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
  const [, second] = screen.getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  expect(input).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  const last = screen.getAllByRole('option').at(-1);
  expect(last).toHaveAttribute('aria-selected', 'true');
  const follow = jest.fn((event: Event) => event.preventDefault());
  last?.addEventListener('click', follow);
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('t');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
});

test('"Clear search" empties the input and keeps the focus there', async () => {
  const input = await open('py');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

test('shows that nothing matches and links to alternatives', async () => {
  await open('zzzz');
  expect(await screen.findByText('No match for “zzzz”.')).toBeVisible();
  const popular = screen.getByRole('list', { name: 'Popular searches' });
  expect(within(popular).getAllByRole('link').length).toBeGreaterThan(3);
  expect(within(popular).getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/enquire');
  const chat = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toContain('zzzz');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an answer is shown in full above the results, with its links and contacts', async () => {
  await open('python fees zzzz');
  const answers = await screen.findByRole('group', { name: 'Answers' });
  expect(
    within(answers)
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual(['/faq#fees', '/locations']);
  expect(within(answers).getByRole('option', { name: /cost/ })).toHaveTextContent(
    'Fees depend on the course and the centre.',
  );
  const results = screen.getByRole('group', { name: 'Results' });
  expect(within(results).getAllByRole('option')[0]).toHaveAttribute('href', '/courses-sp#python');
  expect(screen.getByText(/No results for “zzzz”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/enquire');
  await userEvent.keyboard('{ArrowDown}');
  expect(within(answers).getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

test('two answers with equal links are two options each', async () => {
  await open('fees where');
  const answers = await screen.findByRole('group', { name: 'Answers' });
  expect(within(answers).getAllByRole('option', { name: 'Find your centre' })).toHaveLength(2);
});

test('the results page has the same alternatives: courses, centres, the enquiry and WhatsApp', () => {
  render(<PopularTopics title="No match for “zzzz”. Try one of these:" />);
  for (const name of ['All courses', 'Find a centre', 'Ask us', /WhatsApp/])
    expect(screen.getByRole('link', { name })).toBeVisible();
});
