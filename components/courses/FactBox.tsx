import type { ReactNode } from 'react';
import { Facts } from '@/components/ui/Facts';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { feeTexts, lengthLine, type CourseFacts, type Fee } from '@/lib/server/content/catalogue';
import { askHref, type EnquiryCode } from '@/lib/server/content/courses';
import { whatsappLink } from '@/lib/shared/content/site';
import { cx } from '@/components/ui/cx';
import { messages } from './messages';
import styles from './FactBox.module.css';

type Asked = { slug: string; title: string; enquire: EnquiryCode };
type FactBoxProps = {
  course: Asked;
  facts: CourseFacts;
  /** Who it is for, where the content says it. */
  forWhom?: string | undefined;
  /** The next classes of the course. */
  classes?: ReactNode;
};

function FeeBox({ fee, months }: { fee: Fee; months: number | undefined }) {
  const [first, second] = feeTexts({ fee, ...(months && { months }) });
  const { registration, instalments } = fee;
  return (
    <div className={cx('panel on-signal', styles.box)}>
      <p className={styles.fee}>
        <span className="visuallyHidden">{messages.fee}: </span>
        {first}
      </p>
      <p>
        {second && <span className="strong">{second}. </span>}
        <span>{messages.feeTerms(registration, instalments)}</span>
      </p>
    </div>
  );
}

const AskTheFee = ({ course }: { course: Asked }) => (
  <span className="cluster gap-4 taps">
    <a href={askHref(course)}>
      {messages.askTheFee}
      <span className="visuallyHidden">: {course.title}</span>
    </a>
    <ExternalLink href={whatsappLink(messages.whatsappText(course.title))}>{messages.whatsapp}</ExternalLink>
  </span>
);

/** The fee and the facts of a course of any kind, the same everywhere, with its next classes. */
export const FactBox = ({ course, facts, forWhom, classes }: FactBoxProps) => (
  <div className="stack gap-5">
    {facts.fee && <FeeBox fee={facts.fee} months={facts.months} />}
    <Facts
      facts={[
        { label: messages.courseDuration, value: lengthLine(facts) },
        { label: messages.classDuration, value: facts.classes },
        { label: messages.hoursAWeek, value: !facts.classes && messages.hours(facts.hoursAWeek) },
        { label: messages.for, value: forWhom },
        { label: messages.whoMayJoin, value: facts.needs },
        { label: messages.leadsTo, value: facts.leadsTo },
        { label: messages.fee, value: !facts.fee && <AskTheFee course={course} /> },
      ]}
    />
    {classes}
  </div>
);

/** The fact box of a card, closed at first. */
export const FoldedFacts = (box: FactBoxProps) => (
  <details className="small">
    <summary className="opens">
      {messages.lengthAndFee}
      <span className="visuallyHidden">: {box.course.title}</span>
    </summary>
    <FactBox {...box} />
  </details>
);

/** Length and fee at the foot of a card. */
export function CardFee({ facts }: Pick<FactBoxProps, 'facts'>) {
  const [first, second] = facts.fee ? feeTexts({ ...facts, fee: facts.fee }) : [messages.askTheFee];
  return (
    <p className={styles.cardFee}>
      <span>{facts.length}</span>
      <span className={styles.cardSum}>{first}</span>
      {second && <span className="muted small">{second}</span>}
    </p>
  );
}
