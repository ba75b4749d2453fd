import { ButtonLink } from '@/components/ui/Button';
import { popular } from '@/content/search/popular';
import { AskInstead } from './AskInstead';
import { cx } from '@/components/ui/cx';
import styles from './SearchResults.module.css';

type PopularTopicsProps = { title: string; query?: string };

/** Popular topics and contacts, shown before typing or if nothing was found. */
export const PopularTopics = ({ title, query = '' }: PopularTopicsProps) => (
  <div className={cx('stack gap-4', styles.results)}>
    <h2>{title}</h2>
    <ul className="cluster gap-3">
      {popular.map(({ label, href }) => (
        <li key={href}>
          <ButtonLink href={href} variant="outline">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
    <AskInstead className={cx('cluster taps', styles.ask)} query={query} />
  </div>
);
