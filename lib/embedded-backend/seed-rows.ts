import { randomFrom } from '../art/tiles.ts';
import type { Centre } from '../content/centres.ts';
import * as samples from './sample-values.ts';

/** Generates one row of each kind from seeded numbers, with the wire's field names (docs/product/backend.md). */
const day = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const batchCode = (random: Random) =>
  `${between(random, 23, 26)}${pick(random, 'ABCDE'.split(''))}${between(random, 1, 9)}`;

/** A GUID from seeded numbers, stable and shaped like the backend's. */
function guid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  hex[12] = '4';
  hex[16] = 'a';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Person = { name: string; portrait: string };

function person(random: Random): Person {
  const first = pick(random, samples.firstNames);
  const folder = samples.womensNames.has(first) ? 'w' : 'm';
  return {
    name: `${first} ${pick(random, samples.lastNames)}`,
    portrait: `people/${folder}${twoDigits(between(random, 1, 12))}.webp`,
  };
}

/**
 * An upload field: mostly the file, sometimes null, the upload placeholder, or (with `broken`) a file that does not exist.
 */
function upload(random: Random, file: string, broken = false): string | null {
  const chance = random();
  if (broken && chance > 0.6) return file.replace(/[^/]+$/, 'not-uploaded.webp');
  if (chance < 0.05) return null;
  return chance < 0.1 ? 'string' : file;
}

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

/** Statuses of docs/product/backend.md#b22: 1 Limited Seats, 2 Admission Open, 3 Admission Closed. */
function statusFor(days: number, random: Random): number {
  if (days < 0) return random() < 0.7 ? 3 : 1;
  if (days < 14) return random() < 0.5 ? 1 : 2;
  return random() < 0.85 ? 2 : 1;
}

export function batchRows(centre: Centre, today: string, busy: boolean): Record<string, unknown>[] {
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
        courseName: pick(random, samples.courseCodes),
        startDate: `${iso(date)}T00:00:00`,
        timeSlot: pick(random, samples.timeSlots),
        days: mwf ? 'mwf' : 'tts',
        status: statusFor((date - now) / day, random),
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

export function studentRow(random: Random, month: string, broken: boolean): Record<string, unknown> {
  const { name, portrait } = person(random);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait, broken),
    month,
    semester: pick(random, samples.semesters),
    batchCode: batchCode(random),
  };
}

export function projectRow(random: Random, month: string | undefined): Record<string, unknown> {
  const members = between(random, 1, 4);
  const member = (n: number) => (n <= members ? person(random).name : n % 2 === 0 ? null : '---');
  const project = between(random, 0, samples.projects.length - 1);
  return {
    id: guid(random),
    projectName: samples.projects[project],
    image: upload(random, `projects/p${twoDigits(project + 1)}.webp`),
    memberOne: member(1),
    memberTwo: member(2),
    memberThree: member(3),
    memberFour: member(4),
    semester: pick(random, samples.semesters),
    batchCode: batchCode(random),
    ...(month && { month }),
  };
}

export function placementRow(random: Random, broken: boolean): Record<string, unknown> {
  const { name, portrait } = person(random);
  return {
    id: guid(random),
    studentName: name,
    image: upload(random, portrait, broken),
    designation: pick(random, samples.designations),
    company: pick(random, samples.companies),
  };
}

const posts = [
  (id: string) => `https://www.facebook.com/example/posts/${id}`,
  (id: string) => `https://x.com/example/status/${id}`,
  (id: string) => `https://www.instagram.com/p/${id}/`,
  (id: string) => `https://www.youtube.com/watch?v=${id}`,
  (id: string) => `https://twitter.com/example/status/${id}`,
];

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
