import type { Certificates } from '@/lib/content/certificates';
import styles from './Answers.module.css';

type AnswersProps = { answers: Certificates['answers'] };

/** Three short answers, open to read. */
export function Answers({ answers }: AnswersProps) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.question}>
          <dt className="display display-s">{answer.question}</dt>
          <dd>{answer.answer}</dd>
        </div>
      ))}
    </dl>
  );
}
