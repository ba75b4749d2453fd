import { Button } from '@/components/ui/Button';
import { getSite, telLink } from '@/lib/content/site';
import styles from './Failure.module.css';

export type FailureProps = {
  error: unknown;
  retry: () => void;
};

/** The digest that the server has logged with the error; the error's message is not shown. */
const referenceOf = (error: unknown) =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'digest') : undefined;

/** Shown when a page fails (docs/product/pages.md#p26; docs/product/choices.md#c23): the specified heading and four links. */
export function Failure({ error, retry }: FailureProps) {
  const { helpline } = getSite();
  const reference = referenceOf(error);
  return (
    <div className={styles.failure}>
      <div className={styles.mark} aria-hidden="true" />
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className={styles.lead}>
        This page did not load. It is our fault, not yours. Often it works the second time; if not, call us
        and we help you right away.
      </p>
      <div className={styles.ways}>
        <Button onClick={retry}>Try again</Button>
        {/* A full page load, so that no broken client state remains. */}
        {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
        <a href="/" className={styles.way}>
          Go to the home page
        </a>
        <a href={telLink(helpline)} className={styles.way}>
          Call {helpline}
        </a>
      </div>
      {typeof reference === 'string' && (
        <p className="muted small">
          Reference for our team: <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
