import { telLink, type Site } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import styles from './Footer.module.css';

const words = getWords('footer');

/** Helpline and head office. */
export function FooterContact({ site }: { site: Site }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{words.talkToUs}</h2>
      <address className="stack gap-3">
        <p className={styles.helpline}>
          <a href={telLink(site.helpline)}>{site.helpline}</a>
        </p>
        <p>
          {site.headOffice.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </p>
      </address>
    </div>
  );
}
