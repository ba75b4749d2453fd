import { randomFrom } from '../../shared/art/tiles.ts';
import { isOutside } from '../batches/time-slots.ts';
import type { Centre } from '../../shared/content/centres.ts';
import { getOpeningHours } from '../content/opening-hours.ts';
import { dayMs } from '../../shared/util/durations.ts';
import * as samples from './sample-values.ts';

/** Generates one row of each kind from seeded numbers, with the wire's field names (docs/product/backend.md). */
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Months since the year 0, by which what changes monthly goes on: `2026-11` → 24322. */
export const monthNumber = (month: string): number =>
  12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;

/** Item `index` of a list in an order of its own for each seed; an item comes again only after all the others. */
export function nth<T>(list: readonly T[], seed: string, index: number): T {
  const random = randomFrom(seed);
  const order = list.map((item) => ({ item, at: random() })).toSorted((one, other) => one.at - other.at);
  return order[((index % list.length) + list.length) % list.length]?.item as T;
}

/** A semester and the code of a batch that is in it that month: year and quarter of its start, and its number. */
function semesterAndBatch(random: Random, month: string): { semester: string; batchCode: string } {
  const taken = between(random, 0, samples.semesters.length - 1);
  const started = monthNumber(month) - 6 * taken - between(random, 1, 5);
  const year = twoDigits(Math.floor(started / 12) % 100);
  const quarter = 'ABCD'.charAt(Math.floor((started % 12) / 3));
  return {
    semester: samples.semesters[taken] as string,
    batchCode: `${year}${quarter}${between(random, 1, 9)}`,
  };
}

/** A GUID from seeded numbers, stable and shaped like the backend's. */
function guid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  hex[12] = '4';
  hex[16] = 'a';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Person = { name: string; portrait: string };

/** Person `index` of a list: names and portraits repeat after a dozen at the earliest. */
function person(seed: string, index: number): Person {
  const first = nth(samples.firstNames, `first:${seed}`, index);
  const folder = samples.womensNames.includes(first) ? 'w' : 'm';
  const portraits = Array.from({ length: 12 }, (_, at) => twoDigits(at + 1));
  return {
    name: `${first} ${nth(samples.lastNames, `last:${seed}`, index)}`,
    portrait: `people/${folder}${nth(portraits, `portrait:${seed}`, index)}.webp`,
  };
}

/** An upload field: mostly the file, sometimes null or the upload placeholder. */
function upload(random: Random, file: string): string | null {
  const chance = random();
  if (chance < 0.05) return null;
  return chance < 0.1 ? 'string' : file;
}

/** A centre as Centres/GetById gives it. */
export function centreRow(centre: Centre, index: number): Record<string, unknown> {
  const { lat, lon } = centre.position;
  const box = [lon - 0.02, lat - 0.014, lon + 0.02, lat + 0.014].map((value) => value.toFixed(3)).join(',');
  const maps = [
    `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${lat},${lon}`,
    `https://maps.google.com/maps?q=${lat},${lon}&z=15&output=embed`,
    '---',
    '',
    null,
  ];
  const page = `example-${centre.slug}`;
  return {
    id: centre.id,
    centreName: centre.name,
    city: centre.city,
    image:
      // One in four has a photo; the others show the drawing of their house.
      index % 5 === 4 ? 'string' : index % 4 === 1 ? `centres/c${twoDigits((index % 8) + 1)}.webp` : null,
    centreVideo: index % 4 === 3 ? null : 'videos/centre.mp4',
    maapLink: maps[index % 3 === 2 ? 2 + (Math.floor(index / 3) % 3) : index % 2],
    phne: centre.phone,
    phne2: centre.whatsapp,
    phne3: centre.phone3 ?? '---',
    fbLink: `https://www.facebook.com/${page}`,
    ytLink: index % 6 === 5 ? '' : `https://www.youtube.com/@${page}`,
    inLink: index % 4 === 1 ? '---' : `https://www.linkedin.com/company/${page}`,
  };
}

/** Statuses of docs/product/backend.md#b22: 1 Limited Seats, 2 Admission Open, 3 Admission Closed. */
function statusFor(days: number, random: Random): number {
  if (days < 0) return random() < 0.7 ? 3 : 1;
  if (days < 14) return random() < 0.5 ? 1 : 2;
  return random() < 0.85 ? 2 : 1;
}

