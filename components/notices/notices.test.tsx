import { render, screen } from '@testing-library/react';
import type { SiteNotice } from '@/content/schema/site';
import { getNotices } from '@/lib/server/catalogue/notices';
import { NoticeBar } from './NoticeBar';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));
const notice = (slug: string, changes: Partial<SiteNotice> = {}): SiteNotice => ({
  slug,
  text: `Notice ${slug}.`,
  from: '2027-01-01',
  until: '2027-01-02',
  ...changes,
});
jest.mock('@/content/notices', () => ({ notices: [{ from: '2027-01-01', until: '2027-01-02' }] }));
function shownOn(pathname: string, ...notices: SiteNotice[]): (string | null)[] {
  path = pathname;
  const { container, unmount } = render(<NoticeBar notices={notices} />);
  const items = screen.queryAllByRole('listitem').map((item) => item.textContent);
  if (items.length === 0) expect(container).toBeEmptyDOMElement();
  unmount();
  return items;
}

test('a notice for certain pages is on these and paths below them only', () => {
  const namedNotice = notice('b', { pages: ['/centre', '/'] });
  expect(shownOn('/centre', namedNotice)).toEqual(['Notice b. ']);
  // The server rewrites /centre?id=<id> to this path.
  expect(shownOn('/centre/7f7aab56', namedNotice)).toEqual(['Notice b. ']);
  expect(shownOn('/', namedNotice)).toEqual(['Notice b. ']);
  expect(shownOn('/centre-page', namedNotice)).toEqual([]);
  expect(shownOn('/faq', namedNotice)).toEqual([]);
  expect(shownOn('/faq', namedNotice, notice('c'))).toEqual(['Notice c. ']);
});

test('a notice is shown from the beginning of its first day in Karachi to the end of its last', () => {
  const moments = [
    '2026-12-31T23:59:59',
    '2027-01-01T00:00:00',
    '2027-01-02T23:59:59',
    '2027-01-03T00:00:00',
  ];
  expect(moments.map((moment) => getNotices(new Date(`${moment}+05:00`)).length)).toEqual([0, 1, 1, 0]);
});
