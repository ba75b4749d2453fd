import { render, screen } from '@testing-library/react';
import { NextClassStrip } from './HomeSections';

jest.mock('@/lib/server/classes/next-classes', () => ({
  findNextClasses: () => ({ batches: [], otherCityBatches: [], total: 0 }),
  areClassesKnown: () => false,
}));

test('without a class the line below the banner leads to the enquiry', () => {
  render(<NextClassStrip />);
  expect(
    screen.getByRole('link', { name: /Next class for beginners, ADSE or HDSE Ask for the date/ }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/enquire\?enquire=ACCP-AI/));
});
