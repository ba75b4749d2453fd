import { Link } from '@/components/ui/Link';
import type { SearchHit } from '@/lib/shared/search/results';
import { AskInstead } from './AskInstead';
import styles from './SearchResults.module.css';

type SearchAnswersProps = { answers: readonly SearchHit[]; query: string };

/** Answers on /search, in full, with further pages and contacts. */
export const SearchAnswers = ({ answers, query }: SearchAnswersProps) => (
  <section className={styles.answers} aria-label="Answers">
    {answers.map(({ href, title, text, links = [] }) => (
      <article key={href} className={styles.answer}>
        <span className={styles.kind}>Answer</span>
        <h2>
          <Link href={href} className="link">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        {links.length > 0 && (
          <p className={styles.ask}>
            {links.map((link) => (
              <Link key={link.href} href={link.href}>
                {link.label}
              </Link>
            ))}
          </p>
        )}
      </article>
    ))}
    <AskInstead className={styles.ask} query={query} />
  </section>
);
