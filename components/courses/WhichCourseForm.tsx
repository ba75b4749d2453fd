import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { Button } from '@/components/ui/Button';
import chipStyles from '@/components/ui/Chip.module.css';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Select } from '@/components/ui/Input';
import { Link } from '@/components/ui/Link';
import { ChoiceChip } from '@/components/ui/RadioChips';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { getWhichCourse, type WhichCourseAnswers } from '@/lib/server/catalogue/which-course';
import styles from './WhichCourse.module.css';

type QuestionProps = { name: 'done' | 'likes' | 'length' | 'when'; answer: string | undefined };

const Question = ({ name, answer }: QuestionProps) => (
  <fieldset className="cluster gap-2">
    <legend>{words.whichCourse[name]}</legend>
    {getWhichCourse()[name].map(({ key, label }) => (
      <ChoiceChip key={key} type="radio" name={name} value={key} defaultChecked={key === answer}>
        {label}
      </ChoiceChip>
    ))}
    {name === 'when' && <p className="muted full">{words.whichCourse.whenNote}</p>}
  </fieldset>
);

type WhichCourseFormProps = {
  cities: readonly { key: string; label: string }[];
  answers: WhichCourseAnswers;
};

export const WhichCourseForm = ({ cities, answers }: WhichCourseFormProps) => (
  <form
    action="/which-course#courses"
    method="get"
    className={cx('surface', columns.from768, styles.form)}
    aria-label={words.whichCourse.heading}
  >
    <Question name="done" answer={answers.done} />
    <Question name="likes" answer={answers.likes} />
    <Question name="length" answer={answers.length} />
    <Question name="when" answer={answers.when} />
    <Select
      label={words.whichCourse.city}
      anyLabel={words.whichCourse.anyCity}
      name="city"
      options={cities}
      defaultValue={answers.city}
      data-city=""
    />
    <Button type="submit">{words.whichCourse.show}</Button>
  </form>
);

/** The first question of /which-course, whose answers are links. */
export const WhichCourseCard = ({ art }: { art: string }) => (
  <div className={styles.container}>
    <div className={cx(grounds.ink, grounds.clip, styles.card)}>
      <div className={cx(artStyles.covered, styles.picture)}>
        <Art name={art} />
      </div>
      <div className={cx('stack gap-3', styles.firstQuestion)}>
        <h3>{words.whichCourse.heading}</h3>
        <p>{words.whichCourse.done}</p>
        <ul className="cluster gap-2">
          {getWhichCourse().done.map(({ key, label }) => (
            <li key={key}>
              <Link href={`/which-course?done=${key}`} className={chipStyles.chip}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
);
