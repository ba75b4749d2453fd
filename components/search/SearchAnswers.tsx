import { Link } from '@/components/ui/Link';
import type { SearchHit } from '@/lib/shared/search/results';
import { AskInstead } from './AskInstead';
import { cx } from '@/components/ui/cx';
import styles from './SearchResults.module.css';

type SearchAnswersProps = { answers: readonly SearchHit[]; query: string };

/** Answers on /search, in full, with further pages and contacts. */
export const SearchAnswers = ({ answers, query }: SearchAnswersProps) => (
  <section className={cx('stack gap-4', styles.answers)} aria-label="Answers">
    {answers.map(({ href, title, text, links = [] }) => (
      <article key={href} className={cx('stack gap-2 on-white', styles.answer)}>
        <span className={cx('pill', styles.kind)}>Answer</span>
        <h2>
          <Link href={href} className="link">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        {links.length > 0 && (
          <p className={cx('cluster taps', styles.ask)}>
            {links.map((link) => (
              <Link key={link.href} href={link.href}>
                {link.label}
              </Link>
            ))}
          </p>
        )}
      </article>
    ))}
    <AskInstead className={cx('cluster taps', styles.ask)} query={query} />
  </section>
);
