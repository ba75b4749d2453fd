import { technologyCamp } from '../../content/courses/technology-camp.ts';

export type CampTrack = {
  /** Slug of the Summer Camp course it describes, and its fragment. */
  slug: string;
  title: string;
  ages: string;
  summary: string;
  makes: readonly string[];
};

/** Content of /aptech-technology-camp. */
export type TechnologyCamp = {
  lead: string;
  intro: readonly string[];
  tracks: readonly CampTrack[];
  day: readonly { title: string; text: string }[];
  parents: readonly { question: string; answer: string }[];
  sample?: true;
};

export const getTechnologyCamp = (): TechnologyCamp => technologyCamp;
