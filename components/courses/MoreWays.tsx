import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { fillFacts } from '@/lib/server/content/facts';
import { words } from '@/content/pages/courses';
import { cx } from '@/components/ui/cx';
import styles from './CourseDetail.module.css';

const ways = [
  { title: fillFacts(words.cardsTitle), text: words.cardsText, href: '/short-courses' },
  { title: words.detailTitle, text: words.detailText, href: '/courses-details' },
  { title: words.classTitle, text: words.classText, href: '/batches' },
];

/** Links to courses without a category, each as wide as the grid. */
export const MoreWays = () => (
  <ul className={cx('stack gap-grid columns-960', styles.ways)}>
    {ways.map(({ title, text, href }) => (
      <li key={href} className="stack">
        <h3>
          <Link href={href} className="stretched plain">
            {title}
          </Link>
        </h3>
        <p>{text}</p>
        <Icon name="arrow" className={styles.moreWaysArrow} />
      </li>
    ))}
  </ul>
);
