import { dayOf, formatDay } from '../../foundation/time.ts';
import { instantOf } from '../editions.ts';
import { amountOf } from '../fact-names.ts';
import type { EventsContent } from '../schema/events.ts';
import type { Centre, City } from '../schema/centres.ts';
import type { Policies } from '../schema/information.ts';
import type { AlumniContent } from '../schema/people.ts';
import type { CourseNames } from '../schema/search.ts';
import type { Site } from '../schema/site.ts';
import { locate, show, type Contents, type Problem } from './problem.ts';
import { itemFiles, recordsOf } from './references.ts';

/** Rules over several items or files. They run on content whose shape is right, so they may read it by its type. */

type Level = Problem['level'];
/** A problem at a path, with its item, its field and the value found. */
export function problemAt(
  contents: Contents,
  file: string,
  path: readonly string[],
  text: string,
  level: Level = 'error',
): Problem {
  const root = contents[file]?.[path[0] ?? ''];
  const below = path.slice(1);
  let value: unknown = root;
  for (const key of below) value = (value as Record<string, unknown> | undefined)?.[key];
  const found = typeof value === 'object' || value === undefined ? undefined : show(value);
  return { level, file, path, ...locate(root, below), text, found };
}

const kilometresBetween = (a: City['position'], b: City['position']): number =>
  111 * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));

/** How far a centre may be from the middle of its city. */
const mostKilometres = 60;

function centreProblems(contents: Contents): Problem[] {
  const file = 'content/centres.ts';
  const centres = recordsOf(contents, file) as unknown as Centre[];
  const cities = new Map(
    (recordsOf(contents, 'content/cities.ts') as unknown as City[]).map((city) => [city.name, city]),
  );
  const first = new Map<string, Centre>();
  /** The earlier centre with the same value, which is remembered when there is none. */
  const earlier = (key: string, centre: Centre) => {
    const known = first.get(key);
    if (!known) first.set(key, centre);
    return known;
  };
  return centres.flatMap((centre, index) => {
    const at = (field: string, text: string, level?: Level) =>
      problemAt(contents, file, ['centres', String(index), field], text, level);
    const plain = centre.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const namesake = earlier(`name ${plain} ${centre.city}`, centre);
    const elsewhere = earlier(`name ${plain}`, centre);
    const phone = earlier(`phone ${centre.phone}`, centre);
    const city = cities.get(centre.city);
    const away = city ? Math.round(kilometresBetween(centre.position, city.position)) : 0;
    return [
      ...(namesake ? [at('name', `is the name of another centre in ${centre.city} (${namesake.slug})`)] : []),
      ...(elsewhere && !namesake
        ? [at('name', `is the name of a centre in ${elsewhere.city} as well (${elsewhere.slug})`, 'warning')]
        : []),
      ...(phone ? [at('phone', `is the phone of ${phone.slug} as well`, 'warning')] : []),
      ...(away > mostKilometres
        ? [
            at(
              'position',
              `is ${away} km from ${centre.city}; at most ${mostKilometres} km. Is the city right?`,
            ),
          ]
        : []),
    ];
  });
}

function figureProblems(contents: Contents): Problem[] {
  const site = contents['content/site.ts']?.site as Site | undefined;
  if (!site) return [];
  const { statistics } = site;
  const at = (field: string, text: string) =>
    problemAt(contents, 'content/site.ts', ['site', 'statistics', field], text);
  const listed = recordsOf(contents, 'content/centres.ts').length;
  const inOrder = [
    ['centresInPakistan', 'centres'],
    ['centresWorldwide', 'centres'],
    ['alumniInPakistan', 'alumniWorldwide'],
    ['continents', 'countries'],
  ] as const;
  return [
    ...(amountOf(statistics.centresInPakistan) < listed
      ? [at('centresInPakistan', `contradicts content/centres.ts, which lists ${listed} centres`)]
      : []),
    ...inOrder
      .filter(([less, more]) => amountOf(statistics[less]) > amountOf(statistics[more]))
      .map(([less, more]) => at(less, `contradicts ${more}, which is less: ${statistics[more]}`)),
    ...(site.headOffice.lines.some((line) => line.includes(site.headOffice.postalCode))
      ? []
      : [
          problemAt(
            contents,
            'content/site.ts',
            ['site', 'headOffice', 'postalCode'],
            'contradicts the lines of the address, which do not have it',
          ),
        ]),
  ];
}

/** Editions of the event that get in each other's way, and one that is over while its forms are open. */
function editionProblems(contents: Contents, now: Date): Problem[] {
  const events = (contents['content/events.ts']?.events ?? []) as EventsContent;
  const at = (index: number, field: string, text: string, level?: Level) =>
    problemAt(contents, 'content/events.ts', ['events', String(index), field], text, level);
  return events.flatMap(({ day, to, registration, registrationOpens }, index) => {
    const overlaps = events.find((other) => other.day < day && registrationOpens <= other.day);
    const isOver = Date.parse(instantOf(day, to)) < now.getTime();
    return [
      ...(overlaps
        ? [
            at(
              index,
              'registrationOpens',
              `overlaps ${overlaps.slug}, which is on ${overlaps.day}: a page shows one edition at a time, so this one opens on a later day`,
            ),
          ]
        : []),
      ...(isOver && registration === 'open'
        ? [
            at(
              index,
              'registration',
              `the event was on ${day} and its forms are still open: set it to 'auto' or 'closed'`,
              'warning',
            ),
          ]
        : []),
    ];
  });
}

