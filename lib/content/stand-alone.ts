import { standAloneCourses } from '../../content/courses/stand-alone.ts';
import type { Motif } from '../art/motifs.ts';
import type { EnquiryCode } from './courses.ts';
import type { ContentImage } from './image.ts';

/**
 * One of the six courses of /courses-details (docs/product/pages.md#p9, docs/product/content.md#d4;
 * docs/product/choices.md#c15, #c27). The specification's `poster` and `posterVideo` are the drawn art and video of the
 * slug.
 */
export type StandAloneCourse = {
  slug: string;
  title: string;
  description: string;
  subTitle: string;
  subDescription: string;
  /** Heading above the two lists. */
  thirdTitle: string;
  objective: readonly string[];
  module: readonly string[];
  /** simple-icons slug of the technology. */
  logo?: string;
  motif: Motif;
  enquire: EnquiryCode;
  /** Slugs of recommended next courses. */
  next?: readonly string[];
  image?: ContentImage;
};

/** The six, in the order of their id. */
export const getStandAloneCourses = (): readonly StandAloneCourse[] => standAloneCourses;

/** The course with this id, '0' to '5'; undefined for anything else. */
export const getStandAloneCourse = (id: string): StandAloneCourse | undefined =>
  /^[0-5]$/.test(id) ? standAloneCourses[Number(id)] : undefined;

/** Address of a stand-alone course. */
export const standAloneHref = (id: number): string => `/courses-details?id=${id}`;
