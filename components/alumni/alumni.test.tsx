import '@testing-library/jest-dom/jest-globals';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
