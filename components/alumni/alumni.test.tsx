import '@testing-library/jest-dom/jest-globals';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ConvocationPhotos, type YearRange } from './ConvocationPhotos';
import { RecentAlumni } from './RecentAlumni';
import { StarAlumni } from './StarAlumni';

const people = [
  { slug: 'a', month: '2023-03', card: <p>Ayesha</p> },
  { slug: 'b', month: '2023-02', card: <p>Bilal</p> },
  { slug: 'c', card: <p>Chand</p> },
];
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('star alumni', () => {
  test('choosing a month shows only its alumni, and their number', () => {
    render(<StarAlumni people={people} />);
    expect(names()).toEqual(['Ayesha', 'Bilal', 'Chand']);
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2023-02' } });
    expect(names()).toEqual(['Bilal']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3 star alumni');
  });

  test('a month without alumni shows a message, and "All months" shows all again', async () => {
    render(<StarAlumni people={people} />);
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2020-01' } });
    expect(screen.getByText('There are no star alumni for Jan 2020.')).toBeVisible();
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'All months' }));
    expect(names()).toEqual(['Ayesha', 'Bilal', 'Chand']);
    expect(screen.queryByRole('button', { name: 'All months' })).toBeNull();
  });
});

describe('recent alumni', () => {
  // Labels and keys are those of docs/product/pages.md#p17.
  const ranges = [
    ['202324', '2022-2023'],
    ['202223', '2022-2021'],
    ['202021', '2021-2020'],
    ['201920', '2020-2019'],
  ].map(([key = '', label = '']) => ({ key, label, photos: <p>{`Photos ${key}`}</p> }));
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

  test('the default range is shown first, and choosing another shows only that one', async () => {
    render(<RecentAlumni ranges={ranges} defaultRange="202223" />);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '2022-2023',
      '2022-2021',
      '2021-2020',
      '2020-2019',
    ]);
    expect(pressed()).toEqual(['2022-2021']);
    expect(screen.getByText('Photos 202223')).toBeVisible();
    expect(screen.getByText('Photos 202324')).not.toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '2020-2019' }));
    expect(pressed()).toEqual(['2020-2019']);
    expect(screen.getByText('Photos 201920')).toBeVisible();
    expect(screen.getByText('Photos 202223')).not.toBeVisible();
  });
});

describe('convocation photos', () => {
  const photo = (slug: string, link?: string) => ({
    slug: `202223-${slug}`,
    caption: `Batch ${slug}`,
    ...(link !== undefined && { link }),
  });
  const range: YearRange = {
    key: '202223',
    label: '2022-2021',
    photos: [photo('1', 'https://example.com/album'), photo('2', ''), photo('3')],
  };

  test('a photo with a link opens in a new tab; without one, or with an empty one, it is a plain picture', () => {
    render(<ConvocationPhotos range={range} />);
    const [link, ...others] = screen.getAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveAttribute('href', 'https://example.com/album');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(link as HTMLElement).getByRole('img')).toHaveAccessibleName(
      'Three graduates in caps: Batch 1, convocation of 2022-2021',
    );
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });
});
