import type { Category } from '../schema/courses.ts';

/** The tabs of /courses. Titles and taglines come from the specification. */
export const categories: readonly Category[] = [
  {
    id: 1,
    slug: 'career',
    title: 'Career Program',
    tagline: 'Career Courses For Matric & Intermediate student',
  },
  {
    id: 2,
    slug: 'acn-pro',
    title: 'ACN-Pro',
    tagline: 'Aptech Certified NXT Generation Professional',
  },
  {
    id: 3,
    slug: 'smart-pro',
    title: 'Smart Pro',
    tagline: 'ProTrack your skills with SMART PRO Programming',
    page: '/courses-sp',
  },
  {
    id: 4,
    slug: 'short-course',
    title: 'Short Course',
    tagline: 'Quick Skills LIFELONG IMPACT',
    page: '/courses-sc',
  },
  {
    id: 5,
    slug: 'english',
    title: 'English Language',
    tagline: 'Your Pathway to Communication EXCELLENCE',
    page: '/courses-lg',
  },
  {
    id: 6,
    slug: 'summer-camp',
    title: 'Summer Camp',
    tagline: 'Future-Ready Careers Begin',
    page: '/aptech-technology-camp',
  },
];
