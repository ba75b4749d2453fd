import type { ReactNode } from 'react';
import { Facts } from '@/components/ui/Facts';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { feeText, type CourseFacts, type Fee } from '@/lib/content/course-facts';
import { askHref, type EnquiryCode } from '@/lib/content/courses';
import { whatsappLink } from '@/lib/content/site';
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

const FeeLines = ({ fee }: { fee: Fee }) => (
  <>
    <span className={styles.fee}>{feeText(fee)}</span>
    <span className={styles.terms}>{messages.feeTerms(fee.registration, fee.instalments)}</span>
  </>
);

const AskTheFee = ({ course }: { course: Asked }) => (
  <span className="cluster gap-4 taps">
    <a href={askHref(course)}>
      {messages.askTheFee}
      <span className="visuallyHidden">: {course.title}</span>
    </a>
    <ExternalLink href={whatsappLink(messages.whatsappText(course.title))}>{messages.whatsapp}</ExternalLink>
  </span>
);

/** The facts of a course of any kind, the same everywhere, with its next classes. */
export const FactBox = ({ course, facts, forWhom, classes }: FactBoxProps) => (
  <div className="stack gap-5">
    <Facts
      facts={[
        { label: messages.courseDuration, value: facts.length },
        { label: messages.classDuration, value: facts.classes },
        { label: messages.hoursAWeek, value: messages.hours(facts.hoursAWeek) },
        { label: messages.for, value: forWhom },
        { label: messages.whoMayJoin, value: facts.needs },
        { label: messages.leadsTo, value: facts.leadsTo },
        {
          label: messages.fee,
          value: facts.fee ? <FeeLines fee={facts.fee} /> : <AskTheFee course={course} />,
        },
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
