import type { ReactNode } from 'react';
import { FeeBox } from '@/components/ui/Fee';
import { FactList } from '@/components/ui/FactList';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { feeTexts, lengthLine, type CourseFacts, type Fee } from '@/lib/server/content/catalogue';
import { askHref, courseChat, type EnquiryCode } from '@/lib/server/content/courses';
import { cx } from '@/components/ui/cx';
import styles from './FactBox.module.css';

const feeTerms = ({ registration, instalments }: Fee) => {
  const once = registration > 0 ? `PKR ${registration.toLocaleString('en-PK')}` : '';
  const paid =
    instalments === 1
      ? `One payment${once && `, with ${once} for registration`}`
      : `${instalments} monthly payments${once && `, and ${once} once for registration`}`;
  return `${paid}. Your centre confirms the exact fee in writing before you pay.`;
};

type Asked = { slug: string; title: string; enquire: EnquiryCode };
type FactBoxProps = {
  course: Asked;
  facts: CourseFacts;
  /** Target group, if content names one. */
  forWhom?: string | undefined;
  /** The next classes of the course. */
  classes?: ReactNode;
};

const AskTheFee = ({ course }: { course: Asked }) => (
  <span className="cluster gap-4 taps">
    <a href={askHref(course)}>
      Ask about the fee
      <span className="visuallyHidden">: {course.title}</span>
    </a>
    <ExternalLink href={courseChat(course.title)}>WhatsApp</ExternalLink>
  </span>
);

/** Fee and facts of any kind of course, the same everywhere, with its next classes. */
export const FactBox = ({ course, facts, forWhom, classes }: FactBoxProps) => (
  <div className="stack gap-5">
    {facts.fee && <FeeBox texts={feeTexts(facts)}>{feeTerms(facts.fee)}</FeeBox>}
    <FactList
      facts={[
        { label: 'Course duration', value: lengthLine(facts) },
        { label: 'Class duration', value: facts.classes },
        { label: 'Hours a week', value: !facts.classes && `${facts.hoursAWeek} hours` },
        { label: 'For', value: forWhom },
        { label: 'You need', value: facts.needs },
        { label: 'Leads to', value: facts.leadsTo },
        { label: 'Fee', value: !facts.fee && <AskTheFee course={course} /> },
      ]}
    />
    {classes}
  </div>
);

/** The fact box of a card, initially closed. */
export const FoldedFacts = (box: Pick<FactBoxProps, 'course' | 'facts'>) => (
  <details className="small">
    <summary className="opens">
      Fee, length and what you need
      <span className="visuallyHidden">: {box.course.title}</span>
    </summary>
    <FactBox {...box} />
  </details>
);

/** Length (unless the card shows it already) and fee at the foot of a card. */
export function CardFee({ facts, withLength }: Pick<FactBoxProps, 'facts'> & { withLength: boolean }) {
  const [first = 'Ask about the fee', second] = feeTexts(facts);
  return (
    <p className={cx('stack', styles.cardFee)}>
      {withLength && <span>{facts.length}</span>}
      <span className={styles.cardSum}>{first}</span>
      {second && <span className="muted small">{second}</span>}
    </p>
  );
}
