import { Button } from '@/components/ui/Button';
import { getWhichCourse, type WhichCourseAnswers } from '@/lib/server/content/which-course';
import { words as pageWords } from '@/content/pages/which-course';
import { withFacts } from '@/lib/server/content/facts';
import { cx } from '@/components/ui/cx';
import styles from './WhichCourse.module.css';

const words = withFacts(pageWords);

type Option = { key: string; label: string };
type QuestionProps = {
  name: string;
  label: string;
  options: readonly Option[];
  /** Text of the option for no answer; absent for required questions. */
  none: string;
  required?: boolean;
  answer?: string | undefined;
  /** True for the city question, whose answer the device remembers. */
  isCity?: boolean;
};

const Question = ({ name, label, options, none, required, answer = '', isCity }: QuestionProps) => (
  <div className="stack gap-1">
    <label htmlFor={`which-${name}`} className="strong">
      {label}
    </label>
    <select
      id={`which-${name}`}
      name={name}
      required={required}
      defaultValue={answer}
      className={styles.select}
      {...(isCity && { 'data-city': '' })}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);

type WhichCourseFormProps = {
  /** The cities with a centre. */
  cities: readonly Option[];
  answers?: WhichCourseAnswers;
};

/** The questions; submits to /which-course. */
export function WhichCourseForm({ cities, answers = {} }: WhichCourseFormProps) {
  const { done, likes, length, when } = getWhichCourse();
  return (
    <form
      action="/which-course"
      method="get"
      className={cx('stack gap-4', styles.form)}
      aria-label={words.heading}
    >
      <Question
        name="done"
        label={words.done}
        options={done}
        none={words.choose}
        required
        answer={answers.done}
      />
      <Question
        name="likes"
        label={words.likes}
        options={likes}
        none={words.choose}
        required
        answer={answers.likes}
      />
      <Question
        name="length"
        label={words.length}
        options={length}
        none={words.anyLength}
        answer={answers.length}
      />
      <Question name="when" label={words.when} options={when} none={words.anyTime} answer={answers.when} />
      <Question
        name="city"
        label={words.city}
        options={cities}
        none={words.anyCity}
        answer={answers.city}
        isCity
      />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
