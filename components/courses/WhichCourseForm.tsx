import { Select } from '@/components/ui/Input';
import { words } from '@/content/pages/which-course';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { getWhichCourse, type WhichCourseAnswers } from '@/lib/server/content/which-course';
import styles from './WhichCourse.module.css';

type Option = { key: string; label: string };
type QuestionProps = { name: 'done' | 'likes' | 'length' | 'when'; answer: string | undefined };

const Question = ({ name, answer }: QuestionProps) => (
  <fieldset className="cluster gap-2">
    <legend className={styles.legend}>{words[name]}</legend>
    {getWhichCourse()[name].map(({ key, label }) => (
      <label key={key} className="chip">
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
    {name === 'when' && <p className={styles.note}>{words.noSundays}</p>}
  </fieldset>
);

type WhichCourseFormProps = {
  /** The cities with a centre. */
  cities: readonly Option[];
  answers: WhichCourseAnswers;
};

/** The questions, all optional; submits to the courses of /which-course. */
export const WhichCourseForm = ({ cities, answers }: WhichCourseFormProps) => (
  <form
    action="/which-course#courses"
    method="get"
    className={cx('stack gap-5', styles.form)}
    aria-label={words.heading}
  >
    <Question name="done" answer={answers.done} />
    <Question name="likes" answer={answers.likes} />
    <Question name="length" answer={answers.length} />
    <Question name="when" answer={answers.when} />
    <p className="stack gap-2">
      <label htmlFor="which-city" className={styles.legend}>
        {words.city}
      </label>
      <Select id="which-city" name="city" defaultValue={answers.city} className={styles.select} data-city="">
        <option value="">{words.anyCity}</option>
        {cities.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </p>
    <Button type="submit">{words.show}</Button>
  </form>
);
