import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import type { Home } from '@/lib/server/content/information';
import { words } from '@/content/pages/home';
import { tileFee } from './tile-fee';
import { cx } from '@/components/ui/cx';
import styles from './CareerCourses.module.css';

type CareerCoursesProps = {
  home: Home;
  /** The picture without a link. */
  question: ReactNode;
};

/** Five image links (the one to the home page opens the enquiry form) and one image without a link, as specified. */
export function CareerCourses({ home, question }: CareerCoursesProps) {
  return (
    <Section title={words.careerTitle} intro={words.careerText}>
      <ul className={cx('stack gap-grid', styles.grid)}>
        {home.careers.map(({ title, text, href, art, facts }) => (
          <Card key={href} className={styles.tile}>
            <Link href={href} className={cx('stretched plain', styles.link)}>
              <span className={styles.art}>
                <Art name={art} className="cover" />
              </span>
              <span className={cx('column gap-1', styles.words)}>
                <span className={cx('row gap-2 between', styles.title)}>
                  {title}
                  <Icon name="arrow" className={styles.arrow} />
                </span>
                <span className={cx('muted', styles.text)}>{text}</span>
                <span className={cx('muted', styles.facts)}>{facts.join(' · ')}</span>
                {tileFee(href).map((fee, index) => (
                  <span
                    key={fee}
                    className={index === 0 ? cx('strong', styles.fee) : cx('muted', styles.sum)}
                  >
                    {fee}
                  </span>
                ))}
              </span>
            </Link>
          </Card>
        ))}
        <li className={styles.question}>{question}</li>
      </ul>
    </Section>
  );
}
