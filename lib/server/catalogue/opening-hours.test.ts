import { describe, expect, test } from '@jest/globals';
import { ramazan, usualWeek, weekOf } from '@/tests/support/samples/week';
import { exceptionalHours, openMinutes, weekLines } from './opening-hours';

const eid = { name: 'Eid', from: '2027-03-10', until: '2027-03-12', week: weekOf('closed') };
const hours = { week: usualWeek, other: [ramazan, eid] };
const at = (time: string) => new Date(`${time}:00+05:00`);
const asText = (times: ReturnType<typeof openMinutes>) =>
  times.map((span) =>
    span.map((minutes) => new Date((minutes + 300) * 60_000).toISOString().slice(0, 16)).join(' '),
  );
const firstTimes = (time: string, table: Parameters<typeof openMinutes>[0] = hours) =>
  asText(openMinutes(table, at(time)))[0];

describe('the open times of a centre', () => {
  // 4 January 2027 is a Monday.
  test.each([
    ['before it opens', '2027-01-04T08:59', '2027-01-04T09:00 2027-01-04T21:00'],
    ['from the minute it opens', '2027-01-04T09:00', '2027-01-04T09:00 2027-01-04T21:00'],
    ['in the last minute', '2027-01-04T20:59', '2027-01-04T09:00 2027-01-04T21:00'],
    ['the minute it closes', '2027-01-04T21:00', '2027-01-05T09:00 2027-01-05T21:00'],
    ['in the break on Friday', '2027-01-08T13:00', '2027-01-08T14:30 2027-01-08T21:00'],
    ['on a closed day', '2027-01-10T12:00', '2027-01-11T09:00 2027-01-11T21:00'],
    ['on the last usual day before Ramazan', '2027-02-07T23:00', '2027-02-08T10:00 2027-02-08T16:00'],
    ['in an evening of Ramazan', '2027-02-09T20:00', '2027-02-09T21:00 2027-02-10T00:30'],
    ['after midnight in Ramazan', '2027-02-10T00:29', '2027-02-09T21:00 2027-02-10T00:30'],
    ['after midnight into a closed day', '2027-02-14T00:10', '2027-02-13T21:00 2027-02-14T00:30'],
    ['after the last midnight of Ramazan', '2027-03-10T00:10', '2027-03-09T21:00 2027-03-10T00:30'],
    ['on a holiday', '2027-03-10T12:00', '2027-03-13T09:00 2027-03-13T21:00'],
  ])('%s', (_, time, expected) => {
    expect(firstTimes(time)).toBe(expected);
  });

  test('cover a week, in order and without overlap', () => {
    const times = openMinutes(hours, at('2027-01-04T08:00'));
    expect(times).toHaveLength(8);
    times.forEach(([opens, closes], index) => {
      expect(opens).toBeLessThan(closes);
      if (index > 0) expect(times[index - 1]?.[1]).toBeLessThan(opens);
    });
  });

  test('during a long holiday are only the next one, or none', () => {
    const june = {
      week: usualWeek,
      other: [{ name: 'Summer', from: '2027-06-01', until: '2027-06-30', week: weekOf('closed') }],
    };
    expect(asText(openMinutes(june, at('2027-06-01T12:00')))).toEqual(['2027-07-01T09:00 2027-07-01T21:00']);
    // 60 days ahead is found, 61 are not.
    const july = (until: string) => ({
      week: usualWeek,
      other: [{ name: 'Summer', from: '2027-06-01', until, week: weekOf('closed') }],
    });
    expect(asText(openMinutes(july('2027-07-30'), at('2027-06-01T12:00')))[0]).toMatch(/^2027-07-31T09:00/);
    expect(openMinutes(july('2027-07-31'), at('2027-06-01T12:00'))).toEqual([]);
    expect(openMinutes({ week: weekOf('closed'), other: [] }, at('2027-06-01T12:00'))).toEqual([]);
  });

  test("use the day in Karachi, not the server's or UTC's", () => {
    // 23:30 on Sunday in UTC is Monday 04:30 in Karachi.
    expect(asText(openMinutes(hours, new Date('2027-01-03T23:30:00Z')))[0]).toBe(
      '2027-01-04T09:00 2027-01-04T21:00',
    );
    // 20:30 on Saturday in UTC is Sunday 01:30 in Karachi, when the centre stays closed.
    expect(asText(openMinutes(hours, new Date('2027-01-09T20:30:00Z')))[0]).toBe(
      '2027-01-11T09:00 2027-01-11T21:00',
    );
  });
});

test('consecutive days with the same hours are one line', () => {
  expect(weekLines(usualWeek).map(({ days, times }) => [days, ...times])).toEqual([
    ['Monday\u00a0– Thursday', '9 am to 9 pm'],
    ['Friday', '9 am to 12:30 pm', '2:30 pm to 9 pm'],
    ['Saturday', '9 am to 9 pm'],
    ['Sunday'],
  ]);
  expect(weekLines(ramazan.week)[0]?.times).toEqual(['10 am to 4 pm', '9 pm to 12:30 am']);
});

test('exceptional hours are shown from four weeks before they begin until their last day is over', () => {
  expect(exceptionalHours(hours, '2027-01-10')).toEqual([]);
  expect(exceptionalHours(hours, '2027-01-11')).toEqual([ramazan]);
  expect(exceptionalHours(hours, '2027-02-10')).toEqual([ramazan, eid]);
  expect(exceptionalHours(hours, '2027-03-09')).toEqual([ramazan, eid]);
  expect(exceptionalHours(hours, '2027-03-10')).toEqual([eid]);
  expect(exceptionalHours(hours, '2027-03-13')).toEqual([]);
});
