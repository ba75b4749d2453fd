import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SaveButton } from '@/components/ui/SaveButton';
import { SavedLink } from '@/components/layout/SavedLink';
import { emptyList, readSaved, type SavedAddress } from '@/lib/shared/saved-list';
import { RemoveLink } from './RemoveLink';
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

test('Remove deletes the item from the device; with Ctrl it only opens the shorter list in a new tab', () => {
  localStorage.setItem('saved', JSON.stringify({ courses: ['a', 'b'], classes: [], centres: [] }));
  const stored = () => JSON.parse(localStorage.getItem('saved') ?? '').courses;
  render(<RemoveLink {...readSaved(new URLSearchParams('courses=a,b'))} kind="courses" id="a" name="A" />);
  const remove = screen.getByRole('link', { name: 'Remove A' });
  fireEvent.click(remove, { ctrlKey: true });
  expect(stored()).toEqual(['a', 'b']);
  fireEvent.click(remove);
  expect(stored()).toEqual(['b']);
});

describe('Remove pressed before hydration', () => {
  const stored = () => JSON.parse(localStorage.getItem('saved') ?? '').courses;
  /** The target of the link in the first HTML. */
  const follow = (address: SavedAddress, id: string): SavedAddress => {
    const html = renderToStaticMarkup(<RemoveLink {...address} kind="courses" id={id} name={id} />);
    const href = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    window.history.replaceState(null, '', href);
    return readSaved(new URLSearchParams(window.location.search));
  };
  beforeEach(() => {
    localStorage.setItem('saved', JSON.stringify({ courses: ['a', 'b', 'c'], classes: [], centres: [] }));
    window.history.replaceState(null, '', '/saved?courses=a,b,c');
  });

  test('removes one or several items from the device on hydration', () => {
    const all = readSaved(new URLSearchParams(window.location.search));
    const address = follow(follow(all, 'a'), 'b');
    expect(stored()).toEqual(['a', 'b', 'c']);
    render(<OwnList {...address} />);
    expect(stored()).toEqual(['c']);
    expect(window.location.search).toBe('?courses=c');
  });

  test('control: a shared shorter list removes nothing', () => {
    window.history.replaceState(null, '', '/saved?courses=c');
    render(<OwnList {...readSaved(new URLSearchParams('courses=c'))} />);
    expect(stored()).toEqual(['a', 'b', 'c']);
  });

  test('a URL with removed items opened from another site removes nothing and is cleaned', () => {
    const query = '?courses=c&removed-courses=a,b';
    window.history.replaceState(null, '', `/saved${query}`);
    render(<OwnList list={readSaved(new URLSearchParams(query)).list} removed={emptyList} />);
    expect(stored()).toEqual(['a', 'b', 'c']);
    expect(window.location.search).toBe('?courses=c');
  });

  test('after hydration the link contains only the remaining list', () => {
    const address = readSaved(new URLSearchParams('courses=a,b&removed-courses=c'));
    render(<RemoveLink {...address} kind="courses" id="a" name="A" />);
    expect(screen.getByRole('link', { name: 'Remove A' })).toHaveAttribute('href', '/saved?courses=b');
  });
});
