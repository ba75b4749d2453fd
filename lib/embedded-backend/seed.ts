import { randomFrom } from '../art/tiles.ts';
import { getCentres, type Centre } from '../content/centres.ts';
import { previousMonth } from '../time.ts';
import * as words from './words.ts';

/**
 * The data of a living institute, relative to a day (`YYYY-MM-DD`, Karachi): batches around it, students, projects and
 * placements of the months before. Pure: the same day gives the same data. What is tied to a week or month is seeded by
 * it, so a batch announced on Monday is still there on Tuesday. Rows carry the wire's own spelling (spec.md 3).
 * Reason for the length: one recipe for each kind of row, and each needs the others' dates.
 */
export type SeedRow = {
  resource: SeedResource;
  centre: string;
  month: string;
  body: Record<string, unknown>;
};
export type SeedResource = 'centre' | 'batch' | 'som' | 'pom' | 'placement' | 'event' | 'global';

/** Centres with gaps on purpose, so that every empty state can be seen. */
export const sparse: Readonly<Record<string, readonly SeedResource[]>> = {
  timergara: ['batch', 'som', 'pom', 'placement', 'event'],
  lyari: ['som', 'pom', 'placement', 'event'],
  'surjani-town': ['pom', 'event'],
  sukkur: ['som', 'placement'],
  landhi: ['batch'],
};

const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const batchCode = (random: Random) =>
  `${between(random, 23, 26)}${pick(random, 'ABCDE'.split(''))}${between(random, 1, 9)}`;

/** A GUID made of seeded numbers: stable, and shaped like the backend's. */
function guid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  hex[12] = '4';
  hex[16] = 'a';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Person = { name: string; portrait: string };

function person(random: Random): Person {
  const first = pick(random, words.firstNames);
  const folder = words.womensNames.has(first) ? 'w' : 'm';
  return {
    name: `${first} ${pick(random, words.lastNames)}`,
    portrait: `people/${folder}${twoDigits(between(random, 1, 12))}.webp`,
  };
}

/** Mostly the file; now and then nothing, the upload placeholder, or (where `broken`) a file that is not there. */
function upload(random: Random, file: string, broken = false): string | null {
  const luck = random();
  if (broken && luck > 0.6) return file.replace(/[^/]+$/, 'not-uploaded.webp');
  if (luck < 0.05) return null;
  return luck < 0.1 ? 'string' : file;
}

function centreRow(centre: Centre, index: number): Record<string, unknown> {
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
      index % 5 === 4 ? 'string' : index % 7 === 6 ? null : `centres/c${twoDigits((index % 8) + 1)}.webp`,
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

/** Statuses of spec.md 4: 1 Limited Seats, 2 Admission Open, 3 Admission Closed. */
function statusFor(days: number, random: Random): number {
  if (days < 0) return random() < 0.7 ? 3 : 1;
  if (days < 14) return random() < 0.5 ? 1 : 2;
  return random() < 0.85 ? 2 : 1;
}

function batchRows(centre: Centre, today: string, busy: boolean): Record<string, unknown>[] {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * day;
  const rows: Record<string, unknown>[] = [];
  for (let week = -2; week <= 10; week += 1) {
    const starts = monday + week * 7 * day;
    const random = randomFrom(`batch:${centre.id}:${iso(starts)}`);
    const count = busy ? 5 : between(random, 1, 2);
    for (let n = 0; n < count; n += 1) {
      const mwf = random() < 0.5;
      const date = starts + (mwf ? 0 : 1) * day;
      rows.push({
        id: guid(random),
        courseName: pick(random, words.courseCodes),
        startDate: `${iso(date)}T00:00:00`,
        timeSlot: pick(random, words.timeSlots),
        days: mwf ? 'mwf' : 'tts',
        status: statusFor((date - now) / day, random),
        date: iso(date),
      });
    }
  }
  return withEveryStatus(rows);
}

/** Turns the first, second and last batch so that a visitor always meets the three states. */
function withEveryStatus(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const at = { 3: 0, 1: 4, 2: rows.length - 1 } as const;
  for (const [status, index] of Object.entries(at)) {
    const row = rows[index];
    if (row) row.status = Number(status);
  }
  return rows;
}

function studentRow(random: Random, month: string, broken: boolean): Record<string, unknown> {
  const { name, portrait } = person(random);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait, broken),
    month,
    semester: pick(random, words.semesters),
    batchCode: batchCode(random),
  };
}

