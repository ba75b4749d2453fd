import type { TechnologyCamp } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';

type CampQuestionsProps = { questions: TechnologyCamp['parents'] };

/** Questions of parents with answers. */
export const CampQuestions = ({ questions }: CampQuestionsProps) => (
  <dl className={cx('stack columns-768', styles.questions)}>
    {questions.map(({ question, answer }) => (
      <div key={question}>
        <dt className="display card-title">{question}</dt>
        <dd>{answer}</dd>
      </div>
    ))}
  </dl>
);