/** Dates that cannot be yet. */
function dateProblems(contents: Contents, now: Date): Problem[] {
  const policies = contents['content/policies.ts']?.policies as Policies | undefined;
  const alumni = contents['content/alumni.ts']?.alumni as AlumniContent | undefined;
  const today = dayOf(now);
  const future = [
    ...Object.entries(policies ?? {}).map(([which, { updated }]) => ({
      file: 'content/policies.ts',
      path: ['policies', which, 'updated'],
      day: updated,
    })),
    ...(alumni?.stars ?? []).map(({ month }, index) => ({
      file: 'content/alumni.ts',
      path: ['alumni', 'stars', String(index), 'month'],
      day: month ?? '',
    })),
  ].filter(({ day }) => day > today);
  return future.map(({ file, path }) =>
    problemAt(contents, file, path, `is in the future; today is ${today}`),
  );
}

/** A slug that items of several files have; it names a drawing and the topic of an enquiry. */
function slugProblems(contents: Contents): Problem[] {
  const seen = new Map<unknown, string>();
  return itemFiles.flatMap((file) =>
    recordsOf(contents, file).flatMap(({ slug }, index) => {
      const other = seen.get(slug);
      seen.set(slug, file);
      return other === undefined || other === file
        ? []
        : [
            problemAt(
              contents,
              file,
              [Object.keys(contents[file] ?? {})[0] ?? '', String(index), 'slug'],
              `is taken by an item of ${other}; slugs are unique over all courses`,
            ),
          ];
    }),
  );
}

/** A name on the wire that would stand for two courses. */
function courseNameProblems(contents: Contents): Problem[] {
  const file = 'content/course-names.ts';
  const courseOf = new Map<string, string>();
  return (recordsOf(contents, file) as unknown as CourseNames[]).flatMap(({ course, names }, index) =>
    names.flatMap((name, place) => {
      const other = courseOf.get(name.toLowerCase());
      courseOf.set(name.toLowerCase(), course);
      const path = ['courseNames', String(index), 'names', String(place)];
      return other === undefined ? [] : [problemAt(contents, file, path, `is a name of ${other} as well`)];
    }),
  );
}

/** Figures that texts name as facts, by the word that follows them. */
const stated: readonly (readonly [words: RegExp, facts: string])[] = [
  [/\b\d[\d,.]*\+? (?:[A-Z]\w+ )?cent(?:re|er)s\b/, '{centresInPakistan}, {centres} or {centresWorldwide}'],
  [/\b\d+ countries\b/, '{countries}'],
  [/\b\d+ continents\b/, '{continents}'],
  [/\b[\d.,]+ million students\b/, '{students}'],
  [/\b\d+K?\+? placements\b/, '{placements}'],
  [/\b[\d,]+\+? recruitment partners\b/, '{recruitmentPartners}'],
  [/\b\d+ [KM] (?:\w+ )?alumni\b/, '{alumniWorldwide} or {alumniInPakistan}'],
];

/** The fact that a text writes out by hand, if any: it would stay behind when the fact changes. */
export function writtenOut(text: string, contents: Contents): string | undefined {
  const figure = stated.find(([words]) => words.test(text));
  if (figure)
    return `states ${figure[0].exec(text)?.[0]} by hand: write ${figure[1]}, so that it changes everywhere at once`;
  const site = contents['content/site.ts']?.site as Site | undefined;
  if (site && text.includes(site.helpline)) return 'writes the helpline by hand: write {helpline}';
  const editions = (contents['content/events.ts']?.events ?? []) as EventsContent;
  // Past editions are history and may be written out. A list of a wrong shape has a problem of its own.
  const latest = Array.isArray(editions)
    ? editions.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1)
    : undefined;
  const noon = Date.parse(`${latest?.day}T12:00:00+05:00`);
  if (!latest || Number.isNaN(noon)) return undefined;
  if (text.includes(formatDay(new Date(noon))))
    return 'writes the day of the event by hand: write {eventDay} or {eventDate}';
  return text.includes(`${latest.name} ${latest.day.slice(0, 4)}`)
    ? 'writes the year of the event by hand: write {eventName} {eventYear}'
    : undefined;
}

/** Every contradiction between items and between files. */
export const contradictions = (contents: Contents, now: Date): Problem[] => [
  ...centreProblems(contents),
  ...figureProblems(contents),
  ...editionProblems(contents, now),
  ...dateProblems(contents, now),
  ...slugProblems(contents),
  ...courseNameProblems(contents),
];
