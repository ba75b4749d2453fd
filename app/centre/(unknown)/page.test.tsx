import { render, screen } from '@testing-library/react';
import { centrePath, getCentres } from '@/lib/shared/content/centres';
import NoSuchCentre from './page';

test('the URL of an unknown centre shows the directory of all centres', () => {
  render(<NoSuchCentre />);
  expect(screen.getByText(/Here are all our centres/)).toBeVisible();
  const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(shown).toEqual(expect.arrayContaining(getCentres().map(({ id }) => centrePath(id))));
  expect(shown.filter((href) => href?.startsWith('/centre?'))).toHaveLength(getCentres().length);
  expect(screen.getByRole('link', { name: 'Larkana 1 centre' })).toHaveAttribute('href', '#larkana');
});
