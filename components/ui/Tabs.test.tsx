import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type Tab } from './Tabs';

const tabs: readonly Tab[] = [
  { id: 'one', label: 'One', panel: <p>First words</p> },
  { id: 'two', label: 'Two', panel: <p id="inside">Second words</p> },
  { id: 'three', label: 'Three', panel: <p>Third words</p>, highlight: true },
];
const scrolled = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new Event('hashchange'));
  });

test('arrow keys, Home and End select tabs, and the arrows wrap round', async () => {
  render(<Tabs label="Parts" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel', { name: 'Three' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
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
  expect(scrolled).not.toHaveBeenCalled();
});
