import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { getMenus } from '@/lib/server/catalogue/menus';
import { Header } from './Header';
import { LocationsPanel } from './MegaMenuPanels';

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }));

const links = [{ label: 'About', href: '/about' }];
const header = (
  <Header
    links={links}
    searchPanel={<a href="#here">Search here</a>}
    enquiryButton={<a href="#enquiry">Menu</a>}
    tasks={null}
    contact={null}
    notes={{ courses: '', locations: '' }}
  />
);

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => getMenus() }) as Response);
  window.matchMedia = jest.fn((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

describe('the header', () => {
  // This test is the first, because the menus are loaded only once.
  test('a menu that failed to load links to the same list and can be loaded again', async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    render(<LocationsPanel />);
    expect(await screen.findByText('We could not load this list.')).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'See all centres by city' })).toHaveAttribute(
      'href',
      '/centre-page',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Clifton/ })).toHaveTextContent('(021) 0000 0004');
  });

  test('hydration keeps the elements of the HTML and the menu opened by the fragment', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(header);
    document.body.append(container);
    const [navigation, courses, search] = ['#navigation', '/courses', '/search'].map((href) =>
      container.querySelector(`a[href="${href}"]`),
    );
    window.location.hash = '#navigation';
    render(header, { container, hydrate: true });
    expect(screen.getByRole('button', { name: 'Navigation' })).toBe(navigation);
    expect(screen.getByRole('button', { name: 'Courses' })).toBe(courses);
    expect(screen.getByRole('button', { name: 'Search' })).toBe(search);
    expect(navigation).toHaveAttribute('aria-expanded', 'true');
    window.location.hash = '';
  });

  test('a control answers the space bar like a button', async () => {
    const user = userEvent.setup();
    render(header);
    screen.getByRole('button', { name: 'Search' }).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Search here')).toBeInTheDocument();
  });

  test('a followed link leaves the focus at the button of its panel, which goes', async () => {
    const user = userEvent.setup();
    render(header);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(screen.getByRole('link', { name: 'Search here' }));
    expect(screen.queryByText('Search here')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});
