import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type Tab } from './Tabs';

const tabs: readonly Tab[] = [
  { id: 'one', label: 'One', panel: <p>First words</p> },
  { id: 'two', label: 'Two', panel: <p id="inside">Second words</p> },
  { id: 'three', label: 'Three', panel: <p>Third words</p>, highlight: true },
];
const scrollIntoView = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  });

test('ignores a fragment that matches no tab', () => {
  render(<Tabs label="Parts" tabs={tabs} />);
  goTo('#nowhere');
  goTo('#%');
  expect(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
});

test('does not scroll when a tab is pressed', async () => {
  render(<Tabs label="Parts" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  goTo('#two');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
