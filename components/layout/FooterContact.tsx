import { telLink, type Site } from '@/lib/content/site';
import { messages } from './messages';
import styles from './Footer.module.css';

/** Helpline and head office. */
export function FooterContact({ site }: { site: Site }) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{messages.talkToUs}</h2>
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
