import { SelectField, type Option } from '@/components/forms/SelectField';
import { NumberedSteps } from '@/components/ui/Lists';
import type { FeedbackContent } from '@/lib/server/content/information';
import { scaleOf, scales, type Question } from '@/lib/shared/feedback/fields';
import { cx } from '@/components/ui/cx';
import styles from './Feedback.module.css';

export type QuestionsProps = {
  questions: FeedbackContent['questions'];
  /** Names of the four parts of q3, in order. */
  parts: readonly string[];
};

const optionsOf = (name: Question): Option[] =>
  scales[scaleOf[name]].map((label, index) => ({ value: String(index + 1), label }));

const ScaleSelect = ({ name, label }: { name: Question; label: string }) => (
  <SelectField name={name} label={label} prompt="Select" promptValue="0" options={optionsOf(name)} />
);

/**
 * The eight questions; q3 has four parts with a select each. "Select" has the value 0, which the rules reject; answers
 * start at 1.
 */
export function Questions({ questions, parts }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      <NumberedSteps>
        {Object.entries(questions).map(([name, text]) => (
          <li key={name}>
            {name === 'q3' ? (
              <fieldset className={styles.parts}>
                <legend>{text}</legend>
                <div className={cx('stack columns-600', styles.grid)}>
                  {parts.map((part, index) => (
                    <ScaleSelect key={part} name={`q3o${index + 1}` as Question} label={part} />
                  ))}
                </div>
              </fieldset>
            ) : (
              <ScaleSelect name={name as Question} label={text} />
            )}
          </li>
        ))}
      </NumberedSteps>
    </div>
  );
}