/** The batches of a centre around a day, `YYYY-MM-DD`, within its opening hours; more of them at a busy one. */
export function batchRows(centre: Centre, today: string, busy: boolean): Record<string, unknown>[] {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * dayMs;
  const rows: Record<string, unknown>[] = [];
  const hours = getOpeningHours(centre.slug);
  const isOpenFor = (meeting: Parameters<typeof isOutside>[0]) => !hours || !isOutside(meeting, hours);
  for (let week = -2; week <= 10; week += 1) {
    const starts = monday + week * 7 * dayMs;
    const random = randomFrom(`batch:${centre.id}:${iso(starts)}`);
    const count = busy ? 5 : between(random, 1, 2);
    // The camps are held in the summer holidays.
    const isSummer = /-0[67]-/.test(iso(starts));
    const courses = isSummer ? [...samples.courseCodes, ...samples.campCodes] : samples.courseCodes;
    for (let n = 0; n < count; n += 1) {
      const mwf = random() < 0.5;
      const days = mwf ? 'mwf' : 'tts';
      const date = starts + (mwf ? 0 : 1) * dayMs;
      const slots = samples.timeSlots.filter((timeSlot) => isOpenFor({ days, timeSlot, date: iso(date) }));
      if (slots.length === 0) continue;
      rows.push({
        id: guid(random),
        courseName: nth(courses, `courses:${centre.id}:${iso(starts)}`, n),
        startDate: `${iso(date)}T00:00:00`,
        timeSlot: nth(slots, `slots:${centre.id}:${iso(starts)}`, n),
        days,
        status: statusFor((date - now) / dayMs, random),
        date: iso(date),
      });
    }
  }
  return withEveryStatus(rows);
}

/** Sets the status of the first, the fifth and the last batch, so that every page shows all three. */
function withEveryStatus(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const at = { 3: 0, 1: 4, 2: rows.length - 1 } as const;
  for (const [status, index] of Object.entries(at)) {
    const row = rows[index];
    if (row) row.status = Number(status);
  }
  return rows;
}

/** `index` counts the students of the centre from month to month. */
export function studentRow(random: Random, centre: string, index: number, month: string) {
  const { name, portrait } = person(`som:${centre}`, index);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait),
    month,
    ...semesterAndBatch(random, month),
  };
}

/** `index` counts the projects of the centre from month to month; `dated`: whether the centre names the month. */
export function projectRow(random: Random, centre: string, index: number, month: string, dated: boolean) {
  const members = between(random, 1, 4);
  const member = (n: number) =>
    n <= members ? person(`pom:${centre}`, 4 * index + n).name : n % 2 === 0 ? null : '---';
  const project = nth([...samples.projects.keys()], `projects:${centre}`, index);
  return {
    id: guid(random),
    projectName: samples.projects[project],
    image: upload(random, `projects/p${twoDigits(project + 1)}.webp`),
    memberOne: member(1),
    memberTwo: member(2),
    memberThree: member(3),
    memberFour: member(4),
    ...semesterAndBatch(random, month),
    ...(dated && { month }),
  };
}

/** `list` seeds the persons of a month at a centre, `index` is the row of it. */
export function placementRow(random: Random, list: string, index: number): Record<string, unknown> {
  const { name, portrait } = person(list, index);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait),
    designation: nth(samples.designations, `designation:${list}`, index),
    company: nth(samples.companies, `company:${list}`, index),
  };
}

const posts = [
  (id: string) => `https://www.facebook.com/example/posts/${id}`,
  (id: string) => `https://x.com/example/status/${id}`,
  (id: string) => `https://www.instagram.com/p/${id}/`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://twitter.com/example/status/${id}`,
];

/** `14 November 2026` */
const longDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The name of an event with what it was and its day in a month, as centres write it. */
export const eventName = (title: string, month: string, date: number): string =>
  `${title} · ${longDay.format(Date.parse(`${month}-${twoDigits(date)}`))}`;

/** `art` is the index of the event's pictures (media/events), of which there are three. */
export function eventRow(random: Random, name: string, art: number, least: number, most: number) {
  const link = (_: unknown, n: number) => ({
    link: pick(random, posts)(String(between(random, 10_000_000, 99_999_999))),
    imgUrl: upload(random, `events/e${twoDigits(art + 1)}${'abc'.charAt(n % 3)}.webp`),
  });
  return {
    id: guid(random),
    name,
    eventLinks: Array.from({ length: between(random, least, most) }, link),
  };
}
