import { Art } from '@/components/art/Art';
import { words as pageWords } from '@/content/pages/registration';
import { withFacts } from '@/lib/server/content/facts';
import aside from './StickyAside.module.css';
import styles from './WhatNext.module.css';

const words = withFacts(pageWords);

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
      <div className={styles.card}>
        <div className={styles.art}>
          <Art name="pages/vision-vip" />
        </div>
        <h2 className={styles.title}>{words.whatHappensNext}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
              {index === 1 && answer && <span> {answer}</span>}
            </li>
          ))}
        </ol>
        <p className={styles.contact}>
          {words.questions} <a href={`mailto:${eventsEmail}`}>{eventsEmail}</a>
        </p>
      </div>
    </div>
  );
}
