import { Link } from '@/components/ui/Link';
import { MarkedSteps } from '@/components/ui/Lists';
import type { Programme } from '@/lib/server/content/programmes';
import { cx } from '@/components/ui/cx';
import styles from './CategoryPanel.module.css';

type AfterCardsProps = { steps: Programme['after'] };

/** Prospects after a diploma, as steps on the yellow line. */
export const AfterCards = ({ steps }: AfterCardsProps) => (
  <MarkedSteps>
    {steps.map((step) => (
      <li key={step.title}>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
        <Link href={step.href} className={cx('tap strong', styles.afterLink)}>
          {step.link}
        </Link>
      </li>
    ))}
  </MarkedSteps>
);
