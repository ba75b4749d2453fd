import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainSearch } from '@/app/_components/SearchSlot';
import { type SearchData } from '@/lib/shared/search/results';
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
          endNote: 'View Details',
        },
        { kind: 'suggestion', href: '/courses-hdse', title: 'HDSE', text: '', endNote: 'View Details' },
        { kind: 'all', href: '/courses', title: 'Courses', endNote: 'View All' },
      ],
    },
  ],
};

beforeEach(() => {
  Object.assign(globalThis, {
    fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(data) })),
  });
});

async function openSearch(text: string) {
  render(<SearchPanel />);
  const input = screen.getByRole('combobox', { name: 'Explore courses, events, and locations' });
  await userEvent.type(input, text);
  return input;
}

test('keeps text and focus of the form that it replaces, and loads its index at the next letter if that failed', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
  await act(() => import('@/lib/shared/search/engine'));
  const slotRender = render(<PlainSearch />);
  const plainInput = screen.getByRole('searchbox');
  expect(plainInput).toHaveFocus();
  expect(plainInput).toHaveAttribute('name', 'q');
  await userEvent.type(plainInput, 'py');
  slotRender.rerender(<SearchPanel />);
  expect(screen.getByRole('combobox')).toHaveValue('py');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await act(() => jest.mocked(fetch).mock.results[0]?.value.catch(() => undefined));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(screen.getByRole('combobox'), 't');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

test('shows that nothing matches and links to alternatives', async () => {
  await openSearch('zzzz');
  expect(await screen.findByText('No match for “zzzz”.')).toBeVisible();
  const popularList = screen.getByRole('list', { name: 'Popular searches' });
  expect(within(popularList).getAllByRole('link').length).toBeGreaterThan(3);
  expect(within(popularList).getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/enquire');
  const chatUrl = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(chatUrl.host).toBe('wa.me');
  expect(chatUrl.searchParams.get('text')).toContain('zzzz');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('two answers with equal links are two options each', async () => {
  await openSearch('fees where');
  const answers = await screen.findByRole('group', { name: 'Answers' });
  expect(within(answers).getAllByRole('option', { name: 'Find your centre' })).toHaveLength(2);
});
