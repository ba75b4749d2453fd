import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/content/words';
import { WhichCourseForm, type WhichCourseFormProps } from './WhichCourseForm';

const words = getWords('which-course');

/** The questions on another page; /which-course answers them. */
export const WhichCourseSection = ({ cities }: Pick<WhichCourseFormProps, 'cities'>) => (
  <Section tone="white" title={words.heading} intro={words.lead}>
    <WhichCourseForm cities={cities} />
  </Section>
);
