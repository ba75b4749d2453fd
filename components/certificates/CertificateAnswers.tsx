import type { Certificates } from '@/lib/server/content/information';
import styles from './CertificateAnswers.module.css';

type CertificateAnswersProps = { answers: Certificates['answers'] };

/** Three short questions with their answers shown. */
export function CertificateAnswers({ answers }: CertificateAnswersProps) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.question} className="stack gap-2">
          <dt className="display card-title">{answer.question}</dt>
          <dd>{answer.answer}</dd>
        </div>
      ))}
    </dl>
  );
}
