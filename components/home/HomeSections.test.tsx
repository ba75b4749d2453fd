import { render, screen } from '@testing-library/react';
import { getOpenForm } from '@/lib/server/catalogue/page-state';
import { getEventForm } from '@/lib/shared/content/events';
import { HomeNextClasses, NextClassStrip } from './HomeSections';

jest.mock('@/lib/server/catalogue/page-state', () => ({ getOpenForm: jest.fn() }));
jest.mock('@/lib/server/classes/next-classes', () => ({
  findNextClasses: () => ({ batches: [], otherCityBatches: [], total: 0 }),
  areClassesKnown: () => false,
}));

test.each([
  ['visitor', 'get a souvenir pass'],
  ['conference', 'get a souvenir pass'],
  ['vip', 'apply for a souvenir e-Pass'],
] as const)('the form of a past event (%s) offers what it has', (form, offer) => {
  jest.mocked(getOpenForm).mockReturnValue(getEventForm(form));
  render(<HomeNextClasses />);
  expect(screen.getByRole('link', { name: offer })).toHaveAttribute('href', getEventForm(form).path);
});

test('without a class the line below the banner leads to the enquiry', () => {
  render(<NextClassStrip />);
  expect(screen.getByRole('link', { name: /Next class for beginners Ask for the date/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/enquire\?enquire=ACCP-AI/),
  );
});
