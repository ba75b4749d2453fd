import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ItemPicture } from './ItemPicture';
import { Portrait } from './Portrait';

test('an item without a photograph shows its drawing', () => {
  const { container } = render(<ItemPicture name="courses/adse" />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/courses\/adse\.svg\?v=/);
});

test('a photograph named in the item replaces the drawing, with its alternative text and fixed size', () => {
  const image = { file: 'people/sana.jpg', alt: 'Sana Rafiq at her desk' };
  render(<Portrait person={{ slug: 'sana-rafiq', image }} />);
  const photo = screen.getByRole('img', { name: 'Sana Rafiq at her desk' });
  expect(photo.getAttribute('src')).toContain('people/sana.jpg');
  expect(photo).toHaveAttribute('width', '400');
  expect(photo).toHaveAttribute('height', '400');
});
