import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkOf } from '@/components/ui/networks';
import type { BackendEvent } from '@/lib/server/backend/lists';
import { EventPosts } from './EventPosts';

const groups: BackendEvent[] = [
  {
    key: '0',
    name: 'Convocation · 17 October 2026',
    links: [
      { key: '0', href: 'https://www.facebook.com/a' },
      { key: '1', href: 'https://x.com/a' },
    ],
  },
  { key: '1', name: 'Pitch Night', links: [{ key: '0', href: 'https://twitter.com/b' }] },
];
const renderBoard = (list = groups) => render(<EventPosts groups={list} />);
const readNames = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('initially each event is shown once with all its posts, although the first network is selected', () => {
  renderBoard();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    expect.stringMatching(/^Convocation \(/),
    expect.stringMatching(/^Pitch Night \(/),
  ]);
  expect(screen.getByText('17 October 2026')).toBeVisible();
  expect(readNames().join()).toMatch(/Photos on Facebook.*Read on Twitter/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    groups.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  expect(screen.getByRole('button', { name: /^All 2/, pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Facebook 1', pressed: false })).toHaveAttribute('data-selected');
});

test("a press filters by the link's host and announces the number; a second press or All shows everything", async () => {
  renderBoard();
  await userEvent.click(screen.getByRole('button', { name: 'Twitter 2' }));
  expect(screen.getByRole('button', { name: 'Twitter 2', pressed: true })).toBeVisible();
  expect(readNames()).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 posts are on Twitter');
  await userEvent.click(screen.getByRole('button', { name: 'Twitter 2' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 events, 3 posts');
  await userEvent.click(screen.getByRole('button', { name: 'YouTube 0' }));
  expect(readNames()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Facebook 1' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 posts is on Facebook');
  await userEvent.click(screen.getByRole('button', { name: /^All 2/ }));
  expect(screen.getByRole('status')).toHaveTextContent('2 events, 3 posts');
});

test('without posts there is one sentence and no filter', () => {
  renderBoard([]);
  expect(screen.getByText(/^We have no posts to show right now/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['https://m.facebook.com/x', 'facebook'],
  ['https://youtu.be/x', 'youtube'],
  ['https://www.instagram.com/p/1', 'instagram'],
  ['https://x.com/a', 'twitter'],
  ['https://notx.com/a', undefined],
  ['https://facebook.com.evil.example/', undefined],
  ['nonsense', undefined],
])('%s is on %s', (href, network) => {
  expect(networkOf(href)).toBe(network);
});
