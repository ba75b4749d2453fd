import { Button } from '@/components/ui/Button';
import { getSite, telLink } from '@/lib/content/site';
import { messages } from './messages';
import styles from './Failure.module.css';

export type FailureProps = {
  error: unknown;
  retry: () => void;
};

/** The digest that the server has logged with the error; the error's message is not shown. */
const referenceOf = (error: unknown) =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;

/** Shown when a page fails: the heading of the specification, and four ways to go on. */
export function Failure({ error, retry }: FailureProps) {
  const { helpline } = getSite();
  const reference = referenceOf(error);
  return (
    <div className={styles.failure}>
      <div className={styles.mark} aria-hidden="true" />
      <h1 tabIndex={-1}>{messages.unexpectedApplicationError}</h1>
      <p className={styles.lead}>{messages.explanation}</p>
      <div className={styles.ways}>
        <Button onClick={retry}>{messages.tryAgain}</Button>
        {/* A full page load, so that no broken client state remains. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a href="/" className={styles.way}>
          {messages.goToTheHomePage}
        </a>
        <a href={telLink(helpline)} className={styles.way}>
          {messages.call(helpline)}
        </a>
      </div>
      {typeof reference === 'string' && (
        <p className="muted small">
          {messages.reference} <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
