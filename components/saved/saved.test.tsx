import { fireEvent, render, screen } from '@testing-library/react';
import { SaveButton } from '@/components/ui/SaveButton';
import { SavedLink } from '@/components/layout/SavedLink';
import { readListQuery } from '@/lib/shared/saved-list';
import { RemoveItem } from './RemoveItem';
import { OpenDeviceList, SavedActions } from './SavedActions';

beforeEach(() => localStorage.clear());

const both = (
  <>
    <SavedLink place="bar" />
    <SaveButton kind="courses" id="adse" name="ADSE" />
  </>
);

test.each(['', 'null', '"x"', '{"courses":"adse"}', '{"courses":[1,{}]}', '{"courses":["<script>"]}'])(
  'a storage that holds %s counts as empty',
  (text) => {
    localStorage.setItem('saved', text);
    render(both);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

const own = JSON.stringify({ courses: ['a', 'b'], classes: ['k'], centres: ['m'] });
const stored = () => JSON.parse(localStorage.getItem('saved') ?? '').courses;

test('Remove deletes the item from the device', () => {
  localStorage.setItem('saved', own);
  // jsdom does not navigate.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const id of ['a', 'c']) {
    render(<RemoveItem href="/saved" kind="courses" id={id} name={id} />);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${id}` }));
  }
  expect(stored()).toEqual(['b']);
});

test("a shared list changes nothing on the device until it is saved there, with the device's own", () => {
  localStorage.setItem('saved', own);
  const list = readListQuery(new URLSearchParams('courses=c&classes=l&centres=n'));
  render([
    <OpenDeviceList key="own" list={list} plan={{}} />,
    <SavedActions key="actions" list={list} ask="/" share="/" />,
  ]);
  expect(localStorage.getItem('saved')).toBe(own);
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(JSON.parse(localStorage.getItem('saved') ?? '')).toEqual({
    courses: ['a', 'b', 'c'],
    classes: ['k', 'l'],
    centres: ['m', 'n'],
  });
  expect(screen.queryByRole('button', { name: 'Save on this device' })).toBeNull();
  expect(document.body).not.toHaveFocus();
});
