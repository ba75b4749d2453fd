import { spawnSync } from 'node:child_process';
import { dayOf, formatMonth, formatWeekday, isMonth } from './time';

test('a day begins in Karachi, five hours before Greenwich', () => {
  expect(dayOf(new Date('2026-12-31T18:59:59Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T19:00:00Z'))).toBe('2027-01-01');
});

test.each([
  ['2026-11', true],
  ['2025-13', false],
  ['2025-00', false],
  ['<script>', false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test('dates and months are written in words', () => {
  expect(formatWeekday('2025-10-11T05:00:00Z')).toBe('Saturday 11 October 2025');
  expect(formatMonth('2026-10')).toBe('Oct 2026');
});

test('a machine shows the same days and months whatever its own time zone', () => {
  // 00:30 on 1 January in Karachi is still December in UTC and further west.
  const script = `
    import { dayOf, formatMoment, isPlacementMonth } from './lib/shared/util/time.ts';
    import { currentMonth, previousMonth, setClock } from './lib/shared/util/time.ts';
    setClock(() => Date.parse('2026-12-31T19:30:00Z'));
    const placement = ['2021-12', '2022-01', '2027-01', '2027-02'].map(isPlacementMonth);
    const months = [currentMonth(), previousMonth(), previousMonth('2026-10')];
    console.log(JSON.stringify([dayOf(), ...months, ...placement, formatMoment(new Date(0))]));`;
  const outputs = ['UTC', 'Asia/Karachi', 'America/Los_Angeles', 'Pacific/Kiritimati'].map((zone) => {
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
    const child = spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, TZ: zone } });
    return child.stdout + child.stderr;
  });
  expect(outputs[0]).toMatch(/^\["2027-01-01","2027-01","2026-12","2026-09",false,true,true,false,"/);
  expect(new Set(outputs).size).toBe(1);
});
