import { Art } from '@/components/art/Art';
import hang from './Hang.module.css';
import styles from './WhatNext.module.css';

const steps = [
  { title: 'You apply', text: 'It takes about two minutes. Have a photo of yourself ready.' },
  {
    title: 'Our team reviews',
    text: 'Every application is read by a person. Nothing more is needed from you.',
  },
  {
    title: 'Your VIP e-Pass arrives',
    text: 'On approval you get a confirmation e-mail with the pass attached.',
  },
];

type WhatNextProps = {
  eventsEmail: string;
  /** Within how many days the team answers. */
  answer: string;
};

/** The steps of a VIP application, in the place where the other forms have the pass preview. */
export function WhatNext({ eventsEmail, answer }: WhatNextProps) {
  return (
    <div className={hang.hang}>
      <div className={styles.card}>
        <div className={styles.art}>
          <Art name="pages/vision-vip" priority />
        </div>
        <h2 className={styles.title}>What happens next</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <strong>{title}</strong>
              {text}
              {index === 1 && ` ${answer}`}
            </li>
          ))}
        </ol>
        <p className={styles.contact}>
          Questions? <a href={`mailto:${eventsEmail}`}>{eventsEmail}</a>
        </p>
      </div>
    </div>
  );
}
