import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { getMenus } from '@/lib/server/catalogue/menus';
import { Header } from './Header';
import { LocationsPanel } from './Panels';

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }));

const links = [{ label: 'About', href: '/about' }];
const header = (
  <Header
    links={links}
    search={<a href="#here">Search here</a>}
    enquiry={<a href="#enquiry">Menu</a>}
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
  // The first, because a menu is loaded once.
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

  test('has links but no buttons and no centres in the HTML, and marks the current page', () => {
    const html = renderToString(header);
    expect(html).not.toContain('<button');
    expect(html).not.toContain('/centre?id=');
    expect(html.match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining('"/about"')]);
    for (const href of ['/courses', '/centre-page', '/search', '#navigation'])
      expect(html).toContain(`href="${href}"`);
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

  test('opens one panel at a time and sets aria-expanded', async () => {
    const user = userEvent.setup();
    render(header);
    const courses = screen.getByRole('button', { name: 'Courses' });
    const search = screen.getByRole('button', { name: 'Search' });
    await user.click(courses);
    expect(courses).toHaveAttribute('aria-expanded', 'true');
    expect(courses).toHaveAttribute('aria-controls', 'menu-courses');
    expect(await screen.findByRole('heading', { name: 'Smart Pro' })).toBeInTheDocument();
    await user.click(search);
    expect(courses).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Search here')).toBeInTheDocument();
    const close = screen.getByRole('button', { name: 'Close search' });
    expect(close).toHaveAttribute('aria-expanded', 'true');
    await user.click(close);
    expect(screen.queryByText('Search here')).toBeNull();
    expect(search).toHaveAccessibleName('Search');
    const navigation = screen.getByRole('button', { name: 'Navigation' });
    for (const isOpen of ['true', 'false', 'true']) {
      await user.click(navigation);
      expect(navigation).toHaveAttribute('aria-expanded', isOpen);
    }
    await user.click(search);
    expect(navigation).toHaveAttribute('aria-expanded', 'false');
    await user.click(navigation);
    expect(screen.queryByText('Search here')).toBeNull();
  });

  test('a followed link leaves the focus at the button of its panel, which goes', async () => {
    const user = userEvent.setup();
    render(header);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(screen.getByRole('link', { name: 'Search here' }));
    expect(screen.queryByText('Search here')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  test('a press outside closes the open panel', async () => {
    const user = userEvent.setup();
    render(
      <>
        {header}
        <p>Outside</p>
      </>,
    );
    const courses = screen.getByRole('button', { name: 'Courses' });
    await user.click(courses);
    await user.click(screen.getByText('Outside'));
    expect(courses).toHaveAttribute('aria-expanded', 'false');
  });
});
