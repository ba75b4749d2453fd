import { render, screen } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentFileOf, getRoutes } from '@/lib/server/catalogue/routes';
import { PageShell } from './Page';

let editUrl: string | undefined;
jest.mock('@/lib/server/runtime/env', () => ({ env: () => ({ editUrl }) }));
afterEach(() => {
  editUrl = undefined;
});

const page = (path: string) => (
  <PageShell title="Title" path={path}>
    <p>Text</p>
  </PageShell>
);

test.each(getRoutes().map(({ path }) => path))('the file to edit for %s exists', (path) => {
  expect(existsSync(contentFileOf(path))).toBe(true);
});

test('a page links to its file in the web editor, in a new tab', () => {
  editUrl = 'https://github.com/owner/site/edit/main/{file}';
  render(page('/courses-sp'));
  expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
    'href',
    'https://github.com/owner/site/edit/main/content/courses/smart-pro.ts',
  );
});

test('without the setting a page has no edit link', () => {
  const plain = renderToStaticMarkup(page('/about'));
  expect(plain).toContain('<p>Text</p></div>');
  expect(plain).not.toContain('Edit');
});