function projectRow(random: Random, month: string | undefined): Record<string, unknown> {
  const members = between(random, 1, 4);
  const member = (n: number) => (n <= members ? person(random).name : n % 2 === 0 ? null : '---');
  const project = between(random, 0, words.projects.length - 1);
  return {
    id: guid(random),
    projectName: words.projects[project],
    image: upload(random, `projects/p${twoDigits(project + 1)}.webp`),
    memberOne: member(1),
    memberTwo: member(2),
    memberThree: member(3),
    memberFour: member(4),
    semester: pick(random, words.semesters),
    batchCode: batchCode(random),
    ...(month && { month }),
  };
}

function placementRow(random: Random, broken: boolean): Record<string, unknown> {
  const { name, portrait } = person(random);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait, broken),
    designation: pick(random, words.designations),
    company: pick(random, words.companies),
  };
}

const posts = [
  (id: string) => `https://www.facebook.com/example/posts/${id}`,
  (id: string) => `https://x.com/example/status/${id}`,
  (id: string) => `https://www.instagram.com/p/${id}/`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://twitter.com/example/status/${id}`,
];

/** `art` numbers the event's pictures (media/events): three of each. */
function eventRow(random: Random, name: string, art: number, least: number, most: number) {
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

/** `count` months before the given one, oldest first. */
function monthsBefore(month: string, count: number): string[] {
  const months: string[] = [];
  for (let at = previousMonth(month); months.length < count; at = previousMonth(at)) months.unshift(at);
  return months;
}

function* centreRows(centre: Centre, index: number, today: string): Generator<SeedRow> {
  const month = today.slice(0, 7);
  const row = (resource: SeedResource, body: Record<string, unknown>, of = '') => ({
    resource,
    centre: centre.id,
    month: of,
    body,
  });
  const gaps = sparse[centre.slug] ?? [];
  const has = (resource: SeedResource) => !gaps.includes(resource);
  yield row('centre', centreRow(centre, index));
  // One centre with pictures that fail to load; elsewhere they would only fill visitors' consoles with errors.
  const broken = centre.slug === 'malir';
  const busy = centre.slug === 'gulshan-e-iqbal' || centre.slug === 'shahrah-e-faisal';
  if (has('batch')) for (const body of batchRows(centre, today, busy)) yield row('batch', body);
  for (const of of monthsBefore(month, 6)) {
    const random = randomFrom(`som:${centre.id}:${of}`);
    const count = between(random, 1, 2);
    if (has('som')) for (let n = 0; n < count; n += 1) yield row('som', studentRow(random, of, broken), of);
  }
  for (const of of monthsBefore(month, 3)) {
    const random = randomFrom(`pom:${centre.id}:${of}`);
    const count = between(random, 1, 2);
    const dated = index % 3 === 0 ? undefined : of;
    if (has('pom')) for (let n = 0; n < count; n += 1) yield row('pom', projectRow(random, dated), of);
  }
  for (const of of [...monthsBefore(month, 14), month]) {
    const random = randomFrom(`placement:${centre.id}:${of}`);
    const count = of === month ? between(random, 0, 2) : between(random, 2, 9);
    if (has('placement'))
      for (let n = 0; n < count; n += 1) yield row('placement', placementRow(random, broken), of);
  }
  const random = randomFrom(`event:${centre.id}`);
  const first = between(random, 0, 9);
  const count = between(random, 2, 5);
  for (let n = 0; n < count && has('event'); n += 1) {
    const at = (first + n) % words.centreEvents.length;
    yield row('event', eventRow(random, words.centreEvents[at] as string, at, 1, 3));
  }
}

/** Every row of the seed for a day. */
export function* seedRows(today: string): Generator<SeedRow> {
  let index = 0;
  for (const centre of getCentres()) {
    yield* centreRows(centre, index, today);
    index += 1;
  }
  for (const [at, name] of words.globalEvents.entries()) {
    const random = randomFrom(`global:${name}`);
    const body = eventRow(random, name, words.centreEvents.length + at, 2, 3);
    yield { resource: 'global', centre: '', month: '', body };
  }
}

/** The cities of the centres, numbered from 1 in the order of content. */
export function seedCities(): { id: number; name: string }[] {
  const names = [...new Set(getCentres().map((centre) => centre.city))];
  return names.map((name, index) => ({ id: index + 1, name }));
}
