import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import type { HomeStep } from '@/lib/server/content/information';
import { words as pageWords } from '@/content/pages/home';
import { withFacts } from '@/lib/server/content/facts';
import { cx } from '@/components/ui/cx';
import styles from './NextSteps.module.css';

const words = withFacts(pageWords);

/** Four steps on one yellow line. */
export function NextSteps({ steps }: { steps: readonly HomeStep[] }) {
  return (
    <Section title={words.stepsTitle}>
      <ol className={cx('stack columns-768', styles.path)}>
        {steps.map(({ title, text, href, link }) => (
          <li key={title} className={cx('stack', styles.step)}>
            <span className={styles.mark} aria-hidden="true" />
            <h3>{title}</h3>
            <p className="muted">{text}</p>
            <p>
              <Link href={href} className={styles.link}>
                {link}
              </Link>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
