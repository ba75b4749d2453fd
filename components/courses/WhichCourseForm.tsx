import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { Button } from '@/components/ui/Button';
import chipStyles from '@/components/ui/Chip.module.css';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Select } from '@/components/ui/Input';
import { Link } from '@/components/ui/Link';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { getWhichCourse, type WhichCourseAnswers } from '@/lib/server/catalogue/which-course';
import styles from './WhichCourse.module.css';

type Option = { key: string; label: string };
type QuestionProps = { name: 'done' | 'likes' | 'length' | 'when'; answer: string | undefined };

const Question = ({ name, answer }: QuestionProps) => (
  <fieldset className="cluster gap-2">
    <legend className={styles.legend}>{words.whichCourse[name]}</legend>
    {getWhichCourse()[name].map(({ key, label }) => (
      <label key={key} className={cx(chipStyles.chip, chipStyles.choice)}>
        <input
          type="radio"
          name={name}
          value={key}
          defaultChecked={key === answer}
          className="visuallyHidden"
        />
        {label}
      </label>
    ))}
    {name === 'when' && <p className={styles.note}>{words.whichCourse.whenNote}</p>}
  </fieldset>
);

type WhichCourseFormProps = {
  cities: readonly Option[];
  answers: WhichCourseAnswers;
};

/** The questions, all optional; submits to the courses of /which-course. */
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
    <p className="stack gap-1">
      <label htmlFor="which-city" className="strong">
        {words.whichCourse.city}
      </label>
      <Select id="which-city" name="city" defaultValue={answers.city} data-city="">
        <option value="">{words.whichCourse.anyCity}</option>
        {cities.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </p>
    <Button type="submit">{words.whichCourse.show}</Button>
  </form>
);

/** The first question of /which-course, each answer a link, below a picture or, on a wide card, beside it. */
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
