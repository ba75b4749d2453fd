import { adse } from '../../content/courses/adse.ts';
import { hdse } from '../../content/courses/hdse.ts';
import { adse1 } from '../../content/courses/semesters/adse-1.ts';
import { adse2 } from '../../content/courses/semesters/adse-2.ts';
import { cpism } from '../../content/courses/semesters/cpism.ts';
import { dism } from '../../content/courses/semesters/dism.ts';
import { hdse1 } from '../../content/courses/semesters/hdse-1.ts';
import { hdse2 } from '../../content/courses/semesters/hdse-2.ts';
import { hdse3 } from '../../content/courses/semesters/hdse-3.ts';
import { hdse4 } from '../../content/courses/semesters/hdse-4.ts';
import type { EnquiryCode } from './courses.ts';
import { getStandAloneCourses } from './stand-alone.ts';

export const semesterSlugs = [
  'cpism',
  'dism',
  'hdse-1',
  'hdse-2',
  'hdse-3',
  'hdse-4',
  'adse-1',
  'adse-2',
] as const;
export type SemesterSlug = (typeof semesterSlugs)[number];

/** A technology; `icon` is its simple-icons slug, undefined when that set has none. */
export type Technology = { name: string; icon?: string };

/** One semester tab: objectives, modules, job profiles, workshops, technologies (docs/product/pages.md#p8). */
export type Semester = {
  slug: SemesterSlug;
  /** Text of the tab. */
  label: string;
  /** Subject of the semester, as a heading. */
  title: string;
  summary: string;
  objectives: readonly string[];
  modules: readonly { title: string; text: string }[];
  /** Bridge subjects towards intermediate equivalency. */
  bridge?: readonly { title: string; text: string }[];
  project: string;
  jobProfiles: readonly string[];
  workshops: readonly { title: string; text: string }[];
  technologies: readonly Technology[];
};

/** A diploma page: /courses-adse or /courses-hdse. */
export type Programme = {
  slug: 'adse' | 'hdse';
  path: '/courses-adse' | '/courses-hdse';
  name: string;
  fullName: string;
  enquire: EnquiryCode;
  lead: string;
  intro: readonly string[];
  /** The summary list beside the introduction. */
  facts: readonly { label: string; value: string }[];
  semesters: readonly SemesterSlug[];
  /** Options after the diploma. */
  after: readonly { title: string; text: string; href: string; link: string }[];
};

const programmes = { adse, hdse } as const;

/** A diploma programme. */
export const getProgramme = (slug: Programme['slug']): Programme => programmes[slug];

const semesters: Readonly<Record<SemesterSlug, Semester>> = {
  cpism,
  dism,
  'hdse-1': hdse1,
  'hdse-2': hdse2,
  'hdse-3': hdse3,
  'hdse-4': hdse4,
  'adse-1': adse1,
  'adse-2': adse2,
};

/** The six semesters of a programme in order; the first four are shared by both. */
export const getSemesters = (programme: Programme): readonly Semester[] =>
  programme.semesters.map((slug) => semesters[slug]);

/** simple-icons slugs named by the semesters and the stand-alone courses, each once; `npm run art` copies these icons. */
export function getTechnologyIcons(): readonly string[] {
  const named = [
    ...Object.values(semesters).flatMap((semester) => semester.technologies.map(({ icon }) => icon)),
    ...getStandAloneCourses().map(({ logo }) => logo),
  ];
  return [...new Set(named.filter((icon) => icon !== undefined))];
}
