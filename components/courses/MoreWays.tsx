import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import styles from './MoreWays.module.css';

type MoreWaysProps = { ways: readonly { title: string; text: string; href: string }[] };

/** Other links to courses, each as wide as the grid. */
export const MoreWays = ({ ways }: MoreWaysProps) => (
  <ul className={styles.ways}>
    {ways.map(({ title, text, href }) => (
      <li key={href} className="stack">
        <h3>
          <Link href={href} className="stretched plain">
            {title}
          </Link>
        </h3>
        <p>{text}</p>
        <Icon name="arrow" className={styles.arrow} />
      </li>
    ))}
  </ul>
);
