import type { Policy, PolicySection } from '@/lib/server/content/information';
import { PolicyTable } from './PolicyTable';
import { cx } from '@/components/ui/cx';
import styles from './Policy.module.css';

type PolicyTextProps = { policy: Policy; updated: string };

/** A policy: summary, table of contents, and numbered sections. */
export function PolicyText({ policy, updated }: PolicyTextProps) {
  return (
    <div className={cx('stack gap-7 columns-960', styles.policy)}>
      <aside className="stack gap-5" aria-labelledby="in-short">
        <div className={cx('on-signal', styles.short)}>
          <h2 id="in-short">In short</h2>
          <ul>
            {policy.short.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <nav aria-label="On this page" className={cx('sticky-960', styles.index)}>
          <ol className="stack links">
            {policy.sections.map((section) => (
              <li key={section.slug}>
                <a href={`#${section.slug}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="muted small">{`Last changed on ${updated}`}</p>
      </aside>
      <div className={styles.sections}>
        {policy.sections.map((section) => (
          <Part key={section.slug} section={section} />
        ))}
      </div>
    </div>
  );
}

function Part({ section }: { section: PolicySection }) {
  return (
    <section id={section.slug} className={cx('stack gap-4', styles.section)}>
      <h2>{section.title}</h2>
      {section.paragraphs?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {section.points && (
        <ul>
          {section.points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {section.table && <PolicyTable table={section.table} />}
    </section>
  );
}
