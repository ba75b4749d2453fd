import { fireEvent, render, screen } from '@testing-library/react';
import { SaveButton } from '@/components/ui/SaveButton';
import { SavedLink } from '@/components/layout/SavedLink';
import { readSaved } from '@/lib/shared/saved-list';
import { RemoveItem } from './RemoveItem';
import { OwnList } from './SavedActions';

beforeEach(() => localStorage.clear());

const both = (
  <>
    <SavedLink place="bar" />
    <SaveButton kind="courses" id="adse" name="ADSE" />
  </>
);

test.each([
  '',
  '{',
  'null',
  '[1]',
  '"x"',
  '{"courses":"adse"}',
  '{"courses":[1,{}]}',
  '{"courses":["<script>"]}',
])('a storage that holds %s counts as empty', (text) => {
  localStorage.setItem('saved', text);
  render(both);
  expect(screen.queryByRole('link')).toBeNull();
});

test('Remove deletes the item from the device', () => {
  localStorage.setItem('saved', JSON.stringify({ courses: ['a', 'b'], classes: [], centres: [] }));
  const stored = () => JSON.parse(localStorage.getItem('saved') ?? '').courses;
  // jsdom does not navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<RemoveItem list={readSaved(new URLSearchParams('courses=a,c'))} kind="courses" id="a" name="A" />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove A' }));
  expect(stored()).toEqual(['b']);
});

test('control: opening a shared list changes nothing on the device', () => {
  const own = JSON.stringify({ courses: ['a', 'b'], classes: [], centres: [] });
  localStorage.setItem('saved', own);
  render(<OwnList list={readSaved(new URLSearchParams('courses=c'))} />);
  expect(localStorage.getItem('saved')).toBe(own);
});
