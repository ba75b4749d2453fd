import type { ReactNode } from 'react';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import cardStyles from '@/components/ui/Card.module.css';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import { FactList } from '@/components/ui/Lists';
import { OfficeHours } from '@/components/ui/OfficeHours';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Fee } from '@/content/schema/course-facts';
import { lengthLine, type CatalogueCourse, type CourseFacts } from '@/lib/server/catalogue/catalogue';
import { askHref, courseChat } from '@/lib/server/catalogue/courses';
import { feeParts, feeTexts, formatAmount, paymentsText } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './FactBox.module.css';

/** Fee, total (`feeParts` sets their order) and how it is paid, or `terms`. */
function FeeBox({ facts, fee, terms }: { facts: CourseFacts; fee: Fee; terms: ReactNode }) {
  const [, totalText] = feeTexts([facts]);
  const [mainFee] = feeParts([facts]);
  if (!mainFee) return null;
  return (
    <div className={styles.fee}>
      <p className={cx('cluster gap-1', textStyles.anywhere, styles.firstFee)}>
        <span className="visuallyHidden">Fee: </span>
        {formatAmount(mainFee.amount)}
        <span className={cx('small', textStyles.regular)}>{` ${mainFee.unit}`}</span>
      </p>
      <p className={cx('small', styles.terms)}>
        {terms ?? (
          <>
            {totalText && <span className="strong">{`${totalText}. `}</span>}
            <span>{`${paymentsText(fee)}. ${words.saved.confirms}`}</span>
          </>
        )}
      </p>
    </div>
  );
}

type FactBoxProps = {
  course: Pick<CatalogueCourse, 'slug' | 'title' | 'enquire' | 'facts'>;
  forWhom?: string | undefined;
  /** Name in the button, as in `Ask about HDSE`; without it there are no buttons. */
  askAbout?: string;
  terms?: ReactNode;
  classes?: ReactNode;
};

const AskAboutFee = ({ course }: Pick<FactBoxProps, 'course'>) => (
  <a href={askHref(course)}>
    {words.courses.feeLink}
    <span className="visuallyHidden">: {course.title}</span>
  </a>
);

export const FactBox = ({ course, forWhom, askAbout, terms, classes }: FactBoxProps) => {
  const { facts } = course;
  const shownFacts = [
    { label: 'Course duration', value: lengthLine(facts) },
    { label: 'Class duration', value: facts.classes ?? `${facts.hoursAWeek} hours a week` },
    { label: 'For', value: forWhom },
    { label: 'You need', value: facts.needs },
    { label: 'Leads to', value: facts.leadsTo },
    { label: 'Fee', value: facts.fee ? undefined : <AskAboutFee course={course} /> },
  ];
  return (
    <div className={cx('stack', styles.factBox)}>
      <div className="stack gap-4">
        {facts.fee && <FeeBox facts={facts} fee={facts.fee} terms={terms} />}
        {askAbout && (
          <Buttons>
            <ButtonLink href={askHref(course)}>{`Ask about ${askAbout}`}</ButtonLink>
            <ButtonLink href={courseChat(course.title)} variant="whatsapp" />
          </Buttons>
        )}
        {askAbout && <OfficeHours />}
      </div>
      <FactList facts={shownFacts} className={cx(columns.grid, styles.facts)} />
      {classes}
    </div>
  );
};

export const FoldedFacts = ({ course }: Pick<FactBoxProps, 'course'>) => (
  <Fold title="Fee, length and what you need" about={course.title} className="small">
    <FactBox course={course} />
  </Fold>
);

export function LengthAndFee({ facts, withLength }: { facts: CourseFacts; withLength: boolean }) {
  const [first = words.courses.feeLink, second = facts.fee && 'in one payment'] = feeTexts([facts]);
  return (
    <p className={cx('stack', cardStyles.foot, styles.lengthAndFee)}>
      {withLength && <span>{facts.length}</span>}
      <span className={cx('strong', styles.cardSum)}>{first}</span>
      {second && <span className="muted small">{second}</span>}
    </p>
  );
}
