import { Art } from '@/components/art/Art';
import { words } from '@/content/pages/registration';
import { cx } from '@/components/ui/cx';
import aside from './RegistrationForm.module.css';
import styles from './Result.module.css';

const steps = [
  { title: words.youApply, text: words.youApplyText },
  {
    title: words.ourTeamReviews,
    text: words.ourTeamReviewsText,
  },
  {
    title: words.yourVipEPassArrives,
    text: words.yourVipEPassArrivesText,
  },
];

type WhatNextProps = {
  eventsEmail: string;
  /** Time until the team's reply; absent once the event is over. */
  answer?: string | undefined;
};

/** The steps of a VIP application, where other forms have the pass preview. */
export function WhatNext({ eventsEmail, answer }: WhatNextProps) {
  return (
    <div className={aside.stickyAside}>
      <div className={cx('rounded', styles.card)}>
        <div className={cx('covered', styles.art)}>
          <Art name="pages/vision-vip" />
        </div>
        <h2 className={styles.title}>{words.whatHappensNext}</h2>
        <ol className={cx('stack gap-4', styles.whatNextSteps)}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
              {index === 1 && answer && <span> {answer}</span>}
            </li>
          ))}
        </ol>
        <p className={cx('on-signal small anywhere', styles.contact)}>
          {words.questions} <a href={`mailto:${eventsEmail}`}>{eventsEmail}</a>
        </p>
      </div>
    </div>
  );
}
