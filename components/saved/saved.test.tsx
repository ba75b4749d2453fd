import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from '@/components/ui/SaveButton';
import { SavedActions } from './SavedActions';
import { SavedLink } from '@/components/layout/SavedLink';

beforeEach(() => localStorage.clear());

const both = (
  <>
    <SavedLink place="bar" />
    <SaveButton kind="courses" id="adse" name="ADSE" />
  </>
);

test('saving is kept on the device, counted, and undone by the same button', async () => {
  render(both);
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save : ADSE' }));
  expect(screen.getByRole('link', { name: 'Saved: 1' })).toHaveAttribute('href', '/saved?courses=adse');
  expect(JSON.parse(localStorage.getItem('saved') ?? '')).toMatchObject({ courses: ['adse'] });
  await userEvent.click(screen.getByRole('button', { name: 'Saved : ADSE', pressed: true }));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '[1]',
  '"x"',
  '{"courses":"adse"}',
  '{"courses":[1,{}]}',
  '{"courses":["<script>"]}',
])('a storage that holds %s is as good as an empty one', (text) => {
  localStorage.setItem('saved', text);
  render(both);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a device that stores nothing still counts until the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  render(both);
  await userEvent.click(screen.getByRole('button', { name: 'Save : ADSE' }));
  expect(screen.getByRole('link', { name: 'Saved: 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Saved : ADSE' }));
});

test('a list that somebody has sent can be kept beside one’s own', async () => {
  localStorage.setItem('saved', JSON.stringify({ courses: ['hdse'], classes: [], centres: [] }));
  const list = { courses: ['adse'], classes: [], centres: ['clifton'] };
  render(<SavedActions list={list} ask="/enquire" share="https://wa.me/?text=x" />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
  expect(JSON.parse(localStorage.getItem('saved') ?? '')).toEqual({
    courses: ['hdse', 'adse'],
    classes: [],
    centres: ['clifton'],
  });
  expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
});
