import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpenNow } from '@/components/ui/OpenNow';
import type { OpeningHours } from '@/content/schema/opening-hours';
import { hoursText, openMinutes } from '@/lib/server/catalogue/opening-hours';
import { weekOf } from '@/tests/support/samples/week';
import { HoursAndFacts } from './HoursAndFacts';

const at = (time: string) => new Date(`${time}:00+05:00`);
const week = weekOf('09:00-21:00', {
  friday: '09:00-12:30, 14:30-21:00',
  saturday: '09:00-18:00',
  sunday: 'closed',
});
const hours: OpeningHours = {
  slug: 'one',
  centres: ['clifton'],
  week,
  other: [
    { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: { ...week, tuesday: '21:00-00:30' } },
    { name: 'Eid', from: '2027-03-10', until: '2027-03-19', week: weekOf('closed') },
  ],
};
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

function statusAt(readTime: string, renderTime = readTime): string | null {
  jest.useFakeTimers({ now: at(readTime) });
  const { container } = render(
    <OpenNow times={openMinutes(hours, at(renderTime))}>We answer daily.</OpenNow>,
  );
  return container.textContent;
}

// 4 January 2027 is a Monday.
test.each([
  ['2027-01-04T08:59', 'Closed now. Write now, we answer from 9 am'],
  ['2027-01-04T09:00', 'Open now, until 9 pm'],
  ['2027-01-04T21:00', 'Closed now. Write today, we answer tomorrow from 9 am'],
  ['2027-01-16T21:00', 'Closed now. Write today, we answer on Monday from 9 am'],
  ['2027-02-10T00:29', 'Open now, until 12:30 am'],
  // A Saturday in the Eid holidays.
  ['2027-03-13T12:00', 'Closed now. Write today, we answer on Saturday 20 March from 9 am'],
])('at %s the page shows: %s', (time, words) => {
  expect(statusAt(time)).toBe(words);
});

test('a page cached for hours or days shows the current status', () => {
  expect(statusAt('2027-01-04T21:00', '2027-01-04T10:00')).toBe(
    'Closed now. Write today, we answer tomorrow from 9 am',
  );
  expect(statusAt('2027-01-08T10:00', '2027-01-04T10:00')).toBe('Open now, until 12:30 pm');
  expect(statusAt('2027-01-30T10:00', '2027-01-04T10:00')).toBe('We answer daily.');
});

test('the line under the helpline names it', () => {
  jest.useFakeTimers({ now: at('2027-01-04T10:00') });
  const { container } = render(<OpenNow times={openMinutes(hours, at('2027-01-04T10:00'))} isHelpline />);
  expect(container).toHaveTextContent('Our helpline is open until 9 pm');
});

test('the HTML has the hours of all days and nothing about today', () => {
  const html = renderToString(<HoursAndFacts hours={hours} at={at('2027-01-18T10:00')} facts={[]} />);
  document.body.innerHTML = html;
  expect(document.body).toHaveTextContent(/^Opening hours/);
  expect(hoursText(hours, at('2027-01-18T10:00')).replaceAll('\u00a0', ' ')).toBe(
    'Monday – Thursday, 9 am to 9 pm; Friday, 9 am to 12:30 pm and 2:30 pm to 9 pm; Saturday, 9 am to 6 pm',
  );
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual(
    expect.arrayContaining([
      'Monday – Thursday9 am to 9 pm',
      'Friday9 am to 12:30 pm2:30 pm to 9 pm',
      'SundayClosed',
      'Tuesday9 pm to 12:30 am',
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Ramazan 8 February 2027 – 9 March 2027' })).toBeVisible();
});
