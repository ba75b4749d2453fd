import { Art } from '@/components/art/Art';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import { getWhichCourse } from '@/lib/server/content/which-course';
import { words } from '@/content/pages/which-course';
import styles from './WhichCourse.module.css';

/**
 * The first question of /which-course next to a picture without a link: above it on narrow screens, otherwise beside
 * it.
 */
export const WhichCourseCard = ({ art }: { art: string }) => (
  <div className={styles.place}>
    <div className={cx('on-ink rounded', styles.card)}>
      <div className={cx('covered', styles.picture)}>
        <Art name={art} />
      </div>
      <div className={cx('stack gap-3', styles.asked)}>
        <h3 className={styles.title}>{words.heading}</h3>
        <p>{words.done}</p>
        <ul className="cluster gap-2">
          {getWhichCourse().done.map(({ key, label }) => (
            <li key={key}>
              <Link href={`/which-course?done=${key}`} className={cx('strong plain', styles.answer)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
);
